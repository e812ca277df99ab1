import { createListeners } from '@time-traveler/game-core';
import { type LazyModule, createLazyModule } from './lazy-module';
import { loadBarPresses } from './load-bar-presses';
import type { Fade } from './stage';
import { waitAtMost } from './wait-at-most';

/** How long a change of era waits for its theme, in milliseconds; after that the first era's theme stays. */
const STYLE_PATIENCE_MS = 4_000;

let module: LazyModule<void> | undefined;
let ready = false;
const waiting = createListeners();

/**
 * Loads the styles that the built page leaves for later: the other eras' themes and all typefaces. Loads them
 * once; a call after a failure tries again. Resolves at once if every style is in the page already, as in
 * development; rejects if the stylesheet cannot be loaded.
 */
export async function loadLaterStyles(): Promise<void> {
  const link = laterLink();
  if (link?.rel === 'stylesheet' && link.sheet === null) await ended(link);
  module ??=
    link === null || link.sheet !== null
      ? { load: loadBarPresses }
      : createLazyModule(link.href, loadBarPresses);
  await module.load();
  if (ready) return;
  ready = true;
  for (const listener of waiting.current()) listener();
}

/** True when the page has the styles of every era. */
function hasLaterStyles(): boolean {
  const link = laterLink();
  return ready || link === null || link.sheet !== null;
}

/**
 * Runs something when the page has the styles of every era, at once if it has them already. Returns a function
 * that cancels it.
 */
export function whenStyled(run: () => void): () => void {
  if (!hasLaterStyles()) return waiting.subscribe(run);
  run();
  return () => {};
}

/** Returns a fade that waits for the styles of the other eras, so that no era is shown without its theme. */
export function onceStyled(fade: Fade): Fade {
  return (change) => {
    if (hasLaterStyles()) fade(change);
    else void waitAtMost(STYLE_PATIENCE_MS, loadLaterStyles()).then(() => fade(change));
  };
}

/** Returns the link that names the later styles, or null if the page was built without. Its sheet is null until it has loaded. */
function laterLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-later]');
}

/** Resolves when a stylesheet that the page's head has requested has loaded or failed. */
function ended(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((end) => {
    for (const event of ['load', 'error']) link.addEventListener(event, end, { once: true });
  });
}
