import { type Part, createPart } from './part';
import type { Fade } from './stage';

/** How long a change of era waits for its theme, in milliseconds; the first era's stands in after that. */
const STYLE_PATIENCE_MS = 4_000;

let part: Part<object> | undefined;
let ready = false;

/**
 * Loads the styles that the built page leaves for later: the other eras' themes and all typefaces. One call
 * serves all who ask until it has failed. Resolves at once where every style is in the page already, as in
 * development; rejects if the stylesheet cannot be loaded.
 */
export async function loadLaterStyles(): Promise<void> {
  const link = laterLink();
  if (link !== null) {
    part ??= createPart(link.href, () => Promise.resolve({}));
    await part.load();
  }
  ready = true;
}

/** True when the page has the styles of every era. */
export function hasLaterStyles(): boolean {
  return ready || laterLink() === null;
}

/** Returns a fade that waits for the styles of the other eras, so that no era is shown without its theme. */
export function onceStyled(fade: Fade): Fade {
  return (change) => {
    if (hasLaterStyles()) fade(change);
    else void stylesOrPatience().then(() => fade(change));
  };
}

function laterLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-later]');
}

async function stylesOrPatience(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, STYLE_PATIENCE_MS));
  await Promise.race([loadLaterStyles().catch(() => {}), patience]);
}
