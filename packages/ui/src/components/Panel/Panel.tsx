import { clsx } from 'clsx';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import frame from './Frame.module.css';
import styles from './Panel.module.css';
import { isStill } from './is-still';
import { useScrollPlace } from './use-scroll-place';

/** Props of {@link Panel}. */
export interface PanelProps {
  /**
   * Which of the era's two surfaces the panel has.
   * @default 'story'
   */
  tone?: 'story' | 'choices' | undefined;
  /** Id of the heading that names the panel. */
  labelledBy: string;
  /** The content, which scrolls inside the panel on a large screen. */
  children: ReactNode;
  /**
   * The words of the heading of the first aside, for the mark at the panel's foot once nothing else is before it. Without
   * it, or while that heading is visible, the mark has its theme's words.
   */
  below?: string | undefined;
  /** What stays at the panel's foot while the content scrolls. */
  foot?: ReactNode;
  /** A class for the panel itself. */
  className?: string | undefined;
  /** Receives the element that scrolls. */
  scrollerRef?: Ref<HTMLDivElement> | undefined;
}

/** A framed surface and a named region of the page. On a large screen its content scrolls inside it. */
export function Panel({
  tone = 'story',
  labelledBy,
  children,
  below,
  foot,
  className,
  scrollerRef,
}: PanelProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(scrollerRef, () => scroller.current as HTMLDivElement);
  const place = useScrollPlace(scroller);
  // Only what scrolls needs the keyboard, and a stop of the Tab key needs a name.
  const stop =
    place === 'still' ? {} : { 'aria-labelledby': labelledBy, role: 'group', tabIndex: 0 };
  return (
    <section
      aria-labelledby={labelledBy}
      className={clsx(frame.frame, styles.panel, className)}
      data-tone={tone}
    >
      <div className={styles.scroller} data-part="scroller" ref={scroller} {...stop}>
        {children}
      </div>
      {/* For a pointer alone: the keyboard scrolls the text itself. */}
      <button
        aria-hidden="true"
        className={styles.more}
        data-below={below}
        data-mark="more"
        data-shown={place === 'more-below' || undefined}
        onClick={() => readOn(scroller.current)}
        // What is hidden from a screen reader takes no focus.
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
        type="button"
      />
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** Scrolls by most of what is visible, so that the last lines stay in view. */
function readOn(scroller: HTMLElement | null): void {
  scroller?.scrollBy({
    behavior: isStill() ? 'auto' : 'smooth',
    top: scroller.clientHeight * 0.75,
  });
}
