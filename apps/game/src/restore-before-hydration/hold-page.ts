import { eraInAddress } from '@time-traveler/game-core';
import { navigationType } from '../services/page';

/** The slugs of the built-in eras. The build inserts them, because the eras themselves are too large for the page's head. */
declare const ERA_SLUGS: readonly string[];

type State = { journey?: { visit?: { slug?: string } } | null } | null;

/**
 * Hides the prerendered screen if the game will show another scene: the one in the page's history entry, or the first
 * one of another era that the address names. Returns the slug from there, or undefined if the page is not held. A slug
 * from a history entry is not checked. If the scripts never load, the styles show the screen after a while.
 */
export function holdPage(): string | undefined {
  try {
    // Opening the address again starts a new visit, but browsers keep the entry's state.
    if (history.state && navigationType() === 'navigate') history.replaceState(null, '');
  } catch {
    // If the browser refuses, the scene of the entry is shown again.
  }
  const page = document.documentElement;
  const named = eraInAddress(location.search, ERA_SLUGS);
  const slug =
    (history.state as State)?.journey?.visit?.slug ??
    (page.classList.contains(`${named}-theme`) ? undefined : named);
  if (slug) page.dataset.held = '';
  return slug;
}
