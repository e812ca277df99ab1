import { eraBySlug, preloadSlugs, themeUrl, tuneOf } from '@time-traveler/game-core';
import { PICTURE } from '@time-traveler/ui/data-attributes';
import { fileOf, isLatin, latinFaces } from '../services/faces';
import { choiceSoundOf } from '../services/music/choice-sounds';
import { type Services } from '../services/services';
import { siteAddress } from '../site-address';
import { savesData } from '../services/page';
import { whenIdle } from '../services/timing';
import { offerUpdate } from './offer-update';
import { filesOfServerEras, planOfflineCache } from './plan-offline-cache';
import { registerWorker } from './register-worker';

/** How long the first visit is left alone after its page has loaded, in milliseconds. */
const REST_MS = 3_000;

/** The free room that a device needs before it keeps music, in bytes: ten times what five themes take. */
const ROOM_FOR_MUSIC = 50_000_000;

/**
 * Makes the game playable without a connection: registers the service worker once the page rests, then has it
 * keep pictures, themes and typefaces one by one. Quietly does nothing where the browser or the host cannot.
 */
export async function startOffline(services: Pick<Services, 'game' | 'notifications'>) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await rested();
    const worker = await registerWorker(siteAddress('/sw.js'), (takeOver) =>
      offerUpdate(services.notifications, takeOver),
    );
    // A page that this worker's build knows gets its files from now on.
    worker.postMessage({ type: 'claim', address: import.meta.url }, []);
    const faces = facesOfEras();
    for (const address of await plan(services, faces)) {
      await idle();
      if ((await keep(worker, address)) === 'full') return;
      if (address === faces.at(-1)) loadFaces();
    }
    await keepEras(worker, services);
    // A visitor may have met letters of other typefaces meanwhile.
    for (const address of loaded().filter((other) => other.endsWith('.woff2')))
      await keep(worker, address);
    // For tests and tools: everything that this visit keeps is kept.
    performance.mark('offline-cache-filled');
  } catch {
    // Without a worker the game needs a connection, as before.
  }
}

async function plan({ game }: Pick<Services, 'game'>, faces: readonly string[]): Promise<string[]> {
  const { periods, activeSlug } = game.getSnapshot();
  const near = preloadSlugs(periods, activeSlug);
  const slugs = [...new Set([...near, ...periods.map(({ slug }) => slug)])];
  // Endings show the eras' other pictures.
  const more = await import('../more-pictures.json').then(
    ({ default: pictures }) => Object.keys(pictures),
    () => [],
  );
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return planOfflineCache({
    loaded: loaded(),
    pictures: [...slugs.flatMap((slug) => eraBySlug(slug)?.scenario.imageUrl ?? []), ...more],
    faces,
    music: slugs
      .flatMap((slug) => [
        tuneOf(slug, periods) && siteAddress(themeUrl(slug)),
        choiceSoundOf(slug),
      ])
      .filter((address) => address !== null),
    shown: document.querySelector<HTMLImageElement>(PICTURE)?.currentSrc ?? '',
    savesData: savesData(),
    roomy: quota - usage > ROOM_FOR_MUSIC,
  });
}

/** Returns the addresses of the typefaces of all eras. */
function facesOfEras(): string[] {
  return [...document.styleSheets].flatMap((sheet) =>
    latinFaces(sheet).map((face) => fileOf(face, sheet)),
  );
}

/** Loads the typefaces of all eras, which the worker has, so that a change of era shows them in its first frame. */
function loadFaces(): void {
  for (const face of document.fonts) if (isLatin(face.unicodeRange)) face.load().catch(() => {});
}

/** Returns the addresses of the files that the page has loaded. */
function loaded(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

function keep(worker: ServiceWorker, address: string): Promise<unknown> {
  return ask(worker, { type: 'keep', address: absolute(address) });
}

/** Has the worker keep the eras that only the server knows, and drop those that it does not know any more. */
async function keepEras(worker: ServiceWorker, { game }: Pick<Services, 'game'>): Promise<void> {
  const { periods, periodsStatus } = game.getSnapshot();
  // Without a list from the server, what is kept stays.
  if (periodsStatus !== 'ready') return;
  const addresses = filesOfServerEras(periods, { savesData: savesData() }).map((path) =>
    absolute(siteAddress(path)),
  );
  await ask(worker, { type: 'keep-eras', addresses });
}

function ask(worker: ServiceWorker, message: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.addEventListener('message', ({ data }) => answer(data), { once: true });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}

async function rested(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((goOn) => addEventListener('load', goOn, { once: true }));
  await new Promise((goOn) => setTimeout(goOn, REST_MS));
  await idle();
}

function idle(): Promise<void> {
  return new Promise((goOn) => whenIdle(goOn));
}
