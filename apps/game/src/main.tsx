import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createServices } from './services/services';
import './styles';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');

const app = (
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>
);

// A host without routes may send one page's markup for another's address.
const prerendered = root.dataset['page'] === pageOf(location.pathname);
if (!prerendered) root.replaceChildren();
// As a transition it is done in slices, between which the page can scroll and paint.
startTransition(() => {
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

function pageOf(path: string): string {
  return path === '/' ? 'game' : 'not-found';
}
