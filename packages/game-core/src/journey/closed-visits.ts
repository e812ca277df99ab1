import { builtInPeriods } from '../eras/built-in';
import type { Consequence, Period } from '../eras/era';
import type { EraStory, LastPage } from '../eras/stories/era-story';
import { initialState } from '../rules/initial-state';
import { DECISIONS_IN_A_VISIT, firstThatStands, reckoningOf, standing } from '../rules/reckoning';
import { type StoryOf, replayVisit } from '../rules/transition';
import { choicesOf, upToChoice } from '../rules/visit';
import { type Journey, placeOfVisit } from './journey';
import type { JourneyVisit } from './journey-visit';

/** A visit that ended with a reckoning. */
export interface ClosedVisit {
  /** The number of the visit, as in the journal's entries. */
  readonly visit: number;
  readonly eraSlug: string;
  readonly eraName: string;
  /** The name of its reckoning. */
  readonly reckoning: string;
  /** One sentence on why this reckoning was told. */
  readonly why: string;
  /** The thing that it left in the journal, with its article; null if the era names none. */
  readonly memento: string | null;
  /** One or two sentences that earned the thing. */
  readonly sentence: string;
  /** The consequences that stood at its end. */
  readonly standing: readonly Consequence[];
}

/** One of an era's reckonings, as the journal lists it. */
export interface JournalReckoning {
  /** Its name; "?" if it has not been seen. */
  readonly name: string;
  readonly seen: boolean;
}

/** Returns the slugs of the eras that a visitor has closed, in the order in which that happened first. Needs no story. */
export function closedEras({ visits }: Pick<Journey, 'visits'>): readonly string[] {
  return [...new Set(visits.filter(isClosed).map(({ visit }) => visit.slug))];
}

/** A visit that was opened again after its end is a copy of the one that closed the era. */
function isClosed({ visit, inherited }: JourneyVisit): boolean {
  return inherited < DECISIONS_IN_A_VISIT && choicesOf(visit).length >= DECISIONS_IN_A_VISIT;
}

/** Returns the visits that ended with a reckoning, in the journey's order. Eras whose story is missing are left out. */
export function closedVisits(
  { visits }: Pick<Journey, 'visits'>,
  storyOf: StoryOf,
  periods: readonly Period[] = builtInPeriods,
): readonly ClosedVisit[] {
  return visits.flatMap((one, number) =>
    isClosed(one) ? closedVisit(one, number, storyOf, periods) : [],
  );
}

function closedVisit(
  { visit }: JourneyVisit,
  number: number,
  storyOf: StoryOf,
  periods: readonly Period[],
): readonly ClosedVisit[] {
  const { slug } = visit;
  const story = storyOf(slug);
  const end = upToChoice(visit, DECISIONS_IN_A_VISIT);
  const deeds = replayVisit({ ...initialState(), periods }, end, storyOf)?.scene.deeds;
  const reckoning = story && deeds && reckoningOf(story, deeds);
  if (!reckoning) return [];
  return [
    {
      visit: number,
      eraSlug: slug,
      eraName: placeOfVisit(visit, periods)?.name ?? slug,
      reckoning: reckoning.name,
      why: reckoning.why,
      memento: story.memento ?? null,
      sentence: reckoning.memento,
      standing: standing(deeds),
    },
  ];
}

/** Returns all reckonings of an era in the order of its file, those that the visitor has not seen as "?". */
export function reckoningsSeen(
  slug: string,
  { reckonings = [] }: Pick<EraStory, 'reckonings'>,
  closed: readonly ClosedVisit[],
): readonly JournalReckoning[] {
  const names = closed.filter(({ eraSlug }) => eraSlug === slug).map(({ reckoning }) => reckoning);
  return reckonings.map(({ name }) => {
    const seen = names.includes(name);
    return { name: seen ? name : '?', seen };
  });
}

/**
 * Returns the page that closes the journal, or null until every era of `slugs` is closed. It is selected by what stood
 * at the end of the last closed visit to each of them.
 */
export function lastPage(
  closed: readonly ClosedVisit[],
  pages: readonly LastPage[],
  slugs: readonly string[] = builtInPeriods.map(({ slug }) => slug),
): LastPage | null {
  const last = closed.filter(
    ({ eraSlug, visit }) =>
      slugs.includes(eraSlug) &&
      !closed.some((later) => later.eraSlug === eraSlug && later.visit > visit),
  );
  if (last.length < slugs.length) return null;
  const consequences = standing(last.map((one) => ({ consequences: one.standing })));
  return firstThatStands(pages, consequences) ?? null;
}
