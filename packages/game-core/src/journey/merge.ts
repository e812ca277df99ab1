import type { Visit } from '../events/visit';
import { outcomeKind } from '../rules/outcomes';
import { choicesOf } from '../rules/visit';
import { type Journey, type SeenEnding, emptyJourney } from './journey';
import {
  type JourneyVisit,
  includes,
  isDecided,
  sameChoices,
  sharedChoices,
} from './journey-visit';
import { withinLimits } from './limits';

/**
 * Returns the journey with a new visit, or with a new version of a visit. `before` is the version that the new one
 * follows, null if there is none. If the journey has a different version from another tab, both are kept. Does not
 * apply the limits: that happens when the journey is merged or written.
 */
export function recordVisit(
  journey: Journey,
  current: JourneyVisit,
  before: Visit | null = numbered(journey.visits, current.began)?.visit ?? null,
): Journey {
  // A visit in which nothing was decided matters only while the visitor is there.
  const others = journey.visits.filter(
    (one) => one.began !== journey.last || one.began === current.began || isDecided(one),
  );
  const known = before ? { ...current, visit: before } : undefined;
  const version = known && versionsFrom(others, current.began).find(sameAs(known));
  const inherited = version
    ? Math.min(version.inherited, sharedChoices(version.visit, current.visit))
    : current.inherited;
  const { visits, at } = placed(others, { ...current, inherited }, version ?? known);
  return {
    visits: inOrder(visits),
    last: at.began,
    // The ending of a copied choice was seen in the visit that it comes from.
    endings: at.inherited > 0 ? journey.endings : withEndingOf(journey.endings, current.visit),
  };
}

/**
 * Returns a journey with everything that another one has, for example the journey of a file. If a visit differs
 * between the two, the other version becomes a separate visit. The visitor stays in the last visit of the first one.
 */
export function addJourney(journey: Journey, other: Journey): Journey {
  return mergeJourneys(journey, { ...other, last: journey.last === null ? other.last : null });
}

/**
 * Merges the changes of another journey since `known`, the state that both come from. A visit that one of the two has
 * changed becomes its new version. Of a visit that both have changed, both versions are kept. A visit that one has
 * removed and the other has not changed is removed. New endings are added. Without `known` everything of both journeys
 * is kept, except the oldest visits beyond the limits.
 */
export function mergeJourneys(
  journey: Journey,
  other: Journey,
  known: Journey = emptyJourney,
): Journey {
  if (journey === known) return withinLimits(other);
  const unchanged = new Set(known.visits);
  let visits = journey.visits.filter(({ began, visit }) => {
    const before = numbered(known.visits, began);
    const isForgotten = before !== undefined && numbered(other.visits, began) === undefined;
    return !(isForgotten && sameChoices(before.visit, visit));
  });
  let { last } = journey;
  for (const one of other.visits) {
    const before = numbered(known.visits, one.began);
    if (unchanged.has(one)) continue;
    const next = placed(visits, one, before);
    visits = [...next.visits];
    if (one.began === other.last) last = next.at.began;
  }
  const endings = other.endings.filter((ending) => !known.endings.some(isSame(ending)));
  return withinLimits({
    visits: inOrder(visits),
    last,
    endings: endings.reduce(withEnding, journey.endings),
  });
}

/**
 * Returns the version of a visit that has these choices, or continues them. Its number may be another one if the visit
 * was also changed in another tab. Without such a version returns the visit with the number itself.
 */
export function versionOf(
  { visits }: Journey,
  began: number,
  choices: Visit,
): JourneyVisit | undefined {
  const versions = versionsFrom(visits, began);
  return (
    versions.find(sameAs({ visit: choices })) ??
    versions.find(({ visit }) => includes(visit, choices)) ??
    numbered(visits, began)
  );
}

/**
 * Returns the visits with a new visit or a new version, and that visit as it is now stored. `before` is the version
 * that it follows.
 */
