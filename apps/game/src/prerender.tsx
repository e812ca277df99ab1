import { StrictMode } from 'react';
import { eraBySlug, initialState } from '@time-traveler/game-core';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App, type PageName } from './App';
import { createServices } from './services/services';

/** The era that the game opens with, whose theme the pages have. */
export const firstSlug = initialState().activeSlug;

// Shown after a choice at the earliest, or on a device with a mouse; a choice waits for its styles.
const laterComponents = ['FailedPart', 'ModelMark', 'RecordNote', 'Tooltip'];

/** What a phone shows of the game after two screens of story. */
export const belowFold = { className: 'ChoicePanel_content', height: '36rem' };

/** The pages that the build renders; `unused` are the components that a page does not contain. */
export const pages = [
  {
    name: 'game',
    file: 'index.html',
    title: 'Historical Time Traveler',
    unused: [...laterComponents, 'NotFoundPage'],
  },
  {
    name: 'not-found',
    file: '404.html',
    title: '404 Page Not Found',
    unused: laterComponents,
  },
] as const;

/** The background of the era that the game opens with, as a page of its own for browsers without scripts. */
export const backgroundPage = {
  name: 'background',
  file: 'historical-context.html',
  ...(eraBySlug(firstSlug)?.context ?? { title: '', content: '' }),
};

/** Returns the markup of a page's first screen. Throws if rendering fails. */
export async function renderPage(page: PageName): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App page={page} services={createServices()} />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return text(prelude);
}
