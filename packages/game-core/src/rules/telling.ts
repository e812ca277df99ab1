import {
  type EraStory,
  type FollowUpKey,
  type Reckoning,
  endingOfChoice,
} from '../eras/stories/era-story';
import { generalOutcomes } from '../eras/stories/general-outcomes';
import { DECISIONS_IN_A_VISIT, reckoningOf } from './reckoning';
import { followUpKey } from './follow-ups';
import type { Choice, Deed, HistoricalRecord, Telling } from '../eras/era';
import { fill } from './fill';
import { outcomeKind } from './outcomes';
import type { Scene, ToldReckoning } from './state';

/** The text after a decision. The note is null if there is none. */
export interface AftermathText {
  readonly text: string;
  readonly record: HistoricalRecord | null;
  /** The reckoning that the text ends with, if it is one. */
  readonly reckoning: ToldReckoning | null;
}

/** Stands above a text that the visitor has read before. */
const TOLD_BEFORE = 'This has been told before, and it is still so.';

const modelRecord: HistoricalRecord = {
  mark: 'invented',
  text: 'A language model wrote this choice and what comes of it. Nobody has checked either against the record.',
  sources: [],
};

/** Returns whether a language model wrote the text after the last choice. */
export function isToldByModel({ record }: { record: { readonly text: string } | null }): boolean {
  return record?.text === modelRecord.text;
}

/**
 * Returns the text after a choice: the choice's own ending, the story of its follow-up, the reckoning with the fourth
 * decision, or the narrative of its outcome (SPEC §4). `carried` are the eras whose mementos the visitor's journal has.
 */
export function tell(
  scene: Scene,
  choice: Choice,
  story: EraStory | undefined,
  carried: readonly string[] = [],
): AftermathText {
  const { decisions, scenario, choicesOrigin } = scene;
  const kind = outcomeKind(choice.text);
  const narrative = story?.outcomes[kind];
  if (choice.outcome !== undefined) {
    const record = choicesOrigin === 'model' ? modelRecord : choice.record;
    return { text: choice.outcome, record: record ?? narrative?.record ?? null, reckoning: null };
  }
  const { location, year } = scenario;
  const words = { choice: choice.text, first: decisions[0], location, year };
  const key = decisions.length > 0 ? followUpKey(choice.text) : undefined;
  const said: Said | undefined =
    story && (key ? followUpTelling(scene, key, story, carried) : ownEnding(scene, choice, story));
  const known: Said = said ?? narrative ?? { text: generalOutcomes[kind] };
  const { text, record, before, reckoning } = known;
  return {
    // What a model remembers of a deed is never read as a pattern.
    text: (before === undefined ? '' : `${before}\n\n`) + fill(text, words),
    record: record ?? null,
    reckoning: reckoning ? { name: reckoning.name, why: reckoning.why } : null,
  };
}

/** A text with places to fill. */
interface Said {
  readonly text: string;
  readonly record?: HistoricalRecord | null;
  /** A paragraph above the text, without places. */
  readonly before?: string | undefined;
  /** The reckoning that the text ends with. */
  readonly reckoning?: Reckoning;
}

function ownEnding({ decisions }: Scene, { text }: Choice, story: EraStory): Said | undefined {
  return decisions.length === 0 ? endingOfChoice(story, text) : undefined;
}

function followUpTelling(
  { decisions, deeds }: Scene,
  key: FollowUpKey,
  story: EraStory,
  carried: readonly string[],
): Said {
  const { again, closing, consequences } = story.followUps[key];
  const place = decisions.length + 1;
  if (place > DECISIONS_IN_A_VISIT) return epilogue(story, deeds, place - DECISIONS_IN_A_VISIT - 1);
  if (place === DECISIONS_IN_A_VISIT) {
    const reckoning = reckoningOf(story, [...deeds, { consequences }]);
    if (!reckoning) return closing;
    const { text, record } = reckoning;
    return { text: `${closing.text}\n\n${text}`, record, reckoning };
  }
  const [first = {}] = deeds;
  const later = decisions.slice(1);
  if (later.length === 0) return { ...firstTelling(first, key, story), before: first.memory };
  const isAgain = later.some((text) => followUpKey(text) === key);
  const said = isAgain ? again : firstTelling(first, key, story);
  const thing = story.carried?.find(({ slug }) => carried.includes(slug));
  return thing ? { ...said, text: `${said.text}\n\n${thing.text}` } : said;
}

/** Nobody who was harmed confides, and nobody who left is at hand. */
function firstTelling({ consequences = [] }: Deed, key: FollowUpKey, story: EraStory): Telling {
  const { first, afterHarm, afterLeaving } = story.followUps[key];
  return (
    (consequences.includes('gone') && afterLeaving) ||
    (consequences.includes('harmed') && afterHarm) ||
    first
  );
}

/** What followed the reckoning comes first, then the epilogues. After them the last two come again, and say so. */
function epilogue(story: EraStory, deeds: readonly Deed[], turn: number): Said {
  const reckoning = reckoningOf(story, deeds.slice(0, DECISIONS_IN_A_VISIT));
  const tellings = [...(reckoning ? [reckoning.afterwards] : []), ...story.epilogues];
  const told = tellings[turn];
  if (told) return told;
  const [one, other] = tellings.slice(-2);
  const again = (turn - tellings.length) % 2 === 0 ? one : other;
  return { ...(again ?? story.epilogues[3]), before: TOLD_BEFORE };
}
