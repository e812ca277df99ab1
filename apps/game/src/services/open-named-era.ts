import { type Game, type GameState, eraBySlug, eraInAddress } from '@time-traveler/game-core';

/**
 * Opens the era that the address names, if it is one that only the server knows: it is on the timeline once the list has
 * come. Does nothing if anything was pressed until then. `search` is the address's query.
 */
export function openNamedEra(
  { getSnapshot, subscribe, dispatch }: Pick<Game, 'getSnapshot' | 'subscribe' | 'dispatch'>,
  search: string,
): void {
  const first = getSnapshot();
  const isUntouched = ({ visit, contextOpen, journalOpen }: GameState) =>
    visit.slug === first.visit.slug &&
    visit.events.every(({ type }) => type !== 'choiceMade') &&
    !contextOpen &&
    !journalOpen;
  const look = () => {
    const state = getSnapshot();
    if (state.periodsStatus === 'loading') return false;
    const added = state.periods.filter(({ slug }) => !eraBySlug(slug));
    const slug = eraInAddress(
      search,
      added.map((period) => period.slug),
    );
    const period = added.find((one) => one.slug === slug);
    if (period !== undefined && isUntouched(state)) {
      dispatch({ type: 'visitRestored', visit: { slug: period.slug, period, events: [] } });
    }
    return true;
  };
  if (!isUntouched(first) || look()) return;
  const stop = subscribe(() => {
    // After the change that is under way.
    if (getSnapshot().periodsStatus !== 'loading') queueMicrotask(() => look() && stop());
  });
}
