import { expect, it, vi } from 'vitest';
import { createEraCache } from './era-cache';

const scope = 'https://game.test/games/time/';
const list = `${scope}api/periods`;
const story = `${scope}api/eras/mill-town/story`;
const tune = `${scope}audio/mill-town-theme.mp3`;

function era(network: (address: string) => Promise<Response>) {
  const entries = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  };
  const line = { network };
  const eraCache = createEraCache({
    scope,
    open: () => Promise.resolve(cache as unknown as Cache),
    fetch: (request) => line.network(typeof request === 'string' ? request : request.url),
    cut: async (_, whole) => new Response((await whole.text()).slice(0, 5), { status: 206 }),
  });
  return { eraCache, entries, line };
}

const online = (address: string) => Promise.resolve(new Response(`bytes of ${address}`));
const offline = () => Promise.reject(new TypeError('offline'));
const silent = () => new Promise<Response>(() => {});

it.each([
  ['api/periods', true],
  ['api/eras/mill-town/story', true],
  ['images/mill-town.webp', true],
  ['audio/mill-town-theme.mp3', true],
  ['api/periods?again', false],
  ['api/deepseek', false],
  ['api/eras/../story', false],
  ['images/mill-town.svg', false],
  ['sw.js', false],
])('answers for %s: %s', (path, wanted) => {
  expect(era(online).eraCache.has(new URL(scope + path))).toBe(wanted);
});

it('does not answer for what is beside the game', () => {
  expect(era(online).eraCache.has(new URL('https://game.test/api/periods'))).toBe(false);
});

it('asks the network first, and has an answer without a connection', async () => {
  const { eraCache, line } = era(online);
  await eraCache.keep([list, story]);
  line.network = () => Promise.resolve(new Response('newer'));
  expect(await (await eraCache.answer(new Request(list))).text()).toBe('newer');
  line.network = offline;
  expect(await (await eraCache.answer(new Request(list))).text()).toBe(`bytes of ${list}`);
  await expect(eraCache.answer(new Request(tune))).rejects.toThrow('offline');
});

it('answers with what it has if the network does not answer', async () => {
  vi.useFakeTimers();
  const { eraCache, line } = era(online);
  await eraCache.keep([list]);
  line.network = silent;
  const answer = eraCache.answer(new Request(list));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).ok).toBe(true);
  vi.useRealTimers();
});

it('answers for a part of a theme', async () => {
  const { eraCache, line } = era(online);
  await eraCache.keep([tune]);
  line.network = offline;
  const part = await eraCache.answer(new Request(tune, { headers: { Range: 'bytes=0-4' } }));
  expect([part.status, await part.text()]).toEqual([206, 'bytes']);
});

it('drops what is not wanted any more, and keeps an earlier version if there is no connection', async () => {
  const { eraCache, entries, line } = era(online);
  await eraCache.keep([list, story, 'https://elsewhere.test/api/periods']);
  expect([...entries.keys()]).toEqual([list, story]);
  line.network = offline;
  await eraCache.keep([list]);
  expect([...entries.keys()]).toEqual([list]);
  await eraCache.keep([]);
  expect(entries.size).toBe(0);
});
