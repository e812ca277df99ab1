import * as Radix from '@radix-ui/react-dialog';
import type { HistoricalContext } from '@time-traveler/game-core';
import { clsx } from 'clsx';
import { type RefObject, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import filled from '../Panel/FilledButton.module.css';
import frame from '../Panel/Frame.module.css';
import styles from './ContextDialog.module.css';
import { ModelMark } from '../ModelMark/ModelMark';
import { RichText } from './RichText';

/** Props of {@link ContextDialog}. */
export interface ContextDialogProps {
  /** True while the dialog is open. */
  open: boolean;
  /** The background: its title and its HTML, which is sanitised before it is shown. */
  context: HistoricalContext;
  /** Called when the visitor closes the dialog with a button, Escape or a click on the overlay. */
  onClose: () => void;
  /** The element that receives the focus when the dialog closes, unless another one has received it meanwhile. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The historical context modal, at most 80 % of the viewport high. */
export function ContextDialog({ open, context, onClose, returnFocusTo }: ContextDialogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          aria-describedby={undefined}
          className={clsx(frame.frame, styles.content)}
          onOpenAutoFocus={(event) => {
            // The text receives the focus, so that the arrow keys scroll it at once.
            event.preventDefault();
            scroller.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A hurried visitor may have moved on to another control since the dialog has gone.
            const { activeElement, body } = document;
            if (activeElement === null || activeElement === body) returnFocusTo?.current?.focus();
          }}
        >
          <Radix.Title className={styles.title}>{context.title}</Radix.Title>
          <Radix.Close aria-label="Close" className={styles.close}>
            <Icon name="close" />
          </Radix.Close>
          {/* Focusable, so that a keyboard can scroll a long background. */}
          <div
            aria-label="Background"
            className={styles.scroller}
            ref={scroller}
            role="region"
            tabIndex={0}
          >
            {context.origin === 'model' ? <ModelMark subject="This background was" /> : null}
            <RichText html={context.content} />
          </div>
          <div className={styles.foot}>
            <Radix.Close className={clsx(filled.button, styles.return)}>
              Return to Story
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
