import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtInEras } from '@time-traveler/game-core';
import { startDeepSeek, startPexelsWithPicture } from '@time-traveler/testing/stand-ins';
import { eraNamed } from '../support/game-page';
import { startGameServer } from '../support/game-server';
import { expect, test } from '../support/test';

// Every call reaches a real server with its Content-Security-Policy and Trusted Types. A violation of
// these is a console error, which fails the test.
test.use({ apiMode: 'none' });

const builtGame = path.join(import.meta.dirname, '../../apps/game/dist');

/** Returns how many pictures of an era the built game contains. */
function picturesOf(slug: string): number {
  return ['', '-2', '-3'].filter((end) => existsSync(`${builtGame}/images/${slug}${end}.avif`))
    .length;
}

test('without API keys, three visits to an era show three different scenes', async ({ game }) => {
  test.slow();
  const seen = new Map(
    builtInEras.map(({ period }) => [
      period.slug,
      { choices: new Set<string>(), contexts: new Set<string>(), pictures: new Set<string>() },
    ]),
  );
  for (let visit = 1; visit <= 3; visit += 1) {
    await game.open();
    await game.page.waitForLoadState('networkidle');
    for (const era of [...builtInEras.slice(1), eraNamed('medieval')]) {
      const scenes = seen.get(era.period.slug);
      await game.enter(era);
      await game.page.waitForLoadState('networkidle');
      await expect.poll(() => game.shownPicture()).not.toBeNull();
      scenes?.pictures.add((await game.shownPicture()) ?? '');
      scenes?.choices.add((await game.cardTexts()).join());
      await game.learnMore.click();
      scenes?.contexts.add(await game.dialog.innerText());
      await game.button('Return to Story').click();
      await expect(game.dialog).toBeHidden();
    }
  }
  for (const [slug, { choices, contexts, pictures }] of seen) {
    expect([slug, choices.size, contexts.size]).toEqual([slug, 3, 3]);
    expect([slug, pictures.size]).toEqual([slug, picturesOf(slug)]);
  }
});

test.describe('with fake DeepSeek and Pexels services', () => {
  const words = 'The barons met in January and refused the king his aid. '.repeat(3);
  const hostile = [
    `<h3 onclick="hacked = 1">What is true</h3><p style="position: fixed">${words}</p>`,
    '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
    '<svg onload="window.hacked = 1"></svg><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
    '<p><a href="javascript:window.hacked = 1">a link</a></p><style>body { display: none }</style>',
  ].join('');

  test('shows their sanitised content, and continues when both stop @core', async ({
    game,
    page,
  }) => {
    const deepSeek = await startDeepSeek({ context: () => ({ context: hostile }) });
    const pexels = await startPexelsWithPicture(await readFile(`${builtGame}/icon-512.png`));
    const server = await startGameServer({
      DEEPSEEK_BASE_URL: deepSeek.url,
      PEXELS_API_KEY: 'key',
      PEXELS_BASE_URL: pexels.url,
      IMAGE_ORIGINS: pexels.url,
      POOL_WARM_UP: 'false',
    });
    try {
      await page.goto(server.url);
      await expect(game.cards.last()).toContainText(/Refuse party \d/);
      await expect.poll(() => game.shownPicture()).toBe('/photos/1/pexels-photo-1.jpeg');
      await game.learnMore.click();
      await expect(game.dialog).toContainText('refused the king his aid');
      await expect(game.dialog.locator('script, iframe, style, img, [onclick]')).toHaveCount(0);
      await game.button('Return to Story').click();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

      await Promise.all([deepSeek.stop(), pexels.stop()]);
      const modern = eraNamed('modern');
      await game.enter(modern);
      await expect.poll(() => game.shownPicture()).toMatch(/^\/images\/modern/);
      await expect(game.cards).toHaveCount(4);
      await game.cards.first().click();
      await expect(game.impact).toContainText('You chose to');
      // Its picture is on its way, and the server stops next.
      await expect.poll(() => game.shownPicture()).toMatch(/^\/images\/modern-3/);
      await game.settle();
    } finally {
      await Promise.all(
        [server, deepSeek, pexels].map(({ stop }) => stop().catch(() => undefined)),
      );
    }
  });
});
