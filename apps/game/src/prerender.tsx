import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App';
import { createServices } from './services/services';

/** The pages that are rendered at build. */
export const pages = [
  { name: 'game', path: '/', file: 'index.html', title: 'Historical Time Traveler' },
  { name: 'not-found', path: '/404', file: '404.html', title: '404 Page Not Found' },
] as const;

/** Takes a path and gives the markup of its first screen; throws what rendering throws. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App services={createServices()} ssrPath={path} />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return text(prelude);
}
