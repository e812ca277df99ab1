import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { startDeepSeek, startGameServer, startPexels } from '../support/stand-ins';
import { expect, test } from '../support/test';

// Every call reaches a real server with its Content-Security-Policy and Trusted Types. A violation of
// these is a console error, which fails the test.
test.use({ apiMode: 'none' });

/** How many pictures the built game holds of an era. */
function picturesOf(slug: string): number {
  const folder = path.join(import.meta.dirname, '../../apps/game/dist/images');
  return ['', '-2', '-3'].filter((end) => existsSync(path.join(folder, `${slug}${end}.avif`)))
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

  test('shows what they made, harmless, and goes on when both die', async ({ game, page }) => {
    const [deepSeek, pexels] = [await startDeepSeek(hostile), await startPexels()];
    const server = await startGameServer({
      DEEPSEEK_BASE_URL: deepSeek.url,
      PEXELS_API_KEY: 'key',
      PEXELS_BASE_URL: pexels.url,
      IMAGE_ORIGINS: pexels.url,
      POOL_WARM_UP: 'false',
    });
    try {
      await page.goto(server.url);
      await expect(game.card('Burn the stand-in')).toBeVisible();
      await expect.poll(() => game.shownPicture()).toBe('/photos/castle.png');
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
    } finally {
      await Promise.all(
        [server, deepSeek, pexels].map(({ stop }) => stop().catch(() => undefined)),
      );
    }
  });
});
