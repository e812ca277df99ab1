import { clsx } from 'clsx';
import type { JournalEra } from '@time-traveler/game-core/journey';
import { Icon, iconFor } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EndingMark } from './EndingMark';
import styles from './JourneyEndings.module.css';
import { JourneyIcon } from './JourneyIcon';
import parts from './JourneyParts.module.css';
import { pressOnce } from '../Button/press-once';
import quiet from '../Button/QuietButton.module.css';

/** Props of {@link JourneyEndings}. */
export interface JourneyEndingsProps {
  /** The eras in their order, each with its endings. */
  eras: readonly JournalEra[];
  /** The name of the icon of each era, by its slug. */
  icons: Readonly<Record<string, string>>;
  /** Called with the era that the visitor wants to begin again. */
  onBegin: (era: JournalEra) => void;
  /** Called with the era that the visitor wants to share a link to. */
  onShare: (era: JournalEra) => void;
}

/**
 * The eras with their endings: the seen ones by name, the others as marks that wait. How visits began is listed apart,
 * because a visit that was begun may have been left.
 */
export function JourneyEndings({ eras, icons, onBegin, onShare }: JourneyEndingsProps) {
  return (
    <section className={styles.endings}>
      <h3 className={clsx(parts.title, styles.title)}>Endings</h3>
      <ul className={styles.eras}>
        {eras.map((era) => (
          <li className={styles.era} key={era.slug}>
            <h4 className={parts.heading}>
              <Icon name={iconFor(icons[era.slug] ?? '')} />
              <span className={parts.names}>
                <span>{era.name}</span> <span className={parts.place}>{seenOf(era)}</span>
              </span>
            </h4>
            <div className={styles.list}>
              {era.reckonings.length === 0 ? null : (
                <ul className={styles.marks}>
                  {era.reckonings.map(({ name, seen }, place) => (
                    <li className={styles.ending} data-seen={seen || undefined} key={place}>
                      <EndingMark icon={icons[era.slug] ?? ''} seen={seen} slug={era.slug} />
                      {seen ? (
                        <span className={styles.name}>{name}</span>
                      ) : (
                        <VisuallyHidden>Not seen yet</VisuallyHidden>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <p className={styles.begun}>{begunOf(era)}</p>
            </div>
            <div className={styles.ways}>
              <button
                aria-label={`${beginOf(era)}: ${era.name}`}
                className={quiet.button}
                {...pressOnce(() => onBegin(era))}
                type="button"
              >
                <JourneyIcon name="begin" />
                <span>{beginOf(era)}</span>
              </button>
              <button
                className={quiet.button}
                onClick={() => onShare(era)}
                title="Share a link"
                type="button"
              >
                <JourneyIcon name="share" />
                <VisuallyHidden>{`Share a link to ${era.name}`}</VisuallyHidden>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function seenOf({ reckonings }: JournalEra): string {
  if (reckonings.length === 0) return '';
  return `${reckonings.filter(({ seen }) => seen).length} of ${reckonings.length} seen`;
}

function beginOf({ endings }: JournalEra): string {
  return endings.some(({ seen }) => seen) ? 'Begin anew' : 'Begin';
}

function begunOf({ endings }: JournalEra): string {
  const titles = endings.filter(({ seen }) => seen).map(({ title }) => title);
  if (titles.length === 0) return 'Not begun yet';
  return `Begun with: ${titles.join('; ')}`;
}
