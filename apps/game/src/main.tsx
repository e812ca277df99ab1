// Before the components, because the development server adds stylesheets in this order: it begins with the order of layers.
import './styles';
import { StrictMode, startTransition } from 'react';
import { initialState } from '@time-traveler/game-core';
import { App, type PageName } from './App';
import { createServices } from './services/services';
import { logToConsole } from './services/log';
import { whenIdle } from './services/timing';
import { siteHome } from './site-address';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
void wakeUp(root);

/** Hydrates the prerendered page, or renders it from scratch if the host has sent another page's markup. */
async function wakeUp(container: HTMLElement): Promise<void> {
  // The page names this file too, so both load in parallel; each is evaluated in a separate task. With an await
  // at the top level, other files could not share the modules of the first script.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await pause();
  const { dataset } = document.documentElement;
  const page = pageOf(location.pathname);
  // The game's first render shows a held page. Whatever it was held for, the 404 page shows itself.
  if (page !== 'game') delete dataset.held;
  const other = 'held' in dataset ? await otherBeginning() : undefined;
  // The host may have sent the page of the era that its address names.
  const { era } = container.dataset;
  const services = createServices(other ?? (era ? { state: initialState(era) } : {}));
  const app = (
    <StrictMode>
      <App page={page} services={services} />
    </StrictMode>
  );
  // A host without routes may send one page's markup for another's address. If the browser has translated the page,
  // hydration would fail and be reported.
  const prerendered =
    other === undefined && container.dataset['page'] === page && !container.querySelector('font');
  // As a transition it runs in slices, between which the page can scroll and paint. What the host has sent stays until
  // the render is done.
  startTransition(() => {
    if (prerendered) hydrateRoot(container, app, { onRecoverableError });
    else createRoot(container).render(app);
  });
  addEventListener('pagehide', services.leave);
  // Loads while React works, so that the calls start as soon as the game has started.
  import('./services/api').catch(() => {});
  whenIdle(() => {
    import('./idle-start').then(
      ({ startWhenIdle }) =>
        // Named here, because with what a later script imports Vite loads the styles that are in the page.
        startWhenIdle(services, createRoot, () => import('./living/LivingCorner')),
      () => {},
    );
  });
}

/** Reports that React has rendered the page again, because an extension or a service has changed the one that was sent. */
function onRecoverableError(error: unknown): void {
  logToConsole(`The page was changed on its way and is rendered again: ${String(error)}`);
}

/** Returns what the page begins with, or undefined if that cannot be loaded or used. */
function otherBeginning() {
  return import('./restore-before-hydration/resume').then(
    ({ beginning }) => beginning(),
    () => undefined,
  );
}

function pageOf(path: string): PageName {
  return path === siteHome ? 'game' : 'not-found';
}

/** Lets the browser paint and handle input before the next step. */
function pause(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => goOn(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
