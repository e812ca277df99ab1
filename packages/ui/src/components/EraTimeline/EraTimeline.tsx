import { type Period, spanText } from '@time-traveler/game-core';
import { clsx } from 'clsx';
import { memo, useEffect, useId, useRef } from 'react';
import { Icon, iconFor } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './EraTimeline.module.css';

const placeholders = [0, 1, 2, 3, 4];

/** Props of {@link EraTimeline}. */
export interface EraTimelineProps {
  /** The eras in their order. */
  periods: readonly Period[];
  /** Slug of the era that is highlighted. */
  activeSlug: string;
  /** Whether the list is still loading: five placeholders stand in for it. */
  loading?: boolean;
  /** Called with the slug of the era that the visitor picked. */
  onSelect?: (slug: string) => void;
}

/** The bottom bar: one entry for each era with its icon and name (SPEC §2). */
export const EraTimeline = memo(function EraTimeline({
  periods,
  activeSlug,
  loading = false,
  onSelect,
}: EraTimelineProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = list.current;
    const entry = bar?.querySelector('[aria-current]')?.parentElement;
    if (!bar || !entry) return;
    centre(bar, entry);
    // Entries grow when their face arrives, and the bar when a phone is turned.
    const sizes = new ResizeObserver(() => centre(bar, entry));
    for (const sized of [bar, ...bar.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [activeSlug, loading, periods]);
  return (
    <nav aria-busy={loading} aria-label="Eras" className={styles.timeline}>
      <ul className={styles.list} ref={list}>
        {loading
          ? placeholders.map((place) => (
              <li className={styles.item} key={place}>
                <span aria-hidden="true" className={clsx(styles.entry, styles.placeholder)}>
                  <span className={styles.seal} />
                  <span className={styles.words}>
                    {/* As high as the entry that comes, whose name may take two lines. */}
                    <span className={styles.name}>
                      <span className={styles.ghost}>{periods[place]?.name ?? 'Era'}</span>
                    </span>
                    <span className={styles.years}>
                      <span className={styles.ghost}>{years(periods[place])}</span>
                    </span>
                  </span>
                </span>
              </li>
            ))
          : periods.map((period) => (
              <li className={styles.item} key={period.slug}>
                <button
                  aria-describedby={`${id}-${period.slug}`}
                  aria-current={period.slug === activeSlug ? 'true' : undefined}
                  className={styles.entry}
                  onClick={() => onSelect?.(period.slug)}
                  // A browser leaves an entry that is half in sight where it is when Tab reaches it.
                  onFocus={({ currentTarget }) => {
                    const entry = currentTarget.parentElement;
                    if (list.current && entry && currentTarget.matches(':focus-visible')) {
                      centre(list.current, entry);
                    }
                  }}
                  type="button"
                >
                  <span className={styles.seal}>
                    <Icon name={iconFor(period.icon)} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{period.name}</span>
                    {/* Said after the name, not as a part of it. */}
                    <span aria-hidden="true" className={styles.years} id={`${id}-${period.slug}`}>
                      {years(period)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
      </ul>
      {loading ? <VisuallyHidden>Loading the eras</VisuallyHidden> : null}
    </nav>
  );
});

function years(period: Period | undefined): string {
  return period === undefined ? '' : spanText(period.startYear, period.endYear);
}

/** Brings an entry to the middle of the bar; only the bar scrolls, not the page as with scrollIntoView. */
function centre(bar: HTMLElement, entry: HTMLElement): void {
  bar.scrollLeft = entry.offsetLeft + entry.offsetWidth / 2 - bar.clientWidth / 2;
}
