import { StrictMode, startTransition } from 'react';
import type { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createServices } from './services/services';

/** The ways in which React takes over a page. */
export interface Renderers {
  readonly createRoot: typeof createRoot;
  readonly hydrateRoot: typeof hydrateRoot;
}

/** Brings the prerendered page to life, or draws it where the host has sent another page's markup. */
export function wakeUp(root: HTMLElement, { createRoot, hydrateRoot }: Renderers): void {
  const app = (
    <StrictMode>
      <App services={createServices()} />
    </StrictMode>
  );
  // On its way while React works: the calls begin as soon as the game has started.
  import('./services/api').catch(() => {});
  // A host without routes may send one page's markup for another's address.
  const prerendered = root.dataset['page'] === pageOf(location.pathname);
  if (!prerendered) root.replaceChildren();
  // As a transition it is done in slices, between which the page can scroll and paint.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

function pageOf(path: string): string {
  return path === '/' ? 'game' : 'not-found';
}
