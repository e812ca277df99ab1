import type { ReactNode, Ref } from 'react';
import styles from './Panel.module.css';

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
  return (
    <section aria-labelledby={labelledBy} className={styles.panel} data-tone={tone}>
      {/* Focusable, so that a keyboard can scroll what does not fit. */}
      <div className={styles.scroller} ref={scrollerRef} tabIndex={0}>
        {children}
      </div>
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
