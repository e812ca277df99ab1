import type { Change } from './journey/journey-controller';

/** The key of what `leaveEarly` stores: a line of JSON for each page, which `withEarlyVisits` reads. */
export const EARLY_KEY = 'journey-early';

/** The most that pages may store, in characters: a journey that never loads must not fill the device. */
const MOST_TEXT = 300_000;

/**
 * Keeps the visits of a page that is left before its journey is loaded on the device, where the next page's journey
 * finds them. (Browsers ignore a change of the history entry by then.) `before` is what this page has stored
 * earlier. Returns what it has stored now.
 */
export function leaveEarly(changes: readonly Change[], before: string): string {
  const states = changes.map(({ state: { generation, visit } }) => ({ generation, visit }));
  const line = `\n${JSON.stringify([Date.now(), history.state, ...states])}`;
  try {
    const others = localStorage.getItem(EARLY_KEY) ?? '';
    localStorage.setItem(EARLY_KEY, (others.replace(before, '') + line).slice(-MOST_TEXT));
  } catch {
    // If storage is disabled, no journey is kept.
  }
  return line;
}
