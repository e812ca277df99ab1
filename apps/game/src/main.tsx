import { StrictMode } from 'react';
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
if (root.dataset['page'] === pageOf(location.pathname)) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}

function pageOf(path: string): string {
  return path === '/' ? 'game' : 'not-found';
}
