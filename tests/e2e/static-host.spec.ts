import { builtInEras } from '@time-traveler/game-core';
import { writeJourney } from '@time-traveler/game-core/journey';
import type { ConsoleWatch } from '../support/console-watch';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

/** Returns a journey file with one visit to 2157, whose picture is at an address. */
function journeyWithPicture(imageUrl: string): string {
  const [choice] = eraNamed('future').choices;
  if (choice === undefined) throw new Error('The era has choices');
  const answered = { type: 'partAnswered', request: 1, openForMs: 100 } as const;
  const visit = {
    slug: 'future',
    events: [
      { ...answered, part: 'image', answer: { imageUrl } },
      { type: 'choiceMade', choice: { ...choice, text: 'Follow the picture' } },
    ],
  } as const;
  return writeJourney({ visits: [{ began: 1, inherited: 0, visit }], last: 1, endings: [] });
}

/** Allows what the browser and the game log on a host that has no API. */
function allowMissingApi(log: ConsoleWatch): void {
  log.allow(/^Failed to fetch time periods: 404/);
  log.allow(/^Generating the \w+ of \w+ failed, built-in content is kept: 404/);
  log.allowBrowserLine('/api/periods');
  log.allowBrowserLine('/api/deepseek');
}

test.use({
  apiMode: 'none',
  baseURL: async ({ staticHost }, use) => use(staticHost.url),
});

test.describe('the built game on a plain file host, without any API', () => {
  test('can be played with built-in content, no uncaught error and one notification', async ({
    game,
    page,
    log,
  }) => {
    allowMissingApi(log);
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

  test('a picture of another site in a journey file is not requested: the era has its own', async ({
    game,
    page,
    log,
  }) => {
    allowMissingApi(log);
    let requests = 0;
    await page.route('https://elsewhere.example/**', (route) => {
      requests += 1;
      return route.abort();
    });
    await game.open();
    await game.cards.first().click();
    await page.getByRole('button', { name: /^Your journey/ }).click();
    const choosing = page.waitForEvent('filechooser');
    await game.dialog.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from(journeyWithPicture('https://elsewhere.example/seen.jpg'));
    const file = { name: 'journey.json', mimeType: 'application/json', buffer };
    await (await choosing).setFiles(file);
    await game.dialog.getByRole('button', { name: 'Return here: Follow the picture' }).click();
    await expect(game.title('Aftermath: Follow the picture')).toBeVisible();
    await expect.poll(() => game.shownPicture()).toMatch(/^\/images\//);
    expect(requests).toBe(0);
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
