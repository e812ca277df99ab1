import { StrictMode } from 'react';
import { initialState } from '@time-traveler/game-core';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App';
import { createServices } from './services/services';

/** The era that the game opens with, whose theme the pages wear. */
export const firstSlug = initialState().activeSlug;

// Shown after a choice at the earliest, or on a device with a pointer; a choice waits for its styles.
const laterComponents = ['ModelMark', 'RecordNote', 'Tooltip'];

/** The pages that are rendered at build; `unused` are the components that a page does not show itself. */
export const pages = [
  {
    name: 'game',
    path: '/',
    file: 'index.html',
    title: 'Historical Time Traveler',
    unused: [...laterComponents, 'NotFoundPage'],
  },
  {
    name: 'not-found',
    path: '/404',
    file: '404.html',
    title: '404 Page Not Found',
    unused: laterComponents,
  },
];

/** Returns the markup of a path's first screen; throws what rendering throws. */
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
