import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

/** Enters an era and lists, in the same frame, the texts that still wait for their typeface. */
const enterAndListWaiting = (name: string) => {
  const entry = [...document.querySelectorAll<HTMLElement>('nav button')].find(
    ({ textContent }) => textContent?.includes(name) === true,
  );
  entry?.click();
  return ['h1, header [class*=brand]', 'h2', 'article p', 'main button span', 'figcaption']
    .map((selector) => document.querySelector(selector))
    .filter((element) => element !== null)
    .map((element) => {
      const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
      // The other families are fallbacks and may never load.
      return `${fontStyle} ${fontWeight} 16px ${fontFamily.split(',')[0]}`;
    })
    .filter((font) => !document.fonts.check(font));
};

/** How many typefaces of files the page can use; the local ones that stand in for them do not count. */
const usable = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
      ).length,
  );

test.describe('with a service worker', () => {
  test.use({ apiMode: 'none', serviceWorkers: 'allow' });

  test("every era's typefaces are there before its entry is pressed, once the worker has them", async ({
    game,
    page,
  }) => {
    await game.open();
    await expect.poll(() => usable(page)).toBeGreaterThan(2 * builtInEras.length);
    for (const { period } of builtInEras) {
      expect(await page.evaluate(enterAndListWaiting, period.name)).toEqual([]);
    }
  });
});

test('the typefaces of other eras are not requested before one of them is entered', async ({
  game,
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const faces = () => [...asked].filter((path) => path.endsWith('.woff2'));
  await game.open();
  await page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
  expect(faces().filter((path) => !/uncial|garamond/.test(path))).toEqual([]);
  await game.enter(eraNamed('future'));
  await expect.poll(() => faces().filter((path) => /oxanium|grotesk/.test(path))).toHaveLength(2);
});

test("with Save-Data only the current era's typefaces load", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await game.open();
  await page.waitForLoadState('load');
  const families = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    );
    return new Set(loaded.map(({ family }) => family)).size;
  });
  expect(families).toBeLessThanOrEqual(3);
});
