import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page';
import './page.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
