// Loads the page's scripts after its first frame, so that none of them takes bandwidth or time from it. The build
// lists them as <link data-script>, the one that starts the game first. The development server leaves them as they are.
function load(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-script]')];
  // Files that are imported by other files load in parallel with them.
  for (const link of links) link.rel = 'modulepreload';
  const [first] = links;
  if (first) void import(/* @vite-ignore */ first.href);
}

addEventListener('DOMContentLoaded', () => {
  // A page in the background has no frames.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});
