import { navigationType } from '../services/navigation-type';

type State = { journey?: { visit?: { slug?: string } } | null } | null;

/**
 * Hides the prerendered screen, the first scene of a new visit, if this page shows another one: its history entry
 * holds a scene, or its address names an era. Returns the era's slug as it is named there, which may be of no era,
 * or undefined if the page is not held. The styles show the screen anyway if the scripts do not come.
 */
export function holdPage(): string | undefined {
  // Who opens the address again begins a new visit, although browsers keep the entry's state for that.
  if (navigationType() === 'navigate') history.replaceState(null, '');
  const slug =
    (history.state as State)?.journey?.visit?.slug ??
    /\bera=(?!medieval)([^&]+)/.exec(location.search)?.[1];
  if (slug) document.documentElement.dataset['held'] = '';
  return slug;
}
