import { rewriteMedia } from './media-rules';

const asked = '(prefers-reduced-motion: reduce)';
const rules = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
let undo = () => {};
let systemMatchMedia: typeof window.matchMedia | undefined;

/** Switches the emulation of reduced motion on or off, for styles and for scripts. */
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
