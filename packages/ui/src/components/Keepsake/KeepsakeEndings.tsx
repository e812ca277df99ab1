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

/** What visits to the card's era have begun with. */
export function KeepsakeEndings({ era: { endings, name, slug }, icon }: KeepsakeEndingsProps) {
  const begun = endings.filter(({ seen }) => seen);
  return (
    <>
      <p className={styles.words}>{`${name}, begun with`}</p>
      <ul className={styles.endings}>
        {begun.map(({ kind, title }) => (
          <li className={styles.ending} key={kind}>
            <EndingMark icon={icon} seen slug={slug} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
