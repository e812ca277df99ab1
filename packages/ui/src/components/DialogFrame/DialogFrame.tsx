import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { countOnce } from '../Button/ignore-second';
import filled from '../Button/FilledButton.module.css';
import quiet from '../Button/QuietButton.module.css';
import frame from '../Panel/Frame.module.css';
import { isStill } from '../Panel/is-still';
import styles from './DialogFrame.module.css';
import sideHead from './SideHead.module.css';
import { DialogPlace } from './dialog-place';

/** A short message about something that the visitor did in a dialog. */
export interface DialogMessage {
  /** One or two sentences of plain text. */
  readonly text: string;
  /** `failure` if it did not work. */
  readonly kind: 'success' | 'failure';
}

/** Props that every dialog passes on to its frame. */
export interface OpenDialogProps {
  /** True while the dialog is open. */
  open: boolean;
  /** Called when the visitor closes the dialog with a button, Escape or a click on the overlay. */
  onClose: () => void;
  /** The element that receives the focus when the dialog closes, unless another one has received it meanwhile. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** Props of {@link DialogFrame}. */
export interface DialogFrameProps extends OpenDialogProps {
  /** The dialog's title, and its accessible name. */
  title: string;
  /** A sentence below the title, which is the dialog's description too. */
  summary?: string | undefined;
  /** The accessible name of the part that scrolls. */
  label: string;
  /** The part that scrolls. */
  children: ReactNode;
  /** The message above the foot, or null if there is none yet. Leave it out if there never is one. */
  message?: DialogMessage | null;
  /** Controls in the foot, before "Return to Story". */
  actions?: ReactNode;
  /**
   * True for content in columns, which needs more than the width of a text.
   * @default false
   */
  wide?: boolean;
  /**
   * True if the scrolling part is a picture, which is shown whole: it fills the height that the rest leaves, and in a
   * low window it is beside the rest.
   * @default false
   */
  pictured?: boolean;
  /** Content below the summary of a pictured dialog, shown if there is room beside the picture. */
  beside?: ReactNode;
  /**
   * True if one of the actions is the dialog's main button, so that "Return to Story" is a quiet one.
   * @default false
   */
  quietReturn?: boolean;
  /** A class for the dialog itself. */
  className?: string | undefined;
}

/** The frame of every dialog: title, ornament, scrolling part and "Return to Story". At most 80 % of the viewport high, or 86 % if it is wide. */
export function DialogFrame({
  open,
  onClose,
  returnFocusTo,
  title,
  summary,
  label,
  children,
  message,
  actions,
  wide = false,
  pictured = false,
  beside,
  quietReturn = false,
  className,
}: DialogFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const place = use(DialogPlace);
  useLayoutEffect(() => {
    const shade = overlay.current;
    return shade && place === null ? () => fadeAway(shade) : undefined;
  }, [open, place]);
  useEffect(() => {
    // The message may take room from the part that scrolls, which in a low window is all of it.
    const { activeElement } = document;
    const dialog = scroller.current?.closest('[role="dialog"]');
    if (message && dialog?.contains(activeElement) === true)
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  const side: Record<string, string | undefined> = wide || pictured ? {} : sideHead;
  // Radix opens in four renders if it has been there before, or if it has to find the body itself, otherwise in two.
  if (!open) return null;
  return (
    <Radix.Root modal={place === null} onOpenChange={(next) => !next && onClose()} open>
      <Radix.Portal container={place ?? document.body}>
        <Radix.Overlay
          className={styles.overlay}
          ref={overlay}
          onClick={({ detail }) => detail <= 1 && onClose()}
          // A press there selects no text below it, and leaves the focus where it is.
          onMouseDown={(event) => event.preventDefault()}
        />
        <Radix.Content
          {...(summary === undefined && { 'aria-describedby': undefined })}
          className={clsx(
            frame.frame,
            styles.content,
            wide && styles.wide,
            pictured && styles.pictured,
            side.content,
            className,
          )}
          // Only a click on the overlay closes it from outside.
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            // The text receives the focus, so that the arrow keys scroll it at once.
            event.preventDefault();
            if (place === null) scroller.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A hurried visitor may have moved on to another control since the dialog has gone.
            const { activeElement, body } = document;
            if (activeElement === null || activeElement === body) returnFocusTo?.current?.focus();
          }}
        >
          <div className={clsx(styles.head, side.head)}>
            <Radix.Title className={clsx(styles.title, side.title)}>{title}</Radix.Title>
            {summary === undefined ? null : (
              <Radix.Description className={styles.summary}>{summary}</Radix.Description>
            )}
            <Radix.Close aria-label="Close" className={styles.close} onClick={countOnce}>
              <Icon height="1.5rem" name="close" width="60%" />
            </Radix.Close>
          </div>
          {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
          {/* Focusable, so that a keyboard can scroll a long text. */}
          <div
            aria-label={label}
            className={clsx(styles.scroller, side.scroller)}
            ref={scroller}
            role="region"
            tabIndex={0}
          >
            {children}
          </div>
          {message === undefined ? null : (
            <p className={styles.message} data-kind={message?.kind} role="status">
              {message?.text}
            </p>
          )}
          <div className={clsx(styles.foot, side.foot)}>
            {actions}
            <Radix.Close
              className={clsx(quietReturn ? quiet.button : filled.button, styles.return)}
              onClick={countOnce}
            >
              <span>Return to Story</span>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Lets the shade of a dialog that has closed fade away. The page below takes presses at once. */
function fadeAway(shade: HTMLElement): void {
  if (isStill()) return;
  const left = shade.cloneNode() as HTMLElement;
  left.dataset['state'] = 'closed';
  left.style.animation = left.style.pointerEvents = 'none';
  document.body.append(left);
  left.animate({ opacity: 0 }, 140).onfinish = () => left.remove();
}
