import { builtInEras } from '@time-traveler/game-core';
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

test("every era's typefaces load while the page is idle, before its entry is pressed", async ({
  game,
  page,
}) => {
  await game.open();
  const settled = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await document.fonts.ready;
      // The local fallback fonts are available at once.
      return [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
      ).length;
    });
  await expect.poll(settled).toBeGreaterThan(2 * builtInEras.length);
  for (const { period } of builtInEras) {
    expect(await page.evaluate(enterAndListWaiting, period.name)).toEqual([]);
  }
});

test('the typefaces of all other eras become usable in one step', async ({ game, page }) => {
  await page.addInitScript(() => {
    const steps: number[] = [];
    const usable = () =>
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
      ).length;
    const look = () => {
      requestAnimationFrame(look);
      if (usable() !== (steps.at(-1) ?? 0)) steps.push(usable());
    };
    requestAnimationFrame(look);
    Object.assign(window, { steps });
  });
  await game.open();
  const steps = () =>
    page.evaluate(() => (window as unknown as { steps: readonly number[] }).steps);
  await expect.poll(async () => (await steps()).at(-1)).toBeGreaterThan(2 * builtInEras.length);
  // Each of the first era's four is used as soon as it has loaded.
  const added = (await steps()).map((count, step, all) => count - (all[step - 1] ?? 0));
  expect(added.filter((count) => count > 4)).toHaveLength(1);
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
