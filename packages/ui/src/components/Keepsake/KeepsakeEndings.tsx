import type { JournalEra } from '@time-traveler/game-core/journey';
import { EndingMark } from '../JourneyDialog/EndingMark';
import styles from './KeepsakeEndings.module.css';

/** Props of {@link KeepsakeEndings}. */
export interface KeepsakeEndingsProps {
  /** The era of the card, with the ways in which its visits begin. */
  era: JournalEra;
  /** The name of the era's icon. */
  icon: string;
}

/** How visits to the card's era have begun: in how many ways of how many, and in which, the seen ones first. */
export function KeepsakeEndings({ era: { endings, name, slug }, icon }: KeepsakeEndingsProps) {
  const seen = endings.filter((ending) => ending.seen);
  const waiting = endings.filter((ending) => !ending.seen);
  return (
    <>
      <p className={styles.words}>{`${name}: begun in ${seen.length} of ${endings.length} ways`}</p>
      <ul className={styles.endings}>
        {[...seen, ...waiting].map((ending) => (
          <li className={styles.ending} data-seen={ending.seen || undefined} key={ending.kind}>
            <EndingMark icon={icon} seen={ending.seen} slug={slug} />
            <span>{ending.seen ? ending.title : 'Not seen yet'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
