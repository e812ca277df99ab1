import type { EraStory } from '../eras/stories/era-story';
import { generalOutcomes } from '../eras/stories/general-outcomes';
import type { Choice, Deed, HistoricalRecord } from '../eras/era';
import { fill } from './fill';
import { outcomeKind } from './outcomes';
import type { Picture, Scene, ToldReckoning } from './state';

/** The text after a decision, and what the decision leaves. */
export interface Told {
  readonly text: string;
  /** The note below the text; null if there is none. */
  readonly record: HistoricalRecord | null;
  /** The reckoning that the text ends with, if it is one. */
  readonly reckoning: ToldReckoning | null;
  readonly deed: Deed;
  /** The picture with the text. Default: the one on screen stays. */
  readonly picture?: Picture | undefined;
  /** The sentences on the cards of the next four choices, in their order. */
  readonly cards?: readonly string[] | undefined;
}

/**
 * Tells what follows a choice in a scene. `carried` are the eras whose mementos the visitor's journal has. Only tells:
 * the scene stays as it is.
 */
export type Tell = (scene: Scene, choice: Choice, carried?: readonly string[]) => Told;

/** The story of an era with the code that tells it, which is loaded with it. */
export interface Story extends EraStory {
  readonly tell: Tell;
}

const modelRecord: HistoricalRecord = {
  mark: 'invented',
  text: 'A language model wrote this choice and what comes of it. Nobody has checked either against the record.',
  sources: [],
};

/** Returns whether a language model wrote the text after the last choice. */
export function isToldByModel({ record }: { record: { readonly text: string } | null }): boolean {
  return record?.text === modelRecord.text;
}

/** Returns the text after a choice, from the era's story; without one the choice's own ending or general words (SPEC §4). */
export function tell(
  scene: Scene,
  choice: Choice,
  story: Story | undefined,
  carried?: readonly string[],
): Told {
  const told = story?.tell(scene, choice, carried) ?? withoutStory(scene, choice);
  const isModels = choice.outcome !== undefined && scene.choicesOrigin === 'model';
  return isModels ? { ...told, record: modelRecord } : told;
}

function withoutStory({ scenario: { location, year } }: Scene, choice: Choice): Told {
  const { outcome, record = null, text } = choice;
  const general = fill(generalOutcomes[outcomeKind(text)], { choice: text, location, year });
  const known = outcome === undefined ? { text: general, record: null } : { text: outcome, record };
  return { ...known, reckoning: null, deed: {} };
}
