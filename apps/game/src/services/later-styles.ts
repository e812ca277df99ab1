import { createListeners } from '@time-traveler/game-core';
import { preloadOwnFaces } from './faces';
import { addLink, loadBarPresses, loadOnce } from './loading';
import type { Need } from './ready-to-show';
import { LOAD_PATIENCE_MS, waitAtMost, withTimeLimit } from './time-limit';

/** How long the later styles wait for the typefaces of the page, in milliseconds, if nothing else needs them. */
const FACES_PATIENCE_MS = 3_000;

let ready = false;
const waiting = createListeners();
let hurry: () => void;
const hurried = new Promise<void>((resolve) => (hurry = resolve));

/** Loads the later styles as a quiet page does: together with its typefaces, so that it is laid out once for all of them. */
export const applyLaterStyles: () => Promise<void> = loadOnce(async () => {
  const link = laterLink();
  if (link?.rel === 'stylesheet' && link.sheet === null) await ended(link);
  const styles = link === null || link.sheet !== null ? undefined : addStyles(link.href);
  await withTimeLimit(Promise.all([loadBarPresses(), styles]), LOAD_PATIENCE_MS);
  ready = true;
  for (const listener of waiting.current()) listener();
});

/**
 * Loads the styles that the built page leaves for later: the other eras' themes, all typefaces, and what lazy modules show.
 * Loads them once; a call after a failure tries again. Resolves at once if every style is in the page already, as in
 * development. Waits for the page's own request if there is one; rejects if the stylesheet cannot be loaded.
 */
export function loadLaterStyles(): Promise<void> {
  hurry();
  return applyLaterStyles();
}

/** Adds the stylesheet to the page, in one step with the typefaces of the page, unless somebody needs it before. */
async function addStyles(href: string): Promise<void> {
  // A stylesheet for paper alone would come last of all files. A preload that has failed once may be remembered.
  await addLink({ rel: 'preload', as: 'style', href }).catch(() => {});
  // As one for paper it can be read, and changes nothing on the screen.
  const link = await addLink({ rel: 'stylesheet', href, media: 'print' });
  if (link.sheet)
    await Promise.race([hurried, waitAtMost(FACES_PATIENCE_MS, preloadOwnFaces(link.sheet))]);
  link.media = 'all';
  // The browser says this only after the next frame, and the title's plate is as wide as its words.
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

/** True if the styles of every era have loaded. */
function hasLaterStyles(): boolean {
  const link = laterLink();
  return ready || link === null || link.sheet !== null;
}

/** Runs something when the styles of every era have loaded, immediately if they have. Returns a function that cancels it. */
export function whenStyled(run: () => void): () => void {
  if (!hasLaterStyles()) return waiting.subscribe(run);
  run();
  return () => {};
}

/** The styles of every era, as something that a scene is shown with. */
export const laterStyles: Need = { isThere: hasLaterStyles, load: loadLaterStyles };

/** Returns the link to the later styles, or null in development. Its `sheet` is null until it has loaded as a stylesheet. */
function laterLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-later]');
}

/** Resolves when a stylesheet that `styleAtOnce` has requested has loaded or failed. */
function ended(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((end) => {
    for (const event of ['load', 'error']) link.addEventListener(event, end, { once: true });
  });
}
