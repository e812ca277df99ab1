import type { JournalEra } from '@time-traveler/game-core/journey';
import { EndingMark } from '../JourneyDialog/EndingMark';
import styles from './KeepsakeEndings.module.css';

/** Props of {@link KeepsakeEndings}. */
export interface KeepsakeEndingsProps {
  /** The era of the card, with its endings. */
  era: JournalEra;
  /** The name of the era's icon. */
  icon: string;
}

/** How many endings of the card's era the visitor has seen: a line, and a seal for each. */
export function KeepsakeEndings({ era: { endings, name, slug }, icon }: KeepsakeEndingsProps) {
  const seen = endings.filter((ending) => ending.seen).length;
  return (
    <>
      <p className={styles.words}>{`${name}: ${seen} of ${endings.length} endings seen`}</p>
      <div className={styles.marks}>
        {endings.map((ending, index) => (
          <EndingMark icon={icon} key={ending.kind} seen={index < seen} slug={slug} />
        ))}
      </div>
    </>
  );
}
