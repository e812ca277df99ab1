import { StrictMode } from 'react';
import { eraBySlug, initialState } from '@time-traveler/game-core';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './App';
import { siteAddress } from './site-address';
import { createServices } from './services/services';

/** The era that the game opens with, whose theme the pages have. */
export const firstSlug = initialState().activeSlug;

// Shown after a choice at the earliest, or on a device with a mouse; a choice waits for its styles.
const laterComponents = ['FailedPart', 'ModelMark', 'RecordNote', 'Tooltip'];

/** The pages that the build renders; `unused` are the components that a page does not contain. */
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

/** The background of the era that the game opens with, as a page of its own for browsers without scripts. */
export const backgroundPage = {
  name: 'background',
  file: 'historical-context.html',
  ...(eraBySlug(firstSlug)?.context ?? { title: '', content: '' }),
};

/** Returns the markup of a path's first screen. Throws if rendering fails. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App services={createServices()} ssrPath={siteAddress(path)} />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return text(prelude);
}
