import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';

/** The folder that the built Storybook stands in, on whatever host. */
const folder = new URL('.', document.baseURI).pathname;

/** Hands out the game's pictures, which it asks for at the host's root, from Storybook's own folder. */
const ownPictures = http.get('/images/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (!import.meta.env.PROD || pathname.startsWith(folder)) return passthrough();
  return fetch(`${folder}${pathname.slice(1)}`);
});

const annotations = createPreviewAnnotations(async () => {
  const worker = setupWorker(ownPictures);
  await worker.start({
    quiet: true,
    // What no story answers is noted, and refused, by a handler of its own.
    onUnhandledRequest: 'bypass',
    serviceWorker: {
      url: import.meta.env.PROD ? './mockServiceWorker.js' : '/mockServiceWorker.js',
    },
  });
  return worker;
});

/** Starts the mock server once and gives each story its own handlers. */
export const beforeEach = [annotations.beforeEach ?? []].flat();
