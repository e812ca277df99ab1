import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { noteAnswer } from './strictness';

/** The folder of the built Storybook, on any host. */
const folder = new URL('.', document.baseURI).pathname;

/** Serves the game's pictures, which it requests at the host's root, from Storybook's folder. */
const ownPictures = http.get('/images/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (!import.meta.env.PROD || pathname.startsWith(folder)) return passthrough();
  return fetch(`${folder}${pathname.slice(1)}`);
});

const annotations = createPreviewAnnotations(async () => {
  const worker = setupWorker(ownPictures);
  for (const event of ['response:mocked', 'response:bypass'] as const)
    worker.events.on(event, ({ request, response }) => noteAnswer(request, response));
  await worker.start({
    quiet: true,
    // Another handler records and refuses requests that no story answers.
    onUnhandledRequest: 'bypass',
    serviceWorker: {
      url: import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js',
    },
  });
  return worker;
});

/** Starts the mock server once and installs the handlers of each story. */
export const beforeEach = [annotations.beforeEach ?? []].flat();
