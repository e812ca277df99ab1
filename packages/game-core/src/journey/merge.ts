import type { Visit } from '../events/visit';
import { outcomeKind } from '../rules/outcomes';
import { choicesOf } from '../rules/visit';
import { type Journey, type SeenEnding, emptyJourney } from './journey';
import { type JourneyVisit, includes, isDecided, sameChoices, sharedChoices } from './journey-visit';
import { withinLimits } from './limits';

/**
 * Returns the journey with a visit as it is now: a new one, or the new version of one that it holds. `before` is the
 * version that the new one follows. If the journey has another one, because it was changed elsewhere, both are kept.
 * The limits wait until the journey is merged or written.
 */
export function recordVisit(
  journey: Journey,
  current: JourneyVisit,
  before: Visit | undefined = numbered(journey.visits, current.began)?.visit,
): Journey {
  // A visit in which nothing was decided matters only while the visitor is there.
  const others = journey.visits.filter(
    (one) => one.began !== journey.last || one.began === current.began || isDecided(one),
  );
  const { visits, at } = placed(others, current, before);
  return {
    visits: inOrder(visits),
    last: at.began,
    // The ending of a copied choice was seen in the visit that it comes from.
    endings: at.inherited > 0 ? journey.endings : withEndingOf(journey.endings, current.visit),
  };
}

/**
 * Returns a journey with everything that another one has, such as that of a file. Where both tell a visit
 * differently, the other one's version becomes a visit of its own. The visitor stays where the first one ends.
 */
export function addJourney(journey: Journey, other: Journey): Journey {
  return mergeJourneys(journey, { ...other, last: journey.last === null ? other.last : null });
}

/**
 * Returns a journey with what another one has done since `known`, the state that both come from: its visits where
 * only it has changed them, both versions of a visit that both have changed, and its new endings. What the journey
 * does not have any more, and the other one has not changed, is gone. Where nothing is known, nothing of either is
 * lost, but for the oldest visits beyond the limits.
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
    const before = numbered(known.visits, one.began)?.visit;
    if (unchanged.has(one) || isGone(visits, one, before)) continue;
    const next = placed(visits, one, before);
    visits = [...next.visits];
    if (one.began === other.last) last = next.at.began;
  }
  const endings = other.endings.filter((ending) => !known.endings.some(isSame(ending)));
  return withinLimits({
    visits: inOrder(visits.filter((one) => one.began === last || isDecided(one))),
    last,
    endings: endings.reduce(withEnding, journey.endings),
  });
}

/**
 * Returns the version of a visit in a journey that has these choices: it may have another number by now, if it was
 * changed elsewhere too. Without such a version returns the one with the visit's own number.
 */
export function versionOf(
  { visits }: Journey,
  began: number,
  choices: Visit | undefined,
): JourneyVisit | undefined {
  const same = (one: JourneyVisit) => choices !== undefined && sameChoices(one.visit, choices);
  return versionsFrom(visits, began).find(same) ?? numbered(visits, began);
}

/** Returns the visits with one more, or with a new version of one, and what the visit has become. */
function placed(visits: readonly JourneyVisit[], one: JourneyVisit, before: Visit | undefined) {
  const { visit } = one;
  const versions = versionsFrom(visits, one.began);
  const copied = (from: Visit | undefined) => (from ? sharedChoices(from, visit) : 0);
  const put = (began: number, inherited: number) => {
    const at = { began, inherited: Math.min(inherited, choicesOf(visit).length), visit };
    return { visits: [...visits.filter((other) => other.began !== began), at], at };
  };
  // Without a version, what came before is gone from the device and stays gone.
  if (versions.length === 0) return put(one.began, Math.max(one.inherited, copied(before)));

  const replaced = before && versions.find((version) => sameChoices(version.visit, before));
  if (replaced) {
    const inherited = Math.min(replaced.inherited, copied(replaced.visit));
    return put(replaced.began, Math.max(one.inherited, inherited));
  }
  const [container] = visits
    .filter((version) => includes(version.visit, visit))
    .sort((a, b) => a.inherited - b.inherited);
  if (container) {
    const at = { ...container, inherited: shownFrom(container, one) };
    if (at.inherited === container.inherited) return { visits, at: container };
    return { visits: visits.map((version) => (version === container ? at : version)), at };
  }
  const [continued] = versions
    .filter((version) => includes(visit, version.visit))
    .sort((a, b) => choicesOf(b.visit).length - choicesOf(a.visit).length);
  if (continued) return put(continued.began, shownFrom(continued, one));
  const shared = versions.map((version) => copied(version.visit));
  return put(freeNumber(visits, one.began), Math.max(one.inherited, ...shared));
}

/** Returns how many first choices of a version are copied, if the journal has to show those of another version too. */
function shownFrom(version: JourneyVisit, other: JourneyVisit): number {
  if (version.began !== other.began) return version.inherited;
  return Math.min(version.inherited, other.inherited);
}

/** Returns true if a visit is gone from the others, and nothing was decided in it that is new. */
function isGone(visits: readonly JourneyVisit[], one: JourneyVisit, before: Visit | undefined) {
  return before !== undefined && !numbered(visits, one.began) && includes(before, one.visit);
}

function numbered(visits: readonly JourneyVisit[], began: number): JourneyVisit | undefined {
  return visits.find((one) => one.began === began);
}

/** Returns a visit by its number and the versions of it from elsewhere, which have the numbers after it. */
function versionsFrom(visits: readonly JourneyVisit[], began: number): readonly JourneyVisit[] {
  const version = numbered(visits, began);
  return version ? [version, ...versionsFrom(visits, began + 1)] : [];
}

function freeNumber(visits: readonly JourneyVisit[], began: number): number {
  return began + versionsFrom(visits, began).length;
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
