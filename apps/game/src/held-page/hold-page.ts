import { navigationType } from '../services/navigation-type';

/** The slugs of the eras, as alternatives of a regular expression. */
declare const ERA_SLUGS: string;

type State = { journey?: { visit?: { slug?: string } } | null } | null;

/**
 * Hides the prerendered screen, the first scene of a new visit, if this page shows another one: its history entry
 * holds a scene, or its address names another era. Returns the era's slug as it is named there, which in an entry may be
 * of no era, or undefined if the page is not held. The styles show the screen anyway if the scripts do not come.
 */
export function holdPage(): string | undefined {
  // Who opens the address again begins a new visit, although browsers keep the entry's state for that.
  if (navigationType() === 'navigate') history.replaceState(null, '');
  const page = document.documentElement;
  const own = page.className.replace('-theme', '');
  const slug =
    (history.state as State)?.journey?.visit?.slug ??
    location.search.match(`[?&]era=(?!${own})(${ERA_SLUGS})(&|$)`)?.[1];
  if (slug) page.dataset['held'] = '';
  return slug;
}
