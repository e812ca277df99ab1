import { navigationType } from '../services/navigation-type';

/**
 * Hides the prerendered screen, the first scene of a new visit, if this page shows another one: its history entry
 * holds a scene, or its address names an era. The styles show it anyway if the scripts do not come.
 */
export function holdPage(): void {
  // Who opens the address again begins a new visit, although browsers keep the entry's state for that.
  if (navigationType() === 'navigate') history.replaceState(null, '');
  const { state } = history as { state: { journey?: unknown } | null };
  if (state?.journey || /[?&]era=(?!medieval\b)\w/.test(location.search)) {
    document.documentElement.dataset['held'] = '';
  }
}
