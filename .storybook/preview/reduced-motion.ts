import { rewriteMedia } from './media-rules';

const asked = '(prefers-reduced-motion: reduce)';
const rules = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
let undo = () => {};
let systemMatchMedia: typeof window.matchMedia | undefined;

/** Makes the page behave as for a visitor who asked for less movement, in styles and in scripts, or not. */
export function emulateReducedMotion(reduced: boolean): void {
  undo();
  undo = () => {};
  if (systemMatchMedia) window.matchMedia = systemMatchMedia;
  systemMatchMedia = undefined;
  if (!reduced) return;

  undo = rewriteMedia(rules, (wish) => (wish === 'reduce' ? 'all' : 'not all'));
  const system = window.matchMedia.bind(window);
  systemMatchMedia = system;
  window.matchMedia = (query) => system(query === asked ? 'all' : query);
}
