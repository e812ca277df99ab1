import type { EraContent } from '@time-traveler/eras/compile';
import {
  type Choice,
  type GameState,
  type Period,
  initialState,
  transition,
} from '@time-traveler/game-core';

/** A state of an era that a writer looks at. */
export interface Place {
  /** The choices that are offered: 0 for those of choices.md, else the number of a set. */
  readonly set: number;
  /** The words of the decisions, in order. */
  readonly decisions: readonly string[];
  /** The background that is open: 0 for background.md, else the number of another one. */
  readonly background?: number | undefined;
}

/** What the game screen of the workshop shows. */
export interface Shown {
  readonly content: EraContent;
  /** The address of the writer's own picture. */
  readonly picture: string | undefined;
  /** The built-in era whose look it has. */
  readonly look: string;
  readonly place: Place;
  /** Counts the places that the writer has chosen. With the same number the screen stays where it is. */
  readonly turn: number;
}

/** The slug of every era in the workshop: that of its folder may be the one of a built-in era. */
const SLUG = 'workshop';

/** Returns the period of an era in the workshop. */
export function periodOf({ content }: Pick<Shown, 'content'>): Period {
  return { ...content.era.period, slug: SLUG };
}

/** Returns the game in a state of an era. Decisions that the era does not offer are left out, with those after them. */
export function shownState(shown: Omit<Shown, 'turn' | 'look'>): GameState {
  const { place, content } = shown;
  let state = openingState(shown);
  for (const text of place.decisions) {
    const choice = choiceIn(state, text);
    if (choice === undefined) break;
    state = transition(state, { type: 'choiceMade', choice }, () => content.story).state;
  }
  return place.background === undefined ? state : { ...state, contextOpen: true };
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

function openingState({ content, picture, place }: Omit<Shown, 'turn' | 'look'>): GameState {
  const first = initialState();
  const period = periodOf({ content });
  const { scenario, choices, context } = content.era;
  const set = content.sets.choices[place.set - 1];
  return {
    ...first,
    periods: [period],
    periodsStatus: 'ready',
    activeSlug: SLUG,
    scene: {
      ...first.scene,
      scenario,
      picture: { url: picture ?? scenario.imageUrl, source: 'built-in' },
      choices:
        set?.map((choice, at) => ({ ...choice, id: at, scenarioId: scenario.id })) ?? choices,
      context: content.sets.contexts[(place.background ?? 0) - 1] ?? context,
    },
    generation: { request: 0, parts: { image: 'dropped', choices: 'dropped', context: 'dropped' } },
    visit: { slug: SLUG, period, events: [] },
  };
}
