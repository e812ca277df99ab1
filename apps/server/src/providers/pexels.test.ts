import {
  photo,
  searchResult,
  sendJson,
  type Behaviour,
  type StandIn,
} from '@time-traveler/testing/stand-ins';
import { describe, expect, it } from 'vitest';
import { startPexels, startStandIn } from '../testing/stand-ins';
import { startTestServer, type Environment } from '../testing/test-server';
import { eraOf } from '@time-traveler/testing';
import { gameRequest } from '../scenes/part-request';
import { createPexels } from './pexels';
import { createVisitor } from '../testing/test-visitor';
import { builtInEras } from '@time-traveler/game-core';

const slugs = builtInEras.map(({ period }) => period.slug);

async function serverFor(standIn: StandIn, environment: Environment = {}) {
  const server = await startTestServer({
    PEXELS_API_KEY: 'px-test',
    PEXELS_BASE_URL: standIn.url,
    PROVIDER_TIMEOUT_MS: '300',
    ...environment,
  });
  return { ...server, visitor: createVisitor(server.url) };
}

/** The address that an answer has for the stand-in's photographs. */
const address = /^https:\/\/images\.pexels\.com\/photos\/(\d)\/pexels-photo-\1\.jpeg\?/;

describe('Pexels', () => {
  it('refuses to make choices, and is not searched for them', async () => {
    const standIn = await startPexels();
    const provider = createPexels({
      apiKey: 'px-test',
      baseUrl: standIn.url,
      imageOrigins: ['https://images.pexels.com'],
      searchWords: () => undefined,
      timeoutMs: 1000,
    });
    const request = gameRequest(eraOf('medieval'), 'choices');
    const made = provider.generate(request, new AbortController().signal);
    await expect(made).rejects.toThrow(new TypeError('Pexels does not make choices'));
    expect(standIn.received).toHaveLength(0);
  });

  it('is searched for landscapes of the scene, with the key', async () => {
    const standIn = await startPexels();
    const { visitor } = await serverFor(standIn);
    await visitor.ask('image', 'industrial');
    const [request] = standIn.received;
    const { pathname, searchParams } = new URL(request?.path ?? '', standIn.url);
    expect(pathname).toBe('/v1/search');
    expect(searchParams.get('orientation')).toBe('landscape');
    expect(searchParams.get('query')).toMatch(/\w+/);
    expect(request?.headers.authorization).toBe('px-test');
  });

  it('returns the picture with its photographer and links', async () => {
    const standIn = await startStandIn((response) => sendJson(response, searchResult([photo(5)])));
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('image')).data).toEqual({
      imageUrl: expect.stringMatching(address),
      description: 'A castle on a hill',
      credit: {
        photographer: 'Photographer 5',
        photographerUrl: 'https://www.pexels.com/@photographer-5',
        pageUrl: 'https://www.pexels.com/photo/a-castle-5/',
        source: 'Pexels',
      },
      origin: 'written',
    });
  });

  it.each([
    [' A castle\n on\u202e a  hill ', 'A castle on a hill'],
    ['1 < 2', '1 < 2'],
    ['', undefined],
    [' \n', undefined],
    ['A'.repeat(501), undefined],
    [null, undefined],
    [7, undefined],
    [{ text: 'A castle' }, undefined],
    [undefined, undefined],
  ])('describes the picture by its alt text %j, if it is usable', async (alt, description) => {
    const standIn = await startStandIn((response) =>
      sendJson(response, searchResult([{ ...photo(5), alt }])),
    );
    const { visitor } = await serverFor(standIn);
    const { data } = await visitor.ask('image');
    expect(data).toMatchObject({ imageUrl: expect.stringMatching(address) });
    expect((data as { description?: string }).description).toBe(description);
  });

  it('is searched once for as many pictures as the pool keeps', async () => {
    const standIn = await startPexels();
    const { visitor } = await serverFor(standIn, { POOL_SIZE: '4' });
    const pictures = new Set<string>();
    for (let visit = 0; visit < 4; visit += 1) {
      pictures.add(JSON.stringify((await visitor.ask('image')).data));
    }
    expect(pictures.size).toBe(4);
    expect(standIn.received).toHaveLength(1);
  });

  it('is searched with more general words if the specific ones find nothing', async () => {
    const standIn = await startStandIn((response) =>
      sendJson(response, searchResult(standIn.received.length === 1 ? [] : [photo(2)])),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('image')).data).toMatchObject({
      imageUrl: expect.stringMatching(address),
    });
    const query = (index: number) =>
      new URL(standIn.received[index]?.path ?? '', standIn.url).searchParams.get('query') ?? '';
    expect(query(0)).not.toBe('Medieval Era');
    expect(query(1)).toBe('Medieval Era');
  });

  it('loses its broken and hostile photographs', async () => {
    const broken = [
      { ...photo(1), src: { large2x: 'javascript:steal()' } },
      { ...photo(1), src: { large2x: 'https://evil.example/photos/1/a.jpeg' } },
      { ...photo(1), src: null },
      { id: 1 },
      null,
    ];
    const linked = { ...photo(3), photographer_url: 'javascript:steal()', url: 'nowhere' };
    const standIn = await startStandIn((response) =>
      sendJson(response, searchResult([...broken, linked])),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('image')).data).toMatchObject({
      imageUrl: expect.stringMatching(/photos\/3\//),
      credit: { photographerUrl: 'https://www.pexels.com/', pageUrl: 'https://www.pexels.com/' },
    });
  });

  it.each([
    'https://evil.example/photo/1/',
    'https://www.pexels.com.evil.example/',
    'https://user:pass@www.pexels.com/photo/1/',
  ])('never leads to another site by its links: %s', async (link) => {
    const linked = { ...photo(3), photographer_url: link, url: link };
    const standIn = await startStandIn((response) => sendJson(response, searchResult([linked])));
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('image')).data).toMatchObject({
      credit: { photographerUrl: 'https://www.pexels.com/', pageUrl: 'https://www.pexels.com/' },
    });
  });
});

