import { type Period, spanText } from '@time-traveler/game-core';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { ignoreHeld } from '../Button/press-once';
import { Icon, iconFor } from '../Icon/Icon';
import { isStill } from '../Panel/is-still';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './EraTimeline.module.css';
import marks from './TimelineMark.module.css';

const placeholders = [0, 1, 2, 3, 4];

/** How long the seal of an era takes to its place, in milliseconds: as long as the light of a change of era. */
const TRAVEL_MS = 560;

/** Props of {@link EraTimeline}. */
export interface EraTimelineProps {
  /** The eras, in order. */
  periods: readonly Period[];
  /** Slug of the active era. */
  activeSlug: string;
  /** Slugs of the eras whose visit was closed; their seals have a tick. */
  closed?: readonly string[] | undefined;
  /** Slugs of the eras with a visit that was left before its end; the seals of those that are not closed have a dot. */
  unfinished?: readonly string[] | undefined;
  /**
   * True while the list is loading: five placeholders are shown.
   * @default false
   */
  loading?: boolean | undefined;
  /** Called with the slug of the era that the visitor selects. */
  onSelect?: ((slug: string) => void) | undefined;
}

/** The bar at the bottom: one entry for each era, with icon, name and years. */
export function EraTimeline({
  periods,
  activeSlug,
  closed,
  unfinished,
  loading = false,
  onSelect,
}: EraTimelineProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = list.current;
    const entry = bar?.querySelector('[aria-current]')?.parentElement;
    if (!bar || !entry) return;
    const from = left.current;
    left.current = entry;
    let arrived = from === entry || !bar.contains(from);
    // Called before the next paint too, when the page is laid out anyway. Later entries grow when their typeface arrives,
    // and the bar when a phone is turned.
    const sizes = new ResizeObserver(() => {
      centre(bar, entry);
      if (from && !arrived) travel(from, entry);
      arrived = true;
    });
    for (const sized of [bar, ...bar.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [activeSlug, loading, periods]);
  const markOf = (slug: string) => {
    if (closed?.includes(slug)) return 'closed';
    return unfinished?.includes(slug) ? 'unfinished' : null;
  };
  return (
    <nav aria-busy={loading} aria-label="Eras" className={styles.timeline} data-part="bar">
      <ul className={styles.list} ref={list}>
        {loading
          ? placeholders.map((place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Not a button yet, but a press counts: each place has its era already.
              <li
                className={styles.item}
                data-part="era"
                key={place}
                onClick={() => periods[place] && onSelect?.(periods[place].slug)}
              >
                <span aria-hidden="true" className={clsx(styles.entry, styles.placeholder)}>
                  <span className={styles.seal} />
                  <span className={styles.words}>
                    {/* As high as the real entry, whose name may take two lines. */}
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
              <li className={styles.item} data-part="era" key={period.slug}>
                <button
                  aria-describedby={`${id}-${period.slug}`}
                  aria-current={period.slug === activeSlug ? 'true' : undefined}
                  className={styles.entry}
                  onClick={() => onSelect?.(period.slug)}
                  onKeyDown={ignoreHeld}
                  // A browser does not scroll to an entry that is half visible when Tab reaches it.
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
                    {/* A description, not a part of the name. */}
                    <span aria-hidden="true" className={styles.years} id={`${id}-${period.slug}`}>
                      {/* In a page that is read from right to left, the dash would swap the years. */}
                      <bdi dir="ltr">{years(period)}</bdi>
                      {markOf(period.slug) && (
                        <VisuallyHidden>{`Visit ${markOf(period.slug)}`}</VisuallyHidden>
                      )}
                    </span>
                  </span>
                  {markOf(period.slug) && (
                    <span className={marks.mark} data-mark={markOf(period.slug)} />
                  )}
                </button>
              </li>
            ))}
      </ul>
      {loading ? <VisuallyHidden>Loading the eras</VisuallyHidden> : null}
    </nav>
  );
}

function years(period: Period | undefined): string {
  return period === undefined ? '' : spanText(period.startYear, period.endYear);
}

/** Moves the seal of the new era along the bar, from where the former era has its seal to where it belongs. */
function travel(from: HTMLElement, to: HTMLElement): void {
  if (isStill()) return;
  const seal = to.getElementsByClassName(styles.seal ?? '')[0];
  seal?.animate(
    { translate: [`${from.offsetLeft - to.offsetLeft}px 0`, 'none'] },
    { duration: TRAVEL_MS, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  );
}

/** Scrolls an entry to the middle of the bar. Unlike scrollIntoView, it never scrolls the page. */
function centre(bar: HTMLElement, entry: HTMLElement): void {
  bar.scrollLeft = entry.offsetLeft + entry.offsetWidth / 2 - bar.clientWidth / 2;
}
