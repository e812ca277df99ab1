import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

test.use({
  apiMode: 'none',
  baseURL: async ({ staticHost }, use) => use(staticHost.url),
});

test.describe('the built game on a plain file host, without any API', () => {
  test('can be played with built-in content, no uncaught error and one notification @core', async ({
    game,
    page,
    log,
  }) => {
    log.allow(/^Failed to fetch time periods: 404/);
    log.allow(/^Generating the \w+ of \w+ failed, built-in content is kept: 404/);
    log.allowBrowserLine('/api/periods');
    log.allowBrowserLine('/api/deepseek');
    await game.open();
    await expect(
      page.getByText('Failed to fetch time periods', { exact: true }).first(),
    ).toBeVisible();
    for (const era of [...builtInEras.slice(1), eraNamed('medieval')]) {
      await game.enter(era);
      await expect.poll(() => game.shownPicture()).toBe(era.scenario.imageUrl);
    }
    await game.learnMore.click();
    await expect(game.dialog).toContainText(eraNamed('medieval').context.title);
    await game.button('Return to Story').click();
    await game.cards.first().click();
    await expect(game.impact).toContainText('You chose to');
    await expect(game.button('Pause music')).toBeVisible();
  });

  test('its 404.html shows the 404 page, for hosts that serve it on unknown paths', async ({
    page,
  }) => {
    await page.goto('/404.html');
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(
      page.getByRole('heading', { name: '404 Page Not Found', exact: true }),
    ).toBeVisible();
  });

  test('a host that sends index.html for every path shows the 404 page on unknown ones', async ({
    page,
  }) => {
    await page.goto('/spa-host/anything');
    await expect(
      page.getByRole('heading', { name: '404 Page Not Found', exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
