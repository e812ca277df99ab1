import {
  type Choice,
  type GameState,
  initialState,
  replayVisit,
  transition,
} from '@time-traveler/game-core';
import { type PlayedEra, periodOf } from './played-era';

/** A state of an era that a writer looks at. */
export interface Place {
  /** The choices that are offered: 0 for those of choices.md, else the number of a set. */
  readonly set: number;
  /** The words of the decisions, in order. */
  readonly decisions: readonly string[];
  /** The background that is open: 0 for background.md, else the number of another one. */
  readonly background?: number | undefined;
  /** The era whose memento the visitor carries. */
  readonly carried?: string | undefined;
}

/** What the game screen of the workshop shows. */
export interface Shown {
  readonly era: PlayedEra;
  readonly place: Place;
  /** Counts the places that the writer has chosen. With the same number the screen stays where it is. */
  readonly turn: number;
}

/** Returns the game in a state of an era. Decisions that the era does not offer are left out, with those after them. */
export function shownState(
  era: PlayedEra,
  { set, decisions, background, carried }: Place,
): GameState {
  const period = periodOf(era, set, background);
  const first = initialState();
  const begin: GameState = { ...first, periods: [period], periodsStatus: 'ready' };
  const visit = { slug: period.slug, period, events: [] };
  let state = replayVisit(begin, visit) ?? begin;
  for (const text of decisions) {
    const choice = choiceIn(state, text);
    if (choice === undefined) break;
    const event = { type: 'choiceMade', choice, ...(carried && { carried: [carried] }) } as const;
    state = transition(state, event, () => era.story).state;
  }
  return background === undefined ? state : { ...state, contextOpen: true };
}

/** Returns the choice with these words. Before a decision it may also be one that a model could write. */
function choiceIn({ scene }: GameState, text: string): Choice | undefined {
  const offered = scene.choices.find((choice) => choice.text === text);
  if (offered || scene.decisions.length > 0 || !modelChoices.includes(text)) return offered;
  return { id: 0, scenarioId: scene.scenario.id, text, description: '' };
}

/** Choices without an ending, one for each kind of outcome, in the order of outcomes.md. */
export const modelChoices: readonly string[] = [
  'Join the others',
  'Speak to a stranger',
  'Offer your help',
  'Wait and watch',
];
