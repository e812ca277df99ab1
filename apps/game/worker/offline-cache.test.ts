import { expect, it, vi } from 'vitest';
import { type OfflineFile, createOfflineCache } from './offline-cache';

const site = 'https://game.test/';
const picture: OfflineFile = { address: `${site}images/past.avif`, revision: 'one' };
const smaller: OfflineFile = { address: `${site}images/past-640.avif`, revision: 'two' };
const theme: OfflineFile = { address: `${site}audio/past.mp3`, revision: 'three' };
const face: OfflineFile = { address: `${site}assets/face-a1.woff2`, revision: null };

/** What is wrong with the network. */
type Trouble = 'offline' | 'failing' | 'silent';

/** An offline cache over a cache in memory and a network that counts its answers. */
function pack({
  files = [picture, smaller, theme, face],
  cache = memoryCache(),
  trouble = null as Trouble | null,
} = {}) {
  const line = { trouble, asked: 0 };
  const offlineCache = createOfflineCache({
    files,
    open: () => Promise.resolve(cache as unknown as Cache),
    fetch: (request) => {
      line.asked += 1;
      if (line.trouble === 'offline') return Promise.reject(new TypeError('offline'));
      if (line.trouble === 'silent') return new Promise(() => {});
      if (line.trouble === 'failing') return Promise.resolve(new Response('', { status: 503 }));
      const address = typeof request === 'string' ? request : request.url;
      return Promise.resolve(new Response(`bytes of ${address}`));
    },
    // Stands in for Workbox, which runs in a worker only.
    cut: async (_, whole) => new Response((await whole.text()).slice(0, 5), { status: 206 }),
  });
  return { offlineCache, line, cache };
}

function memoryCache() {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  };
}

const get = (address: string, headers?: Record<string, string>) =>
  new Request(address, headers && { headers });

it('fetches a file once, and answers with it without a connection', async () => {
  const { offlineCache, line } = pack();
  expect(await offlineCache.keep(picture.address)).toBe('kept');
  expect(await offlineCache.keep(picture.address)).toBe('kept');
  expect(line.asked).toBe(1);
  line.trouble = 'offline';
  const answer = await offlineCache.answer(get(`${picture.address}?again`), () => {});
  expect(await answer.text()).toBe(`bytes of ${picture.address}`);
});

it('keeps what a page asks for, once it has come whole', async () => {
  const { offlineCache, line } = pack();
  const works: Promise<unknown>[] = [];
  await offlineCache.answer(get(face.address), (work) => works.push(work));
  await Promise.all(works);
  line.trouble = 'offline';
  expect((await offlineCache.answer(get(face.address), () => {})).status).toBe(200);
});

const range = get(theme.address, { Range: 'bytes=0-4' });

it('asks the network for a range of a kept theme, because the page may have begun it there', async () => {
  const { offlineCache, line } = pack();
  await offlineCache.keep(theme.address);
  const part = await offlineCache.answer(range, () => {});
  expect(await part.text()).toBe(`bytes of ${theme.address}`);
  expect(line.asked).toBe(2);
});

it.each(['offline', 'failing', 'silent'] as const)(
  'answers a range of a kept theme with that range if the network is %s',
  async (trouble) => {
    vi.useFakeTimers();
    try {
      const { offlineCache, line } = pack();
      await offlineCache.keep(theme.address);
      line.trouble = trouble;
      const answer = offlineCache.answer(range, () => {});
      await vi.runAllTimersAsync();
      const part = await answer;
      expect([part.status, await part.text()]).toEqual([206, 'bytes']);
    } finally {
      vi.useRealTimers();
    }
  },
);

it('passes on what the network says of a range if the theme is not kept', async () => {
  const { offlineCache, line } = pack();
  line.trouble = 'failing';
  expect((await offlineCache.answer(range, () => {})).status).toBe(503);
  line.trouble = 'offline';
  await expect(offlineCache.answer(range, () => {})).rejects.toThrow('offline');
});

it('answers with another size of the same picture if that is all there is', async () => {
  const { offlineCache, line } = pack();
  await offlineCache.keep(smaller.address);
  line.trouble = 'offline';
  const answer = await offlineCache.answer(get(picture.address), () => {});
  expect(await answer.text()).toContain('past-640');
  await expect(offlineCache.answer(get(theme.address), () => {})).rejects.toThrow('offline');
});

it('keeps no file that the build does not name', async () => {
  const { offlineCache, cache } = pack();
  const strange = `${site}api/periods`;
  expect(offlineCache.has(new URL(strange))).toBe(false);
  expect(await offlineCache.keep(strange)).toBe('failed');
  expect(cache.entries.size).toBe(0);
});

it('never answers with the file of another build, and removes it', async () => {
  const { offlineCache, cache } = pack();
  await offlineCache.keep(picture.address);
  await offlineCache.keep(face.address);
  const next = pack({
    cache,
    files: [{ ...picture, revision: 'later' }, face],
    trouble: 'offline',
  });
  await expect(next.offlineCache.answer(get(picture.address), () => {})).rejects.toThrow('offline');
  await next.offlineCache.dropOld();
  expect([...cache.entries.keys()]).toEqual([face.address]);
});

it('says that the device is full, and passes blocked storage over', async () => {
  const full = memoryCache();
  full.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  expect(await pack({ cache: full }).offlineCache.keep(theme.address)).toBe('full');

  const blocked = { ...memoryCache(), match: () => Promise.reject(new Error('blocked')) };
  const { offlineCache } = pack({ cache: blocked });
  expect((await offlineCache.answer(get(theme.address), () => {})).status).toBe(200);
});