const failures: readonly (readonly [string, Behaviour])[] = [
  ['an error of its own', (response) => sendJson(response, {}, 503)],
  ['a refused key', (response) => sendJson(response, { error: 'Unauthorized' }, 401)],
  ['a rate limit', (response) => sendJson(response, { error: 'Rate limit' }, 429)],
  ['silence', () => undefined],
  ['nothing found', (response) => sendJson(response, searchResult([]))],
  ['another shape', (response) => sendJson(response, { photos: 'none' })],
  ['half a body', (response) => response.writeHead(200).end('{"photos":[{"id"')],
  [
    'a broken connection',
    (response) => {
      response.writeHead(200, { 'Content-Length': '5000' });
      response.write('{"photos":[');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    'an endless body',
    (response) => response.writeHead(200).end(JSON.stringify({ photos: ['x'.repeat(700_000)] })),
  ],
  ['a redirect', (response) => response.writeHead(302, { Location: '/v1/other' }).end()],
];

describe('when Pexels answers with', () => {
  it.each(failures)('%s, the visitor gets a built-in picture', async (_name, behaviour) => {
    const standIn = await startStandIn(behaviour);
    const { visitor, logged } = await serverFor(standIn);
    expect((await visitor.ask('image')).data).toEqual({
      imageUrl: expect.stringMatching(/^\/images\/medieval(-\d)?\.avif$/),
      description: expect.stringMatching(/\w/),
      origin: 'written',
    });
    expect(JSON.stringify(logged)).toContain('generation failed');
    expect(JSON.stringify(logged)).not.toContain('px-test');
  });

  it.each(failures)('%s, the operator may ask for an error instead', async (_name, behaviour) => {
    const standIn = await startStandIn(behaviour);
    const { visitor } = await serverFor(standIn, { ON_PROVIDER_FAILURE: 'error' });
    expect((await visitor.ask('image')).status).toBe(502);
  });
});

describe('a limit of Pexels', () => {
  const inAnHour = () => String(Math.round(Date.now() / 1000) + 3600);

  it.each([
    ['a time at which it ends', () => ({ 'X-Ratelimit-Reset': inAnHour() })],
    ['a time to wait', () => ({ 'Retry-After': '3600' })],
  ])('with %s is kept: nothing more is asked until then', async (_name, headers) => {
    const standIn = await startStandIn((response) => {
      response.writeHead(429, headers()).end('{"error":"Rate limit"}');
    });
    const { visitor, url } = await serverFor(standIn);
    for (const slug of slugs) expect((await visitor.ask('image', slug)).status).toBe(200);
    expect(standIn.received).toHaveLength(1);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      services: { pexels: 'resting' },
      problems: { pexels: expect.stringContaining('limits our requests') },
    });
  });

  it('without a time is kept until the time that a good answer told before', async () => {
    const standIn = await startStandIn((response) => {
      if (standIn.received.length > 1) response.writeHead(429).end();
      else {
        response.setHeader('X-Ratelimit-Reset', inAnHour());
        sendJson(response, searchResult([photo(1)]));
      }
    });
    const { visitor } = await serverFor(standIn, { POOL_SIZE: '1' });
    for (const slug of slugs) await visitor.ask('image', slug);
    expect(standIn.received).toHaveLength(2);
  });

  it('holds back what waits in the queue, too', async () => {
    const standIn = await startStandIn((response) => {
      setTimeout(() => response.writeHead(429, { 'X-Ratelimit-Reset': inAnHour() }).end(), 50);
    });
    const { visitor } = await serverFor(standIn);
    await Promise.all(slugs.map((slug) => visitor.ask('image', slug)));
    // Four run at once, and the fifth waits.
    expect(standIn.received).toHaveLength(4);
  });
});
