/**
 * Loads the later styles immediately in two cases. If a service worker answers this page, its first paint waits for
 * them: styles and typefaces are on the device, and the worker's page and stylesheet are from one build. If the page
 * is held for another era, it shows that era's frame as soon as they have loaded.
 */
export function styleAtOnce(heldFor: string | undefined): void {
  const page = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>('link[data-later]');
  const onDevice = worker();
  const wanted = onDevice || heldFor;
  if (!link || !wanted) return;
  // Without this, the first paint does not wait for a stylesheet that a script has added.
  if (onDevice) link.blocking = 'render';
  link.rel = 'stylesheet';
  link.addEventListener('load', () => {
    if (page.dataset.held !== '') return;
    // The styles show the frame in this theme, and hide the other era's story until the game shows its own.
    page.className = page.className.replace(/\S+(?=-theme)/, heldFor as string);
    page.dataset.held = heldFor as string;
  });
  // As a prefetch again, so that the game loads it once more.
  link.addEventListener('error', () => (link.rel = 'prefetch'));
}

/** Returns the service worker that answers this page. */
function worker(): ServiceWorker | null | undefined {
  try {
    // A page that was not loaded over TLS has none.
    return (navigator as Partial<Navigator>).serviceWorker?.controller;
  } catch {
    // Reading it throws in a sandboxed page.
    return null;
  }
}
