import type { Browser, Page } from '@playwright/test';
import { startTrace } from '../../tools/measure/bench/trace.mjs';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

/** The page has some 170 elements and the dialog as many. A pass that styles more than this styles one of them as a whole. */
const MANY = 60;

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the passes that style many elements, from before a press until what it leads to is on screen and at rest. */
async function largePasses(
  { browser, page }: { browser: Browser; page: Page },
  press: () => Promise<void>,
): Promise<number[]> {
  await page.waitForFunction(() => !('earlyPresses' in window));
  await page.waitForLoadState('networkidle');
  const trace = await startTrace(browser, page);
  await trace.mark('press');
  await press();
  await page.waitForFunction(() => !document.querySelector(':active-view-transition'));
  await trace.mark('rest');
  return (await trace.end()).styled('press', 'rest').filter((elements) => elements > MANY);
}

test('opening the background styles no element again that is there already', async ({
  browser,
  game,
  page,
}) => {
  await game.open();
  const passes = await largePasses({ browser, page }, async () => {
    await game.learnMore.click();
    await expect(page.getByRole('region', { name: 'Background' })).toBeFocused();
  });
  expect(passes).toEqual([]);
});

test('a change of era styles the page once, for the new theme', async ({ browser, game, page }) => {
  await game.open();
  const passes = await largePasses({ browser, page }, async () => {
    await game.enter(eraNamed('modern'));
  });
  expect(passes).toHaveLength(1);
});
