import { type LazyModule, createLazyModule } from './lazy-module';
import type { Fade } from './stage';
import { waitAtMost } from './wait-at-most';

/** How long a change of era waits for its theme, in milliseconds; plain tokens stand in after that. */
const STYLE_PATIENCE_MS = 4_000;

let module: LazyModule<object> | undefined;
let ready = false;

/**
 * Loads the styles that the built page leaves for later: the other eras' themes and all typefaces. Loads them
 * once; a call after a failure tries again. Resolves at once if every style is in the page already, as in
 * development; rejects if the stylesheet cannot be loaded.
 */
export async function loadLaterStyles(): Promise<void> {
  const link = laterLink();
  if (link !== null) {
    module ??= createLazyModule(link.href, () => Promise.resolve({}));
    await module.load();
  }
  ready = true;
}

/** Returns a fade that waits for the styles of the other eras, so that no era is shown without its theme. */
export function onceStyled(fade: Fade): Fade {
  return (change) => {
    if (ready || laterLink() === null) fade(change);
    else void waitAtMost(STYLE_PATIENCE_MS, loadLaterStyles()).then(() => fade(change));
  };
}

function laterLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-later]');
}
