import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

for (const host of ['the game server', 'a plain file host']) {
  test.describe(`on ${host}`, () => {
    if (host === 'a plain file host') {
      test.use({ baseURL: async ({ staticHost }, use) => use(staticHost.url) });
    }

    test('a script that got into the page after the build does not run', async ({
      game,
      page,
      log,
    }) => {
      const blocked = log.allow(/inline script violates the following Content Security Policy/);
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace('</body>', '<script>window.ran = true</script></body>');
        await route.fulfill({ response, body });
      });
      await game.open();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(blocked()).not.toEqual([]);
    });
  });
}

test('a page that opens in the background, which draws no frames, is ready all the same', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect(game.eraButton(eraNamed('future'))).toBeEnabled();
});
