import { eraInAddress } from '@time-traveler/game-core';
import { navigationType } from '../services/navigation-type';

/** The slugs of the built-in eras, which the build puts here: the eras themselves would be too much for the page's head. */
declare const ERA_SLUGS: readonly string[];

type State = { journey?: { visit?: { slug?: string } } | null } | null;

/**
 * Hides the prerendered screen, the first scene of a new visit, if this page shows another one: its history entry
 * holds a scene, or its address names another era. Returns the era's slug as it is named there, which in an entry may be
 * of no era, or undefined if the page is not held. The styles show the screen anyway if the scripts do not come.
 */
export function holdPage(): string | undefined {
  try {
    // Who opens the address again begins a new visit, although browsers keep the entry's state for that.
    if (navigationType() === 'navigate') history.replaceState(null, '');
  } catch {
    // A browser that refuses a change of its history shows the scene of the entry again.
  }
  const page = document.documentElement;
  const named = eraInAddress(location.search, ERA_SLUGS);
  const slug =
    (history.state as State)?.journey?.visit?.slug ??
    (page.classList.contains(`${named}-theme`) ? undefined : named);
  if (slug) page.dataset['held'] = '';
  return slug;
}
