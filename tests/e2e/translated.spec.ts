import type { Browser, Page } from '@playwright/test';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { Api } from '../support/api';
import { ConsoleWatch } from '../support/console-watch';
import { GamePage, eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { watchMedia } from '../support/media';
import { expect, test } from '../support/test';
import { translate, untranslatedOn, wordsOn } from '../support/translator';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One step of a journey, by its name. */
type Step = readonly [name: string, take: (game: GamePage) => Promise<unknown>];

const medieval = eraNamed('medieval');
const later = builtInEras.filter((era) => era !== medieval);
const textOf = ({ choices }: Era, place: number) => choices[place]?.text ?? '';

const choose = (era: Era, place: number): Step => [
  `the choice "${textOf(era, place)}"`,
  async (game) => {
    await game.card(textOf(era, place)).click();
    await expect(game.title(`Aftermath: ${textOf(era, place)}`)).toBeVisible();
  },
];
const followUp: Step = [
  'a choice after it',
  async (game) => {
    const before = await game.story.getByRole('heading', { level: 2 }).textContent();
    await game.cards.last().click();
    await expect(game.story.getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
  },
];
const undo: Step = ['undo', ({ page }) => page.getByRole('button', { name: 'Undo' }).click()];
const enter = (era: Era): Step => [era.period.name, (game) => game.enter(era)];
const opened = (name: string, opener: (game: GamePage) => Promise<unknown>): readonly Step[] => [
  [
    `${name} opened`,
    async (game) => {
      await opener(game);
      await expect(game.dialog).toBeVisible();
    },
  ],
  [
    `${name} closed`,
    async (game) => {
      await game.page.keyboard.press('Escape');
      await expect(game.dialog).toHaveCount(0);
    },
  ],
];
const background = opened('background', (game) => game.learnMore.click());
const journal = opened('journal', ({ page }) =>
  page.getByRole('button', { name: /^Your journey/ }).click(),
);
const keepsake = opened('keepsake', async ({ dialog, page }) => {
  await page.getByRole('button', { name: 'Keep this moment' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
});
const back: Step = ['Back', ({ page }) => page.goBack()];
const forward: Step = ['Forward', ({ page }) => page.goForward()];
const music: Step = ['music', ({ page }) => page.getByRole('button', { name: / music$/ }).click()];
const printed: readonly Step[] = [
  ['print', ({ page }) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
  ['after the print', ({ page }) => page.evaluate(() => dispatchEvent(new Event('afterprint')))],
];
const fromTheJournal: readonly Step[] = [
  ...journal.slice(0, 1),
  ['return', ({ dialog }) => dialog.getByRole('button', { name: 'Return here' }).first().click()],
  ...journal.slice(0, 1),
  ['begin', ({ dialog }) => dialog.getByRole('button', { name: 'Begin' }).last().click()],
];

const journey: readonly Step[] = [
  ...background,
  choose(medieval, 0),
  ...journal,
  undo,
  choose(medieval, 1),
  followUp,
  undo,
  ...keepsake,
  ...printed,
  ...later.flatMap((era) => [enter(era), ...background, choose(era, 2), ...journal, music]),
  followUp,
  ...keepsake,
  ...printed,
  back,
  back,
  back,
  forward,
  ...fromTheJournal,
  choose(eraNamed('future'), 3),
];

const thirdEra = journey.findIndex(([name]) => name === later[1]?.period.name);

/** Opens the same game, untranslated, in a separate window. */
async function openPlain(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await new Api(new ConsoleWatch()).install(page);
  await watchMedia(page);
  return page;
}

for (const from of ['the first paint', 'the first choice'])
  test(`a page that the browser translates from ${from} on shows the words of the scene`, async ({
    browser,
    game,
    page,
  }) => {
    test.slow();
    const plain = new GamePage(await openPlain(browser));
    const both = [plain, game];
    if (from === 'the first paint') await translate(page);
    for (const { page: window } of both) {
      await window.goto('/');
      await window.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
    }
    if (from !== 'the first paint') await translate(page);
    // What comes after the first other era is the same from either moment on.
    const steps = from === 'the first paint' ? journey : journey.slice(0, thirdEra);
    for (const [name, take] of [['the beginning', async () => {}] as Step, ...steps]) {
      await test.step(name, async () => {
        for (const window of both) await take(window);
        await expect(async () => {
          expect(await wordsOn(page), name).toBe(await wordsOn(plain.page));
          expect(await untranslatedOn(page), name).toEqual([]);
        }).toPass();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.locator('html')).toHaveClass(/translated-ltr/);
      });
    }
    await plain.page.context().close();
  });

test('an era that the address names, and the 404 page, keep the mark of the translation', async ({
  game,
  log,
  page,
}) => {
  log.allowBrowserLine('/no-such-page');
  await translate(page);
  const styles = await holdBack(page, /^\/assets\/later-.*\.css$/);
  await page.goto('/?era=future', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveClass(/translated-ltr/);
  styles.release();
  const future = eraNamed('future');
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(html).toHaveClass(/^future-theme translated-ltr$/);
  // While the page changes its look, a press is kept for later, and Playwright would press again.
  await game.settle();
  await choose(future, 0)[1](game);
  await expect(page.getByRole('button', { name: /^Your journey/ })).toBeVisible();

  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(html).toHaveClass(/^future-theme translated-ltr$/);
});
