/**
 * Hides the prerendered screen, the first scene of a new visit, if this page shows another one: its history entry
 * holds a scene, or its address names an era. The styles show it anyway if the scripts do not come.
 */
export function holdPage(): void {
  const { state } = history as { state: { journey?: unknown } | null };
  if (state?.journey || /[?&]era=(?!medieval\b)\w/.test(location.search)) {
    document.documentElement.dataset['held'] = '';
  }
}
