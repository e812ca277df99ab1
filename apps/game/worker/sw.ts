import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { createEraCache } from './era-cache';
import { createOfflineCache, type Kept } from './offline-cache';

declare const self: ServiceWorkerGlobalScope;

/** What the build knows of a file: its address below the worker's, and a hash unless its name has one. */
interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

const files = self.__WB_MANIFEST as BuiltFile[];
const isHeavy = ({ url }: BuiltFile) => /\.(?:avif|mp3|woff2)$/.test(url);
const offlineCache = createOfflineCache({
  files: files.filter(isHeavy).map(({ url, revision }) => ({
    address: new URL(url, location.href).href,
    revision,
  })),
  open: () => caches.open(`offline-cache-${self.registration.scope}`),
  fetch: (request, init) => fetch(request, init),
  cut: createPartialResponse,
});

const eraCache = createEraCache({
  scope: self.registration.scope,
  open: () => caches.open(`era-cache-${self.registration.scope}`),
  fetch: (request, init) => fetch(request, init),
  cut: createPartialResponse,
});

cleanupOutdatedCaches();
// Page, scripts and styles come from one build. The page's own query (`/?era=`) is read by its script.
precacheAndRoute(
  files.filter((file) => !isHeavy(file)),
  { ignoreURLParametersMatching: [/./] },
);
// Everything else, the API above all, is not touched: the browser asks the server as if there were no worker.
registerRoute(
  ({ url }) => offlineCache.has(url),
  ({ request, event }) => offlineCache.answer(request, (work) => event.waitUntil(work)),
);

registerRoute(
  ({ url }) => eraCache.has(url),
  ({ request }) => eraCache.answer(request),
);

self.addEventListener('activate', (event) => event.waitUntil(offlineCache.dropOld()));

self.addEventListener('message', (event) => {
  const message = event.data as {
    type?: unknown;
    address?: unknown;
    addresses?: unknown;
  } | null;
  const address = typeof message?.address === 'string' ? message.address : '';
  if (message?.type === 'keep') {
    const answer = (kept: Kept) => event.ports[0]?.postMessage(kept);
    event.waitUntil(offlineCache.keep(address).then(answer));
  } else if (message?.type === 'keep-eras' && Array.isArray(message.addresses)) {
    const addresses = message.addresses.filter((one) => typeof one === 'string');
    event.waitUntil(eraCache.keep(addresses).then(() => event.ports[0]?.postMessage('kept')));
  } else if (message?.type === 'claim') {
    // Pages of another build stay without a worker until they are loaded again.
    if (getCacheKeyForURL(address) !== undefined) event.waitUntil(self.clients.claim());
  } else if (message?.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
});
