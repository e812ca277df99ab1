import * as Radix from '@radix-ui/react-dialog';
import type { HistoricalContext } from '@time-traveler/game-core';
import { type RefObject, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './ContextDialog.module.css';
import { ModelMark } from '../ModelMark/ModelMark';
import { RichText } from './RichText';

/** Props of {@link ContextDialog}. */
export interface ContextDialogProps {
  /** Whether the modal is open. */
  open: boolean;
  /** The background: its title and its HTML. */
  context: HistoricalContext;
  /** Called when the visitor closes it by a button, Escape or the overlay. */
  onClose: () => void;
  /** What gets the focus back when it closes. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** The historical context modal, at most 80 % of the viewport high (SPEC §2, §9). */
export function ContextDialog({ open, context, onClose, returnFocusTo }: ContextDialogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          aria-describedby={undefined}
          className={styles.content}
          onOpenAutoFocus={(event) => {
            // The text, so that the arrow keys scroll it at once.
            event.preventDefault();
            scroller.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo?.current?.focus();
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
            <Radix.Close className={styles.return}>Return to Story</Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
