import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** When the page's choices were parsed, in milliseconds. */
    choicesParsed?: number;
  }
}

/** Serves the built page in two halves; `rest` sends the second one. */
async function serveHalves() {
  const html = await readFile(
    path.join(import.meta.dirname, '../../apps/game/dist/index.html'),
    'utf8',
  );
  const middle = html.indexOf('id="choices"');
  let rest = (): void => {};
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(html.slice(0, html.lastIndexOf('<', middle)));
    rest = () => void response.end(html.slice(html.lastIndexOf('<', middle)));
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, rest: () => rest(), stop: () => server.close() };
}

test.use({ apiMode: 'none' });

test('a wide screen shows nothing of a page that has come in part, because its panels share the height', async ({
  page,
  log,
}) => {
  // Nothing but the page is served.
  log.allowBrowserLine(/./);
  log.allow(/Failed to fetch dynamically imported module/);
  const host = await serveHalves();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.getElementById('choices') === null) return;
      window.choicesParsed = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(host.address, { waitUntil: 'commit' });
  await expect(page.locator('#story')).toBeAttached();
  // Long enough for a frame, if the page were to have one.
  await page.waitForTimeout(500);
  host.rest();
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThan(0);
  const parsed = await page.evaluate(() => window.choicesParsed ?? Infinity);
  expect(await firstPaint()).toBeGreaterThan(parsed);
  host.stop();
});
