import { eraNamed } from '../support/game-page';
import { cut } from '../support/cut-line';
import { holdBack } from '../support/held';
import { expect, test } from '../support/test';

const sorry = 'The background could not be loaded';

test.describe('a module of the page that failed to load is requested again', () => {
  test('the context modal opens on a later click if its code failed to load', async ({
    game,
    log,
    page,
  }) => {
    const line = await cut(page, log, 'dialog', 'js');
    await game.open();
    for (let turn = 0; turn < 2; turn += 1) {
      const before = line.cut();
      await game.learnMore.click();
      await expect(game.notice(sorry)).toBeVisible();
      await expect(game.notice(sorry)).toHaveAttribute('data-variant', 'destructive');
      expect(line.cut()).toBeGreaterThan(turn === 0 ? 0 : before);
      await page.getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(game.notice(sorry)).toHaveCount(0);
      await expect(game.dialog).toHaveCount(0);
    }
    line.mend();
    await game.learnMore.click();
    await expect(game.dialog).toHaveAccessibleName(eraNamed('medieval').context.title);
    await expect(game.dialog).toHaveCSS('position', 'fixed');
    await expect(game.notice(sorry)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(game.learnMore).toBeFocused();
  });

  test('the context modal opens on a later click if its styles failed to load', async ({
    game,
    log,
    page,
  }) => {
    const line = await cut(page, log, 'later', 'css');
    await game.open();
    const before = line.cut();
    await game.learnMore.click();
    await expect.poll(line.cut).toBeGreaterThan(before);
    await expect(game.dialog).toHaveCount(0);
    line.mend();
    await game.learnMore.click();
    await expect(game.dialog).toHaveAccessibleName(eraNamed('medieval').context.title);
    await expect(game.dialog).toHaveCSS('position', 'fixed');
  });

  test('the next notification is shown if the code of notifications failed to load', async ({
    game,
    api,
    log,
    page,
  }) => {
    log.allow(/^Failed to fetch time periods/);
    api.answer('periods', { body: 'Down', status: 500 });
    const line = await cut(page, log, 'notifications', 'js');
    await cut(page, log, 'dialog', 'js');
    await game.open();
    await expect.poll(line.cut).toBeGreaterThan(0);
    line.mend();
    await game.learnMore.click();
    await expect(game.notice(sorry)).toBeVisible();
    await expect(game.notice(sorry)).toHaveCSS('display', 'grid');
    await game.eraButton(eraNamed('future')).click();
    await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
  });

  test('a retry uses another URL, because a browser may remember that a module failed', async ({
    game,
    log,
    page,
  }) => {
    let [cutOff, letThrough] = [0, 0];
    await page.route(
      ({ pathname }) => /^\/assets\/dialog-.*\.js$/.test(pathname),
      (route) => {
        const { pathname, search } = new URL(route.request().url());
        if (search !== '') {
          letThrough += 1;
          return route.continue();
        }
        cutOff += 1;
        log.allowBrowserLine(pathname);
        return route.abort('connectionreset');
      },
    );
    await game.open();
    // The page has requested it while it was idle: once for the dialog, and once more for the printed sheet.
    await expect.poll(() => cutOff).toBeGreaterThanOrEqual(1);
    await game.learnMore.click();
    await expect(game.dialog).toHaveAccessibleName(eraNamed('medieval').context.title);
    expect(letThrough).toBe(1);
  });

  test('the context modal that never arrives counts as failed, and opens on a click once it is there', async ({
    game,
    log,
    page,
  }) => {
    log.allow(/^A module of the page could not be loaded/);
    await page.clock.install();
    const held = await holdBack(page, /^\/assets\/dialog-.*\.js$/);
    await game.open();
    // The notification needs them, and they have the same limit.
    await game.whenStyled();
    await game.learnMore.click();
    await expect.poll(() => held.asked.length).toBeGreaterThan(0);
    await page.clock.fastForward(21_000);
    await expect(game.notice(sorry)).toBeVisible();
    held.release();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await game.learnMore.click();
    await expect(game.dialog).toHaveAccessibleName(eraNamed('medieval').context.title);
  });

  test('Escape before the context modal has arrived means that it stays closed', async ({
    game,
    page,
  }) => {
    const held = await holdBack(page, /^\/assets\/dialog-.*\.js$/);
    await game.open();
    await game.learnMore.click();
    await expect.poll(() => held.asked.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse(/\/assets\/dialog-.*\.js$/);
    held.release();
    await arrived;
    await game.eraButton(eraNamed('future')).click();
    await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
    await expect(game.dialog).toHaveCount(0);
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
  });
});
