import { clsx } from 'clsx';
import type { JournalEntry } from '@time-traveler/game-core/journey';
import { Icon, iconFor } from '../Icon/Icon';
import styles from './JourneyDecisions.module.css';
import { JourneyIcon } from './JourneyIcon';
import parts from './JourneyParts.module.css';
import { pressOnce } from '../Button/press-once';
import quiet from '../Button/QuietButton.module.css';

/** Props of {@link JourneyDecisions}. */
export interface JourneyDecisionsProps {
  /** The decisions in order. */
  entries: readonly JournalEntry[];
  /** The name of the icon of each era, by its slug. */
  icons: Readonly<Record<string, string>>;
  /** Called with the decision that the visitor wants to return to. */
  onReturn: (entry: JournalEntry) => void;
}

/** The decisions, with a heading for each visit to an era. */
export function JourneyDecisions({ entries, icons, onReturn }: JourneyDecisionsProps) {
  if (entries.length === 0) {
    return (
      <p className={styles.empty}>
        Nothing is decided yet. Every choice that you make is written down here.
      </p>
    );
  }
  return (
    <div className={styles.visits}>
      <h3 className={clsx(parts.title, styles.title)}>Decisions</h3>
      {visitsOf(entries).map(({ first, decisions }) => (
        <div aria-label={`${first.eraName}, ${first.year}`} key={first.moment} role="group">
          <h4 className={parts.heading}>
            <Icon name={iconFor(icons[first.eraSlug] ?? '')} />
            <span className={parts.names}>
              <span>{first.eraName}</span> <span className={parts.place}>{placeOf(first)}</span>
            </span>
          </h4>
          <ol className={styles.decisions}>
            {decisions.map((entry) => (
              <li className={styles.decision} key={entry.moment}>
                <div className={styles.words}>
                  <p className={styles.choice}>{entry.choice}</p>
                  <p className={styles.sentence}>
                    <span>{entry.consequence}</span>
                    {entry.note === null ? null : <em>{` ${entry.note}`}</em>}
                  </p>
                </div>
                <button
                  aria-label={`Return here: ${entry.choice}`}
                  className={quiet.button}
                  {...pressOnce(() => onReturn(entry))}
                  title="Shows the story after this decision; what is written here stays"
                  type="button"
                >
                  <JourneyIcon name="return" />
                  <span>Return here</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function placeOf({ place, year, ended }: JournalEntry): string {
  return `${place}, ${year}${ended === null ? '' : `: ${ended}`}`;
}

interface VisitDecisions {
  readonly first: JournalEntry;
  readonly decisions: JournalEntry[];
}

function visitsOf(entries: readonly JournalEntry[]): readonly VisitDecisions[] {
  const visits: VisitDecisions[] = [];
  for (const entry of entries) {
    const current = visits.at(-1);
    if (current?.first.visit === entry.visit) current.decisions.push(entry);
    else visits.push({ first: entry, decisions: [entry] });
  }
  return visits;
}
