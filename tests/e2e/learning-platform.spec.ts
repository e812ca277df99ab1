import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GameServer, startGameServer } from '../support/game-server';
import { expect, test } from '../support/test';

// A page of another site shows the real server's game in a frame, as learning platforms do.
test.use({ apiMode: 'none' });

let course: Server;
let game: GameServer;
const courseUrl = () => `http://127.0.0.1:${(course.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  course = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://course.example');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>Course</title><iframe ${searchParams.get('attributes') ?? ''} width="1200" height="700" title="Game" src="${searchParams.get('game') ?? ''}"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await once(course, 'listening');
  game = await startGameServer({ FRAME_ANCESTORS: courseUrl(), POOL_WARM_UP: 'false' });
});

test.afterAll(async () => {
  course.close();
  course.closeAllConnections();
  await game.stop();
});

const pageWith = (attributes: string, address = game.url) =>
  `${courseUrl()}/?${new URLSearchParams({ attributes, game: `${address}/?era=renaissance` })}`;

for (const attributes of [
  '',
  'allow="autoplay; clipboard-write; web-share"',
  'sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"',
]) {
  test(`a course that may frame the game plays it: <iframe ${attributes}>`, async ({
    page,
    log,
  }) => {
    // Chromium's line about the course's own attribute; Safari and Chrome on phones know the feature.
    log.allow(/^Unrecognized feature: 'web-share'/);
    await page.goto(pageWith(attributes));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /Industrial/ }).click({ timeout: 20_000 });
    await expect(frame.getByRole('heading', { name: 'The Unfenced Shaft' })).toBeVisible();
    await expect(frame.getByRole('img').first()).toBeVisible();
  });
}

test('pictures, styles and calls reach a frame that only allows scripts', async ({ page, log }) => {
  // What the page itself does without storage and workers is not the matter of this test.
  log.allow(/serviceWorker|origin-keyed/);
  const blocked: string[] = [];
  page.on('requestfailed', (request) => blocked.push(request.url()));
  await page.goto(pageWith('sandbox="allow-scripts"'));
  const frame = page.frames()[1]!;
  await expect
    .poll(() => frame.evaluate(() => document.images[0]?.naturalWidth ?? 0))
    .toBeGreaterThan(100);
  const call = (method: string, path: string) =>
    frame.evaluate(
      async ([verb, address]) => {
        const body = verb === 'POST' ? { body: '{}' } : {};
        const headers = { 'Content-Type': 'application/json' };
        const options: RequestInit = { method: verb!, credentials: 'include', headers, ...body };
        return (await fetch(address!, options)).status;
      },
      [method, path],
    );
  expect(await call('GET', '/api/periods')).toBe(200);
  log.allowBrowserLine('/api/deepseek');
  expect(await call('POST', '/api/deepseek')).toBe(400);
  expect(blocked).toEqual([]);
});

test('a course that is not named gets an empty frame', async ({ page, log }) => {
  log.allow(/frame-ancestors|frame|violates/i);
  const other = await startGameServer({ POOL_WARM_UP: 'false' });
  await page.goto(pageWith('', other.url));
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  expect(page.frames()[1]!.url()).toContain('chrome-error:');
  await other.stop();
});
