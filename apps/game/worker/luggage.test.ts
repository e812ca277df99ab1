import { expect, it } from 'vitest';
import { type LuggageFile, createLuggage } from './luggage';

const site = 'https://game.test/';
const picture: LuggageFile = { address: `${site}images/past.avif`, revision: 'one' };
const smaller: LuggageFile = { address: `${site}images/past-640.avif`, revision: 'two' };
const theme: LuggageFile = { address: `${site}audio/past.mp3`, revision: 'three' };
const face: LuggageFile = { address: `${site}assets/face-a1.woff2`, revision: null };

/** A luggage over a cache in memory and a network that counts its answers. */
function pack({
  files = [picture, smaller, theme, face],
  cache = memoryCache(),
  online = true,
} = {}) {
  const line = { online, asked: 0 };
  const luggage = createLuggage({
    files,
    open: () => Promise.resolve(cache as unknown as Cache),
    fetch: (request) => {
      line.asked += 1;
      if (!line.online) return Promise.reject(new TypeError('offline'));
      const address = typeof request === 'string' ? request : request.url;
      return Promise.resolve(new Response(`bytes of ${address}`));
    },
    // Stands in for Workbox, which runs in a worker only.
    cut: async (_, whole) => new Response((await whole.text()).slice(0, 5), { status: 206 }),
  });
  return { luggage, line, cache };
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
  const { luggage, line } = pack();
  expect(await luggage.keep(picture.address)).toBe('kept');
  expect(await luggage.keep(picture.address)).toBe('kept');
  expect(line.asked).toBe(1);
  line.online = false;
  const answer = await luggage.answer(get(`${picture.address}?again`), () => {});
  expect(await answer.text()).toBe(`bytes of ${picture.address}`);
});

it('keeps what a page asks for, once it has come whole', async () => {
  const { luggage, line } = pack();
  const works: Promise<unknown>[] = [];
  await luggage.answer(get(face.address), (work) => works.push(work));
  await Promise.all(works);
  line.online = false;
  expect((await luggage.answer(get(face.address), () => {})).status).toBe(200);
});

it('answers a range of a kept theme with that range', async () => {
  const { luggage } = pack();
  await luggage.keep(theme.address);
  const part = await luggage.answer(get(theme.address, { Range: 'bytes=0-4' }), () => {});
  expect([part.status, await part.text()]).toEqual([206, 'bytes']);
});

it('answers with another size of the same picture if that is all there is', async () => {
  const { luggage, line } = pack();
  await luggage.keep(smaller.address);
  line.online = false;
  const answer = await luggage.answer(get(picture.address), () => {});
  expect(await answer.text()).toContain('past-640');
  await expect(luggage.answer(get(theme.address), () => {})).rejects.toThrow('offline');
});

it('keeps no file that the build does not name', async () => {
  const { luggage, cache } = pack();
  const strange = `${site}api/periods`;
  expect(luggage.has(new URL(strange))).toBe(false);
  expect(await luggage.keep(strange)).toBe('failed');
  expect(cache.entries.size).toBe(0);
});

it('never answers with the file of another build, and removes it', async () => {
  const { luggage, cache } = pack();
  await luggage.keep(picture.address);
  await luggage.keep(face.address);
  const next = pack({ cache, files: [{ ...picture, revision: 'later' }, face], online: false });
  await expect(next.luggage.answer(get(picture.address), () => {})).rejects.toThrow('offline');
  await next.luggage.dropOld();
  expect([...cache.entries.keys()]).toEqual([face.address]);
});

it('says that the device is full, and passes blocked storage over', async () => {
  const full = memoryCache();
  full.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  expect(await pack({ cache: full }).luggage.keep(theme.address)).toBe('full');

  const blocked = { ...memoryCache(), match: () => Promise.reject(new Error('blocked')) };
  const { luggage } = pack({ cache: blocked });
  expect((await luggage.answer(get(theme.address), () => {})).status).toBe(200);
});
