import { builtInPeriods } from '../eras/built-in';
import type { Period } from '../eras/era';
import { type OutcomeKind, outcomeKinds } from '../eras/stories/era-story';
import type { Visit } from '../events/visit';
import { initialState } from '../rules/initial-state';
import { aftermathTitle } from '../rules/outcomes';
import { type StoryOf, replayVisit } from '../rules/transition';
import { choicesOf, upToChoice } from '../rules/visit';
import { type Journey, placeOfVisit } from './journey';
import { endingNote, endingOf } from './keepsake';
import { lastSentences } from './shortened';

/** One decision of a journey. */
export interface JournalEntry {
  /** The number of the moment after the decision, from 0, to return to it. */
  readonly moment: number;
  /** The number of the visit, from 0: decisions of one visit belong together. */
  readonly visit: number;
  readonly eraSlug: string;
  readonly eraName: string;
  /** Worded to follow "in". */
  readonly place: string;
  /** The year as people write it. */
  readonly year: string;
  /** The title of the scene in which the decision was made. */
  readonly title: string;
  /** The decision, as its card said it. */
  readonly choice: string;
  /** The number of its card, from 1, or null if that is not known (any more). */
  readonly number: number | null;
  /** The last sentences of what came of it; empty if the journal is not told. */
  readonly consequence: string;
  /** Who wrote the consequence, if it was a language model; else null. */
  readonly note: string | null;
}

/** The most characters of a consequence: two lines of a wide journal. */
const LONGEST_CONSEQUENCE = 160;

/** One of an era's endings. */
export interface JournalEnding {
  /** Which of the outcomes it is. */
  readonly kind: OutcomeKind;
  /** The choice that led to it; "?" if it has not been seen. */
  readonly title: string;
  readonly seen: boolean;
}

/** What a visitor has seen of one era. */
export interface JournalEra {
  readonly slug: string;
  readonly name: string;
  /** Worded to follow "in". */
  readonly place: string;
  /** The year as people write it. */
  readonly year: string;
  /** All its endings, seen or not, always in the same order. */
  readonly endings: readonly JournalEnding[];
}

/** A journey as its reader sees it. */
export interface Journal {
  /** The decisions in order. */
  readonly entries: readonly JournalEntry[];
  /** The eras on the timeline, in their order. */
  readonly eras: readonly JournalEra[];
}

/** A moment with the visit that leads to it. */
interface Moment {
  readonly visit: Visit;
  /** The visit's number in the journey. */
  readonly number: number;
  /** The number of its last choice in the visit, from 0. */
  readonly choice: number;
  readonly text: string;
  readonly before: string | undefined;
}

/**
 * Returns the journal of a journey. `periods` is the timeline; by default the built-in one. With `storyOf` it also
 * tells what came of each decision, and the number of its card, for which every visit is replayed.
 */
export function journalOf(
  journey: Journey,
  periods: readonly Period[] = builtInPeriods,
  storyOf?: StoryOf,
): Journal {
  const told = new Map<Visit, readonly Told[]>();
  if (storyOf !== undefined)
    for (const { visit } of journey.visits) told.set(visit, tellingsOf(visit, periods, storyOf));
  const entries = momentsOf(journey).flatMap(({ visit, number, choice, text, before }, moment) => {
    const at = placeOfVisit(visit, periods);
    if (at === undefined) return [];
    const title = before === undefined ? at.title : aftermathTitle({ text: before });
    return {
      ...(told.get(visit)?.[choice] ?? untold),
      moment,
      visit: number,
      eraSlug: visit.slug,
      eraName: at.name,
      place: at.place,
      year: at.year,
      title,
      choice: text,
    };
  });
  return { entries, eras: periods.flatMap((period) => eraOf(journey, period, periods)) };
}

/** What a replay says about a decision. */
type Told = Pick<JournalEntry, 'number' | 'consequence' | 'note'>;

const untold: Told = { number: null, consequence: '', note: null };

/** Returns what a replay says about each decision of a visit. */
function tellingsOf(visit: Visit, periods: readonly Period[], storyOf: StoryOf): readonly Told[] {
  const tellings: Told[] = [];
  replayVisit({ ...initialState(), periods }, visit, storyOf, (event, before, { scene }) => {
    if (event.type !== 'choiceMade') return;
    const place = before.scene.choices.findIndex(({ text }) => text === event.choice.text);
    tellings.push({
      // The journey may have dropped the choices that a server had sent.
      number: place === -1 ? null : place + 1,
      consequence: lastSentences(endingOf(scene.scenario.description), LONGEST_CONSEQUENCE),
      note: endingNote(scene),
    });
  });
  return tellings;
}

/** Returns the visit that leads to a moment of the journal, or undefined if there is no such moment. */
export function visitAt(journey: Journey, moment: number): Visit | undefined {
  const found = momentsOf(journey)[moment];
  return found && upToChoice(found.visit, found.choice + 1);
}

function momentsOf({ visits }: Journey): readonly Moment[] {
  return visits.flatMap(({ visit, inherited }, number) => {
    const texts = choicesOf(visit);
    return texts
      .map((text, choice) => ({ visit, number, choice, text, before: texts[choice - 1] }))
      .slice(inherited);
  });
}

function eraOf(journey: Journey, { slug }: Period, periods: readonly Period[]): JournalEra[] {
  const at = placeOfVisit({ slug }, periods);
  if (at === undefined) return [];
  const endings = outcomeKinds.map((kind) => {
    const seen = journey.endings.find((ending) => ending.slug === slug && ending.kind === kind);
    return { kind, title: seen?.choice ?? '?', seen: seen !== undefined };
  });
  return [{ slug, name: at.name, place: at.place, year: at.year, endings }];
}
