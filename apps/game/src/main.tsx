import { StrictMode, startTransition } from 'react';
import { App } from './App';
import { createServices } from './services/services';
import './styles';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');
void wakeUp(root);

/** Brings the prerendered page to life, or draws it where the host has sent another page's markup. */
async function wakeUp(container: HTMLElement): Promise<void> {
  // The page names this file too, so both come side by side; each is evaluated in a task of its own. Awaiting
  // it at the top level would keep other files from sharing what the first script holds.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await pause();
  const app = (
    <StrictMode>
      <App services={createServices()} />
    </StrictMode>
  );
  // A host without routes may send one page's markup for another's address.
  const prerendered = container.dataset['page'] === pageOf(location.pathname);
  if (!prerendered) container.replaceChildren();
  // As a transition it is done in slices, between which the page can scroll and paint.
  startTransition(() => {
    if (prerendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
  // On its way while React works: the calls begin as soon as the game has started.
  import('./services/api').catch(() => {});
}

function pageOf(path: string): string {
  return path === '/' ? 'game' : 'not-found';
}

/** Lets the browser paint and answer before the next part. */
function pause(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => goOn(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
