/**
 * Loads the later styles with the page where they are wanted at once. A page that the service worker answers takes
 * them, and with them the typefaces, into its first paint: they are on the device already, and its own page is one
 * version, so the stylesheet is the right one. A page that is held for another era shows that era's frame as soon as
 * they are there.
 */
export function styleAtOnce(heldFor: string | undefined): void {
  const page = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>('link[data-later]');
  const onDevice = worker();
  const wanted = onDevice || heldFor;
  if (!link || !wanted) return;
  // A stylesheet that a script adds does not hold back the first paint by itself.
  if (onDevice) link.blocking = 'render';
  link.rel = 'stylesheet';
  link.addEventListener('load', () => {
    if (page.dataset['held'] !== '') return;
    // In the era's theme; the styles hide the story of the other era until the game shows its own.
    page.className = page.className.replace(/\S+(?=-theme)/, heldFor as string);
    page.dataset['held'] = heldFor;
  });
  // The game then loads it again, as on a first visit.
  link.addEventListener('error', () => (link.rel = 'prefetch'));
}

/** Returns the service worker that answers this page. */
function worker(): ServiceWorker | null | undefined {
  try {
    // A page that did not come through TLS has none.
    return (navigator as Partial<Navigator>).serviceWorker?.controller;
  } catch {
    // A page in a sandbox must not look.
    return null;
  }
}
