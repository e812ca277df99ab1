/**
 * Takes the later styles, and with them the typefaces, into the first paint of a page that the service worker
 * answers: they are on the device already. Its own page is one version, so the stylesheet is the right one.
 */
export function styleAtOnce(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (!link || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  // A stylesheet that a script adds does not hold back the first paint by itself.
  link.setAttribute('blocking', 'render');
  link.rel = 'stylesheet';
  // The game then loads it again, as on a first visit.
  link.addEventListener('error', () => (link.rel = 'prefetch'));
}
