import { eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { expect, test } from '../support/test';

test('an era that is pressed before its theme is there is shown with it, and not without', async ({
  game,
  page,
}) => {
  const styles = await holdBack(page, /\/later-.*\.css$/);
  await page.goto('/', { waitUntil: 'commit' });
  const future = eraNamed('future');
  await game.eraButton(future).click();
  await expect(game.title(eraNamed('medieval').scenario.title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass('medieval-theme');
  styles.release();
  await expect(game.title(future.scenario.title)).toBeVisible();
  const display = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-display'),
  );
  expect(display).toContain('Oxanium');
});
