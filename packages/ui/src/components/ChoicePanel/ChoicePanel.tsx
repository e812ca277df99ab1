import type { Choice } from '@time-traveler/game-core';
import { type CSSProperties, useId } from 'react';
import { Panel } from '../Panel/Panel';
import { ChoiceCard } from './ChoiceCard';
import styles from './ChoicePanel.module.css';
import { ImpactBox } from './ImpactBox';
import { useFocusWithinBounds } from './use-focus-within-bounds';
import { useHeldWhilePressed } from './use-held-while-pressed';

/** Props of {@link ChoicePanel}. */
export interface ChoicePanelProps {
  /** Id of the heading, where a link leads to it. */
  headingId?: string;
  /** The choices on offer, one card each. */
  choices: readonly Choice[];
  /** The impact sentence, or null while nothing has been chosen. */
  impact: string | null;
  /** Called with the choice that the visitor made. */
  onChoose?: (choice: Choice) => void;
}

/** The right panel: heading, prompt, a card for each choice, and the impact box (SPEC §2). */
export function ChoicePanel({ headingId, choices, impact, onChoose }: ChoicePanelProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const [shown, press] = useHeldWhilePressed(choices);
  const listRef = useFocusWithinBounds(shown.length);
  return (
    <Panel foot={<ImpactBox impact={impact} />} labelledBy={titleId} tone="choices">
      <div className={styles.content}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          Your Choices
        </h2>
        <p className={styles.prompt}>
          What will you do? Your decision may alter the course of history...
        </p>
        <ul
          className={styles.list}
          ref={listRef}
          style={{ '--count': shown.length } as CSSProperties}
          {...press}
        >
          {/* Keyed by place: new choices keep the card, and with it the focus, where they are. */}
          {shown.map((choice, index) => (
            <li className={styles.item} key={index}>
              <ChoiceCard choice={choice} {...(onChoose && { onChoose })} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
