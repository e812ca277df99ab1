import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { filmTitles } from '../support/titles';
import { expect, test } from '../support/test';

const [medieval, future] = [eraNamed('medieval'), eraNamed('future')];
/** Addresses as chats and mail programs leave them. */
const spellings = (slug: string) => {
  const named = slug.charAt(0).toUpperCase() + slug.slice(1);
  return [
    `?era=${named}`,
    `?era=${slug}.`,
    `?a=1&amp;era=${slug})`,
    `?a=1?era=%22${slug}%E2%80%8B`,
  ];
};

for (const host of ['the game server', 'a plain file host']) {
  test.describe(`on ${host}`, () => {
    if (host === 'a plain file host')
      test.use({ baseURL: async ({ staticHost }, use) => use(staticHost.url) });

    test('a link that a chat has changed opens the era that is meant, and no other before', async ({
      game,
      page,
    }) => {
      const titles = await filmTitles(page);
      for (const [index, { period, scenario }] of builtInEras.entries()) {
        await page.goto(`/${spellings(period.slug)[index % 4]}`);
        await expect(game.title(scenario.title)).toBeVisible();
        await expect(page.locator('html')).toHaveClass(`${period.slug}-theme`);
        await expect.poll(titles).toEqual([scenario.title]);
      }
    });

    test('the first of two eras is opened, and nothing of the second is shown', async ({
      game,
      page,
    }) => {
      for (const [first, second] of [
        [medieval, future],
        [future, medieval],
        [future, eraNamed('modern')],
      ] as const) {
        const titles = await filmTitles(page);
        const scripts = await holdBack(page, /^\/assets\/.*\.js$/);
        await page.goto(`/?era=${first.period.slug}&era=${second.period.slug}`);
        await expect(page.locator('html')).toHaveClass(`${first.period.slug}-theme`);
        scripts.release();
        await expect(game.title(first.scenario.title)).toBeVisible();
        await expect.poll(titles).toEqual([first.scenario.title]);
      }
    });
  });
}

test('the address of a scene no longer names the era that a changed link has opened', async ({
  game,
  page,
}) => {
  await page.goto('/?from=chat&amp;era=Future.&lang=en');
  await expect(game.title(future.scenario.title)).toBeVisible();
  await game.enter(medieval);
  await expect.poll(() => new URL(page.url()).search).toBe('?from=chat&lang=en');
});
