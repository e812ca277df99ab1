import { clsx } from 'clsx';
import type { Choice, Origin } from '@time-traveler/game-core';
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import { Panel } from '../Panel/Panel';
import { ModelMark } from '../ModelMark/ModelMark';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceNotice } from './ChoiceNotice';
import styles from './ChoicePanel.module.css';
import fourStyles from './FourCards.module.css';
import { ImpactBox } from './ImpactBox';
import { useFocusWithinBounds } from './use-focus-within-bounds';
import { StayInPlace } from './StayInPlace';
import { useSettling } from '../Panel/use-motion';
import { useHeldWhilePressed } from './use-held-while-pressed';
import { useSwapGuard } from './use-swap-guard';

/** How long the notice of new choices stays, in milliseconds. */
const NOTICE_MS = 8_000;

/** How long a press may still be meant for the former choices, in milliseconds. */
const SWAP_GUARD_MS = 500;

/** How long it may be so after the end of a visit, which has to be noticed first. */
const END_GUARD_MS = 1_000;

/** Props of {@link ChoicePanel}. */
export interface ChoicePanelProps {
  /** Id of the heading, for links that lead to it. Without it the heading has a generated id. */
  headingId?: string | undefined;
  /** The choices, one card each. */
  choices: readonly Choice[];
  /**
   * Who wrote the choices. Those of a language model are marked.
   * @default 'written'
   */
  origin?: Origin | undefined;
  /**
   * A short notice that the choices have just been replaced, or null. For half a second after the replacement,
   * presses that were meant for the former choices do nothing.
   * @default null
   */
  notice?: string | null | undefined;
  /** The impact sentence, or null while nothing has been chosen. */
  impact: string | null;
  /** A line under the impact, such as the way to the journey. Its room is kept once something was chosen. */
  journey?: ReactNode;
  /**
   * The question of the story that the choices answer, which is repeated above them, or null if it asks none.
   * @default null
   */
  question?: string | null | undefined;
  /**
   * True if the visit is closed: the cards stand back, and there is a place for its end above them. For a second,
   * presses that were meant for the former choices do nothing.
   * @default false
   */
  closed?: boolean | undefined;
  /**
   * How far the visit has come, beside the heading, such as "2 of 4 made", or null for nothing.
   * @default null
   */
  progress?: string | null | undefined;
  /** Called with the choice that the visitor makes. */
  onChoose?: ((choice: Choice) => void) | undefined;
}

/** The right panel: heading, prompt, a card for each choice, and the impact box. */
export function ChoicePanel({
  headingId,
  choices,
  origin = 'written',
  notice = null,
  impact,
  journey,
  question = null,
  closed = false,
  progress = null,
  onChoose,
}: ChoicePanelProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const [held, press] = useHeldWhilePressed({ choices, origin, notice });
  const { choices: shown } = held;
  const swap = held.notice === null ? null : shown;
  // The press that ends a visit is often followed by another one, which would pass the end by.
  const isMeant = useSwapGuard(
    swap ?? (closed ? impact : null),
    closed ? END_GUARD_MS : SWAP_GUARD_MS,
  );
  const [read, setRead] = useState<unknown>(null);
  useEffect(() => {
    if (swap === null) return;
    const timer = setTimeout(() => setRead(swap), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [swap]);
  const listRef = useFocusWithinBounds(shown.length);
  useSettling(listRef, impact);
  const foot = (
    <>
      <ImpactBox impact={impact} />
      {journey === undefined ? null : <div className={styles.journey}>{journey}</div>}
    </>
  );
  const shownNotice = read === swap ? null : held.notice;
  return (
    <Panel foot={foot} labelledBy={titleId} tone="choices">
      <div
        className={styles.content}
        data-closed={closed || undefined}
        data-told={impact !== null || undefined}
      >
        {shownNotice === null ? null : <ChoiceNotice>{shownNotice}</ChoiceNotice>}
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId} tabIndex={-1}>
            Your Choices
          </h2>
          {progress === null ? null : (
            <p className={styles.progress} data-covered={shownNotice !== null || undefined}>
              {progress}
            </p>
          )}
        </div>
        <p className={styles.prompt}>
          What will you do? Your decision may alter the course of history...
        </p>
        {closed ? (
          <div data-part="end" />
        ) : question === null ? null : (
          <p className={styles.question}>
            <VisuallyHidden>The story asks: </VisuallyHidden>
            <span>{question}</span>
          </p>
        )}
        {held.origin === 'model' ? <ModelMark subject="These choices were" /> : null}
        <StayInPlace swap={swap}>
          <ul
            className={clsx(styles.list, fourStyles.list)}
            ref={listRef}
            style={{ '--count': shown.length } as CSSProperties}
            {...press}
          >
            {/* Keyed by place, so that new choices keep the cards and the focus. */}
            {shown.map((choice, index) => (
              <li className={styles.item} key={index}>
                <ChoiceCard choice={choice} isMeant={isMeant} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </StayInPlace>
      </div>
    </Panel>
  );
}
