import type { Choice, Deed, EndingPicture, HistoricalRecord, Telling } from '../eras/era';
import {
  type EraStory,
  type FollowUpKey,
  type Reckoning,
  endingOfChoice,
} from '../eras/stories/era-story';
import { fill } from '../rules/fill';
import { outcomeKind } from '../rules/outcomes';
import { DECISIONS_IN_A_VISIT, reckoningOf } from '../rules/reckoning';
import type { Scene } from '../rules/state';
import type { Story, Told } from '../rules/telling';
import { deedOf, followUpKey } from './deeds';
import { inLightOf, withPicture } from './picture-of-ending';

/** Stands above a text that the visitor has read before. */
const TOLD_BEFORE = 'This has been told before, and it is still so.';

/** Returns a story with the code that tells it. */
export function withTelling(story: EraStory): Story {
  return { ...story, tell: (scene, choice, carried) => tellStory(story, scene, choice, carried) };
}

/**
 * Returns the text after a choice: the choice's own ending, the text of its follow-up, the reckoning with the fourth
 * decision, or the narrative of its outcome (SPEC §4).
 */
function tellStory(
  story: EraStory,
  scene: Scene,
  choice: Choice,
  carried: readonly string[] = [],
): Told {
  const { decisions, scenario } = scene;
  const narrative = story.outcomes[outcomeKind(choice.text)];
  const deed = deedOf(scene, choice, story);
  const cards = cardsAfter(scene, choice, story);
  if (choice.outcome !== undefined) {
    const record = choice.record ?? narrative.record;
    const picture = withPicture(scene, pictureAfter(story, choice.text));
    const known = { record, reckoning: null, deed, cards, ...picture };
    return { text: choice.outcome, ...known };
  }
  const { location, year } = scenario;
  const words = { choice: choice.text, first: decisions[0], location, year };
  const said: Said = saidAfter(scene, choice, story, carried) ?? narrative;
  const { text, record, before, reckoning, picture } = said;
  return {
    // What a model remembers of a deed is never read as a pattern.
    text: (before === undefined ? '' : `${before}\n\n`) + fill(text, words),
    record: record ?? null,
    reckoning: reckoning ? { name: reckoning.name, why: reckoning.why } : null,
    deed,
    ...withPicture(scene, picture),
    cards,
  };
}

/**
 * Returns what is on the next cards: after the era's own ending who waits for an answer, for the last decision that it is
 * the last, after the end what is left to do, else what holds on any path.
 */
function cardsAfter(
  { decisions }: Scene,
  { text, outcome }: Choice,
  story: EraStory,
): readonly string[] | undefined {
  const { cards = [] } = story;
  // A server sends the own choices with their endings.
  const isOwn = outcome === undefined || outcome === endingOfChoice(story, text)?.text;
  const after = decisions.length === 0 && isOwn ? text : undefined;
  const left = DECISIONS_IN_A_VISIT - decisions.length - 1;
  const any = cards.find((one) => one.after === undefined && !one.last && !one.closed);
  const own = cards.find((one) => {
    if (left <= 0) return one.closed;
    return left === 1 ? one.last : after !== undefined && one.after === after;
  });
  return (own ?? any)?.sentences;
}

/** Returns the picture of the era's own ending of a choice, or that of the outcome that its first word selects. */
function pictureAfter(story: EraStory, text: string): EndingPicture | undefined {
  return endingOfChoice(story, text)?.picture ?? story.outcomes[outcomeKind(text)].picture;
}

/** A text with places to fill. */
interface Said {
  readonly text: string;
  readonly record?: HistoricalRecord;
  /** A paragraph above the text, without places. */
  readonly before?: string | undefined;
  /** The reckoning that the text ends with. */
  readonly reckoning?: Reckoning;
  readonly picture?: EndingPicture | undefined;
}

function saidAfter(
  scene: Scene,
  { text }: Choice,
  story: EraStory,
  carried: readonly string[],
): Said | undefined {
  if (scene.decisions.length === 0) {
    const ending = endingOfChoice(story, text);
    return ending && { ...ending, picture: pictureAfter(story, text) };
  }
  const key = followUpKey(text);
  return key && followUpTelling(scene, key, story, carried);
}

function followUpTelling(
  { decisions, deeds, picture: shown }: Scene,
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
    const { text, record, picture } = reckoning;
    return { text: `${closing.text}\n\n${text}`, record, reckoning, picture };
  }
  const [first = {}] = deeds;
  const later = decisions.slice(1);
  const isAgain = later.some((text) => followUpKey(text) === key);
  const telling = isAgain ? again : firstTelling(first, key, story);
  const said = { ...telling, picture: inLightOf(key, shown) };
  if (later.length === 0) return { ...said, before: first.memory };
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
  const [one, other] = story.epilogues.slice(-2);
  const again = (turn - tellings.length) % 2 === 0 ? one : other;
  return { ...(again ?? story.epilogues[3]), before: TOLD_BEFORE };
}
