import type { EraStory, FollowUpKey } from '../eras/stories/era-story';
import { followUps } from './follow-ups';
import type { Choice, HistoricalRecord, Telling } from '../eras/era';
import { fill, outcomeNarratives } from './outcome-narratives';
import { outcomeKind } from './outcomes';
import type { Scene } from './state';

/** The text after a decision. The note is null if there is none. */
export interface AftermathText {
  readonly text: string;
  readonly record: HistoricalRecord | null;
}

/** How many decisions a visit has before it is closed. */
const DECISIONS_IN_A_VISIT = 4;

const followUpKeys: readonly FollowUpKey[] = ['share', 'keep', 'document', 'change'];

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
 * Returns the text after a choice: the choice's own ending, the story of its
 * follow-up, the closing of the visit with the fourth decision, or the narrative of its outcome (SPEC §4).
 */
export function tell(scene: Scene, choice: Choice, story: EraStory | undefined): AftermathText {
  const { decisions, scenario, choicesOrigin } = scene;
  const kind = outcomeKind(choice.text);
  const narrative = story?.outcomes[kind];
  if (choice.outcome !== undefined) {
    const record = choicesOrigin === 'model' ? modelRecord : choice.record;
    return { text: choice.outcome, record: record ?? narrative?.record ?? null };
  }
  const { location, year } = scenario;
  const words = { choice: choice.text, first: decisions[0], location, year };
  const written = writtenTelling(decisions, choice, story) ?? narrative;
  if (written === undefined) return { text: outcomeNarratives[kind](words), record: null };
  return { text: fill(written.text, words), record: written.record };
}

function writtenTelling(
  decisions: readonly string[],
  choice: Choice,
  story: EraStory | undefined,
): Telling | undefined {
  if (story === undefined) return undefined;
  const [opening, ...later] = decisions;
  if (opening === undefined) return story.endings[choice.id];
  const key = followUpKey(choice.text);
  return key && followUpTelling({ opening, later }, key, story);
}

/** The decisions of a visit so far: the first one, and the follow-ups after it. */
interface Decisions {
  readonly opening: string;
  readonly later: readonly string[];
}

function followUpTelling(
  { opening, later }: Decisions,
  key: FollowUpKey,
  { followUps: tellings, epilogues }: EraStory,
): Telling {
  const { first, memories, again, closing } = tellings[key];
  const afterClosing = later.length + 2 - DECISIONS_IN_A_VISIT;
  if (afterClosing === 0) return closing;
  if (afterClosing > 0) return epilogue(epilogues, afterClosing - 1);
  if (later.some((text) => followUpKey(text) === key)) return again;
  const memory = memories[outcomeKind(opening)];
  return { ...first, text: first.text.replace('{memory}', () => memory) };
}

/** The four epilogues follow the seasons. After them the last two alternate. */
function epilogue(epilogues: EraStory['epilogues'], turn: number): Telling {
  const place = turn < epilogues.length ? turn : 2 + (turn % 2);
  return epilogues[place] ?? epilogues[3];
}

function followUpKey(text: string): FollowUpKey | undefined {
  return followUpKeys[followUps.findIndex((followUp) => followUp.text === text)];
}
