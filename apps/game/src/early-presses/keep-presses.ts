import { CHOICE } from '@time-traveler/ui/data-attributes';
import { CONTROLS } from './controls';

/** The page's record of presses from before the game could handle them. */
export interface EarlyPresses {
  /** The pressed controls in order; a control that was pressed twice is listed twice. */
  readonly controls: readonly HTMLElement[];
  /** Leaves all further presses to the game. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** Set by this script, which is inlined into the page; absent in a page without it. */
    earlyPresses?: EarlyPresses;
  }
}

const controls: HTMLElement[] = [];

/** Stores a click, tap or key press on one of the game's controls, and marks the control. */
function keep(event: MouseEvent): void {
  const { target, detail } = event;
  // A click that opens a new tab or window is the browser's.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (target as Element).closest<HTMLElement>(String(CONTROLS));
  if (control === null) return;
  event.preventDefault();
  // React would otherwise wake up in one go for this press, and count it a second time.
  event.stopPropagation();
  const { hash } = control as HTMLAnchorElement;
  const heading = hash && document.getElementById(hash.slice(1));
  if (heading) return heading.focus();
  // The second click of a double-click on a choice does not count.
  if (detail > 1 && control.matches(CHOICE)) return;
  controls.push(control);
  control.dataset.pressed = '';
}

addEventListener('click', keep, true);
window.earlyPresses = { controls, stop: () => removeEventListener('click', keep, true) };
