function load(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-script]:not([rel])')];
  // Files that are imported by other files load in parallel with them.
  for (const link of links) link.rel = 'modulepreload';
  const [first] = links;
  if (first) void import(/* @vite-ignore */ first.href);
}

/**
 * Loads the page's scripts after its first paint, so that none of them takes bandwidth or time from it. The build lists
 * them as <link data-script>, the one that starts the game first. The development server leaves them as they are.
 */
export function loadScripts(heldFor: string | undefined): void {
  // A service may run the scripts of a page only after the page was parsed.
  if (document.readyState !== 'loading') return load();
  addEventListener('DOMContentLoaded', () => {
    // A held page waits for the game.
    if (heldFor) load();
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    // A page in the background is not painted, and not every browser tells of its paint.
    onload = load;
  });
}