function placed(
  visits: readonly JourneyVisit[],
  one: JourneyVisit,
  before: JourneyVisit | undefined,
) {
  const { visit } = one;
  const versions = versionsFrom(visits, one.began);
  const copiedFrom = (version: JourneyVisit) => sharedChoices(version.visit, visit);
  const put = (began: number, copied: number) => {
    const at = { began, inherited: Math.min(copied, choicesOf(visit).length), visit };
    return { visits: [...visits.filter((other) => other.began !== began), at], at };
  };
  const replaced = before && versions.find(sameAs(before));
  if (replaced) return put(replaced.began, inheritedOf(replaced, one, before));

  // Earlier choices that the journey lacks were undone or cleared in another tab. They are not added again.
  const known = before ? copiedFrom(before) : 0;
  const news = Math.max(one.inherited, known);
  if (!numbered(visits, one.began)) {
    const isNew = !before || news < choicesOf(visit).length;
    return isNew ? put(one.began, news) : { visits, at: one };
  }
  const unseen = firstUnseen(visits, visit, news);
  const [container] = visits
    .filter((version) => includes(version.visit, visit))
    .sort((a, b) => a.inherited - b.inherited);
  if (container) {
    const length = choicesOf(visit).length;
    if (unseen === length || unseen >= container.inherited) return { visits, at: container };
    // Inherited choices after the end of this visit stay inherited.
    if (container.inherited > length) return put(freeNumber(visits, one.began), unseen);
    const at = { ...container, inherited: unseen };
    return { visits: visits.map((version) => (version === container ? at : version)), at };
  }
  const gone = firstUnseen(visits, visit, 0) < known ? known : 0;
  const shared = Math.max(...versions.map(copiedFrom));
  // A version that ends before the inherited choices, or before those of another version, is not continued.
  const fewest = Math.max(shared, before ? gone : one.inherited);
  const continued = versions.find(
    (version) => includes(visit, version.visit) && choicesOf(version.visit).length >= fewest,
  );
  if (continued) {
    const copied = before
      ? inheritedOf(continued, one, before)
      : Math.min(continued.inherited, unseen);
    return put(continued.began, copied);
  }
  if (gone > 0 && gone === choicesOf(visit).length) return { visits, at: one };
  const copied = Math.max(one.inherited, gone, shared);
  return put(freeNumber(visits, one.began), Math.min(copied, unseen));
}

/** Returns the first place from `from` on whose choice no visit lists, or the end of this visit. */
function firstUnseen(visits: readonly JourneyVisit[], visit: Visit, from: number): number {
  let place = from;
  const isSeen = (one: JourneyVisit) =>
    one.inherited <= place && sharedChoices(one.visit, visit) > place;
  while (visits.some(isSeen)) place += 1;
  return place;
}

/** Returns how many choices of a visit count as inherited if it replaces a version that it begins with. */
function inheritedOf(version: JourneyVisit, one: JourneyVisit, before: JourneyVisit): number {
  const lists = sharedChoices(version.visit, one.visit) > version.inherited;
  if (lists && version.inherited < before.inherited)
    return Math.min(version.inherited, one.inherited);
  const isHidden = version.inherited > before.inherited;
  const copied = isHidden
    ? Math.min(version.inherited, sharedChoices(version.visit, one.visit))
    : 0;
  // Decisions that only this version has stay in the journal.
  const news = Math.max(version.inherited, choicesOf(before.visit).length);
  const isLonger = news < choicesOf(version.visit).length;
  return Math.min(Math.max(copied, one.inherited), isLonger ? news : Infinity);
}

/** Returns a test for visits with the same choices. */
const sameAs =
  ({ visit }: Pick<JourneyVisit, 'visit'>) =>
  (other: JourneyVisit) =>
    sameChoices(other.visit, visit);

function numbered(visits: readonly JourneyVisit[], began: number): JourneyVisit | undefined {
  return visits.find((one) => one.began === began);
}

/** How many numbers after its first one the versions of a visit may have. No two visits begin so soon after each other. */
const VERSIONS = 100;

/** Returns a visit by its number and the versions of it from elsewhere, which have the next numbers. */
function versionsFrom(visits: readonly JourneyVisit[], first: number): readonly JourneyVisit[] {
  return visits.filter(({ began }) => began >= first && began < first + VERSIONS);
}

function freeNumber(visits: readonly JourneyVisit[], first: number): number {
  let number = first;
  while (numbered(visits, number)) number += 1;
  return number;
}

function inOrder(visits: readonly JourneyVisit[]): readonly JourneyVisit[] {
  return [...visits].sort((one, other) => one.began - other.began);
}

// Follow-ups are the same in every era; the first choice decides the outcome.
function withEndingOf(endings: readonly SeenEnding[], { slug, events }: Visit) {
  const first = events.find((event) => event.type === 'choiceMade');
  if (first === undefined) return endings;
  const { text } = first.choice;
  return withEnding(endings, { slug, kind: outcomeKind(text), choice: text });
}

function withEnding(endings: readonly SeenEnding[], seen: SeenEnding): readonly SeenEnding[] {
  return endings.some(isSame(seen)) ? endings : [...endings, seen];
}

const isSame =
  ({ slug, kind }: SeenEnding) =>
  (other: SeenEnding) =>
    other.slug === slug && other.kind === kind;
