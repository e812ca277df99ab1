import { builtInPeriods } from '../eras/built-in';
import type { Period } from '../eras/era';
import { type LastPage, type OutcomeKind, outcomeKinds } from '../eras/stories/era-story';
import type { Visit } from '../events/visit';
import { initialState } from '../rules/initial-state';
import { aftermathTitle } from '../rules/outcomes';
import { type StoryOf, replayVisit } from '../rules/transition';
import { choicesOf, upToChoice } from '../rules/visit';
import {
  type ClosedVisit,
  type JournalReckoning,
  closedVisits,
  lastPage,
  reckoningsSeen,
} from './closed-visits';
import { type Journey, type SeenEnding, placeOfVisit } from './journey';
import type { JourneyVisit } from './journey-visit';
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
  /** The last sentences of the text after the decision; empty without `storyOf`. */
  readonly consequence: string;
  /** Who wrote the consequence, if it was a language model; else null. */
  readonly note: string | null;
  /** The name of the reckoning that ended its visit, or null; null without `storyOf`. */
  readonly ended: string | null;
}

/** The most characters of a consequence: two lines of a wide journal. */
const LONGEST_CONSEQUENCE = 160;

/** One of the ways in which a visit to an era can begin. */
export interface JournalEnding {
  /** Which of the outcomes it is. */
  readonly kind: OutcomeKind;
  /** The first decision that led to it; "?" if it has not been seen. */
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
  /** The four ways in which its visits begin, seen or not, always in the same order. */
  readonly endings: readonly JournalEnding[];
  /** All its reckonings, seen or not, in the era's order; none until its story has loaded. */
  readonly reckonings: readonly JournalReckoning[];
  /** The last visit that closed the era, or null; null until its story has loaded. */
  readonly closed: ClosedVisit | null;
}

/** A journey as its reader sees it. */
export interface Journal {
  /** The decisions in order. */
  readonly entries: readonly JournalEntry[];
  /** The eras on the timeline, in their order. */
  readonly eras: readonly JournalEra[];
  /** The page that closes the journal, or null until every era is closed. */
  readonly lastPage: LastPage | null;
}

/**
 * Returns the journal of a journey. `periods` is the timeline; by default the built-in one. With `storyOf` it
 * replays every visit and adds the consequence of each decision, and how visits were closed.
 * `pages` are the versions of the last page, if they have loaded.
 */
export function journalOf(
  journey: Journey,
  periods: readonly Period[] = builtInPeriods,
  storyOf?: StoryOf,
  pages: readonly LastPage[] = [],
): Journal {
  let moment = 0;
  const closed = storyOf ? closedVisits(journey, storyOf, periods) : [];
  const entries = journey.visits.flatMap(({ visit, inherited }, number) => {
    const at = placeOfVisit(visit, periods);
    const replayed = at && storyOf ? replayedDecisions(visit, periods, storyOf) : [];
    const texts = choicesOf(visit);
    const ended = closed.find((one) => one.visit === number)?.reckoning ?? null;
    return texts.slice(inherited).flatMap((choice, index): JournalEntry[] => {
      const own = moment;
      moment += 1;
      if (at === undefined) return [];
      const before = texts[inherited + index - 1];
      return [
        {
          ...(replayed[inherited + index] ?? notReplayed),
          moment: own,
          visit: number,
          eraSlug: visit.slug,
          eraName: at.name,
          place: at.place,
          year: at.year,
          title: before === undefined ? at.title : aftermathTitle({ text: before }),
          choice,
          ended,
        },
      ];
    });
  });
  const newest = new Map(closed.map((visit) => [visit.eraSlug, visit]));
  const eras = endingsOf(journey, periods).map((era) => ({
    ...era,
    reckonings: reckoningsSeen(era.slug, storyOf?.(era.slug) ?? {}, closed),
    closed: newest.get(era.slug) ?? null,
  }));
  return { entries, eras, lastPage: lastPage(closed, pages) };
}

/** Returns how a visitor's visits to each era on the timeline have begun. Needs no story, so no reckoning is in it. */
export function endingsOf(
  { endings }: Pick<Journey, 'endings'>,
  periods: readonly Period[],
): readonly JournalEra[] {
  return periods.flatMap((period) => eraOf(endings, period, periods));
}

// By visit, for the timeline that was asked about last.
const counts = new WeakMap<JourneyVisit, { of: readonly Period[]; count: number }>();

/**
 * Returns how many decisions the journal of a journey lists. Counts each version of a visit once, so that after a
 * decision only its own visit is looked at.
 */
export function countDecisions({ visits }: Journey, periods: readonly Period[]): number {
  return visits.reduce((sum, one) => sum + decisionsIn(one, periods), 0);
}

/** Returns how many decisions one journey lists that another one does not. */
export function countNewDecisions(
  { visits }: Journey,
  other: Journey,
  periods: readonly Period[],
): number {
  const known = new Map(other.visits.map((one) => [one.began, decisionsIn(one, periods)]));
  return visits.reduce(
    (sum, one) => sum + Math.max(0, decisionsIn(one, periods) - (known.get(one.began) ?? 0)),
    0,
  );
}

function decisionsIn(one: JourneyVisit, periods: readonly Period[]): number {
  const known = counts.get(one);
  if (known?.of === periods) return known.count;
  const isListed = placeOfVisit(one.visit, periods) !== undefined;
  const count = isListed ? Math.max(0, choicesOf(one.visit).length - one.inherited) : 0;
  counts.set(one, { of: periods, count });
  return count;
}

/** A decision as its replay shows it. */
type ReplayedDecision = Pick<JournalEntry, 'consequence' | 'note'>;

const notReplayed: ReplayedDecision = { consequence: '', note: null };

/** Replays a visit and returns its decisions. */
function replayedDecisions(
  visit: Visit,
  periods: readonly Period[],
  storyOf: StoryOf,
): readonly ReplayedDecision[] {
  const decisions: ReplayedDecision[] = [];
  replayVisit({ ...initialState(), periods }, visit, storyOf, (event, _, { scene }) => {
    if (event.type !== 'choiceMade') return;
    decisions.push({
      consequence: lastSentences(endingOf(scene.scenario.description), LONGEST_CONSEQUENCE),
      note: endingNote(scene),
    });
  });
  return decisions;
}

/** Returns the visit that leads to a moment of the journal, or undefined if there is no such moment. */
export function visitAt({ visits }: Journey, moment: number): Visit | undefined {
  if (!Number.isInteger(moment) || moment < 0) return undefined;
  let left = moment;
  for (const { visit, inherited } of visits) {
    const own = Math.max(0, choicesOf(visit).length - inherited);
    if (left < own) return upToChoice(visit, inherited + left + 1);
    left -= own;
  }
  return undefined;
}

function eraOf(
  endings: readonly SeenEnding[],
  { slug }: Period,
  periods: readonly Period[],
): JournalEra[] {
  const at = placeOfVisit({ slug }, periods);
  if (at === undefined) return [];
  const known = outcomeKinds.map((kind) => {
    const seen = endings.find((ending) => ending.slug === slug && ending.kind === kind);
    return { kind, title: seen?.choice ?? '?', seen: seen !== undefined };
  });
  const { name, place, year } = at;
  return [{ slug, name, place, year, endings: known, reckonings: [], closed: null }];
}
