import { type Part, createPart } from './part';
import type { Fade } from './stage';

/** How long a change of era waits for its theme, in milliseconds; plain tokens stand in after that. */
const STYLE_PATIENCE_MS = 4_000;

let part: Part<void> | undefined;
let ready = false;

/**
 * Loads the styles that the built page leaves for later: the other eras' themes and all typefaces. One call
 * serves all who ask until it has failed. Resolves at once where every style is in the page already, as in
 * development; rejects if the stylesheet cannot be loaded.
 */
export async function loadLaterStyles(): Promise<void> {
  const link = laterLink();
  part ??= link === null ? { load: loadBarPresses } : createPart(link.href, loadBarPresses);
  await part.load();
  ready = true;
}

/** Loads what presses on the bars need once eras fade. */
const loadBarPresses = () =>
  import('./bar-presses').then(
    ({ keepBarPresses }) => keepBarPresses(),
    () => {},
  );

/** Returns a fade that waits for the styles of the other eras, so that no era is shown without its theme. */
export function onceStyled(fade: Fade): Fade {
  return (change) => {
    if (ready || laterLink() === null) fade(change);
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
