/**
 * Marks the page of a visitor who comes back, before its first paint: a phone keeps room above the story for the way
 * into the earlier visit. A page that shows a scene of its history entry needs no way back.
 */
export function expectReturn(): void {
  try {
    if (!history.state?.journey && localStorage['journey'].includes('choiceMade'))
      document.documentElement.dataset.back = '';
  } catch {
    // Nothing is stored, or storage is blocked.
  }
}
