import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import styles from './Panel.module.css';
import { useMoreBelow } from './use-more-below';

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Which of the two surfaces of the era it wears. */
  tone?: 'story' | 'choices';
  /** Id of the heading that names the panel. */
  labelledBy: string;
  /** What scrolls inside the panel where it has a fixed height. */
  children: ReactNode;
  /** What stays at the panel's foot while the rest scrolls. */
  foot?: ReactNode;
  /** The scrolling element, for putting it back to its top. */
  scrollerRef?: Ref<HTMLDivElement>;
}

/** A framed surface of the era with a named region that scrolls by itself on large screens. */
export function Panel({ tone = 'story', labelledBy, children, foot, scrollerRef }: PanelProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(scrollerRef, () => scroller.current as HTMLDivElement);
  const more = useMoreBelow(scroller);
  return (
    <section aria-labelledby={labelledBy} className={styles.panel} data-tone={tone}>
      {/* Focusable, so that a keyboard can scroll what does not fit. */}
      <div className={styles.scroller} ref={scroller} tabIndex={0}>
        {children}
      </div>
      <div
        aria-hidden="true"
        className={styles.more}
        data-mark="more"
        data-shown={more || undefined}
      />
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
