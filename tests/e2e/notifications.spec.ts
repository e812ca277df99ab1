import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/held';
import { cut } from '../support/cut-line';
import { eraNamed } from '../support/game-page';
import { lateModule } from '../support/late-module';
import { test as base, expect } from '../support/test';

const words = 'Failed to fetch time periods';

interface Fixtures {
  /**
   * Opens the game, stops its clock, and makes the period list fail, before or while the background is open; returns
   * the notification.
   */
  openWithNotice: (options?: { underADialog: boolean }) => Promise<Locator>;
  /** Causes the next notification: opens the dialog, whose script fails to load. */
  askForLostDialog: () => Promise<void>;
}

const test = base.extend<Fixtures>({
  openWithNotice: async ({ game, api, log, page }, use) => {
    await use(async ({ underADialog } = { underADialog: false }) => {
      log.allow(/^Failed to fetch time periods/);
      log.allow(lateModule);
      const periods = api.hold('periods');
      await page.clock.install({ time: 0 });
      await page.goto('/');
      await expect.poll(() => periods.calls.length).toBe(1);
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      if (underADialog) {
        await game.learnMore.click();
        await expect(game.dialog).toBeVisible();
      }
      await page.clock.pauseAt(3_600_000);
      await periods.release({ body: 'Down', status: 500 });
      // An open dialog hides the rest of the page from roles.
      await expect(page.locator('nav button')).toHaveCount(5);
      const notice = game.notice(words);
      if (!underADialog) await expect(notice).toBeVisible();
      return notice;
    });
  },
  askForLostDialog: async ({ game, log, page }, use) => {
    await cut(page, log, 'dialog', 'js');
    await use(async () => {
      await game.learnMore.click();
      await page.clock.runFor(1000);
      await expect(game.notice('The background could not be loaded')).toBeVisible();
    });
  },
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not drawn`);
  return box;
}

async function swipe(page: Page, notice: Locator, distance: number): Promise<void> {
  const box = await boxOf(notice);
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + (distance * step) / 8, y);
  await page.mouse.up();
}

/** Moves the pointer in small steps, so that a tooltip can follow its direction. */
async function glideTo(page: Page, target: Locator): Promise<void> {
  const box = await boxOf(target);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2, { steps: 2 });
}

test.describe('§8 and §9 notifications', () => {
  test('a failed period list shows one destructive notification for 5000 ms, announced by the region, and the game can still be played @core', async ({
    openWithNotice,
    page,
  }) => {
    const notice = await openWithNotice();
    await expect(notice).toHaveCount(1);
    await expect(notice).toHaveAttribute('data-variant', 'destructive');
    await expect(notice.getByText(words, { exact: true })).toBeVisible();
    await expect(
      notice.getByText('You can go on playing: the five eras are here', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(words);
    await page.clock.runFor(4900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toHaveCount(0);
  });

  test('a dismissed one is removed 1,000,000 ms later, not before, and the next one shows', async ({
    openWithNotice,
    askForLostDialog,
    page,
  }) => {
    const notice = await openWithNotice();
    // A dismissed notification is invisible at once, so only its timer shows when it is removed.
    await page.evaluate(() => {
      const { setTimeout: start } = window;
      const removals: { set: number; run?: number }[] = [];
      const watched = (run: () => void, delay?: number) => {
        if (delay !== 1_000_000) return start(run, delay);
        const removal: (typeof removals)[number] = { set: Date.now() };
        removals.push(removal);
        return start(() => {
          removal.run = Date.now();
          run();
        }, delay);
      };
      Object.assign(window, { removals, setTimeout: watched });
    });
    const removals = () =>
      page.evaluate(
        () => (window as Window & { removals?: { set: number; run?: number }[] }).removals ?? [],
      );
    await notice.getByRole('button', { name: 'Dismiss notification' }).click();
    await page.clock.runFor(100);
    await expect(notice).toHaveCount(0);
    expect(await removals()).toHaveLength(1);
    await page.clock.runFor(999_800);
    expect((await removals())[0]).not.toHaveProperty('run');
    await page.clock.runFor(200);
    const [removal] = await removals();
    expect((removal?.run ?? 0) - (removal?.set ?? 0)).toBe(1_000_000);
    await askForLostDialog();
    expect(await removals()).toHaveLength(1);
  });

  test('its timer is paused while the pointer or the focus is on it', async ({
    openWithNotice,
    page,
  }) => {
    const notice = await openWithNotice();
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 300);
    await page.clock.runFor(5_100);
    await expect(notice).toHaveCount(0);
  });

  test('a swipe to the right beyond 50 px dismisses it, a shorter one or one to the left does not', async ({
    openWithNotice,
    page,
  }) => {
    const notice = await openWithNotice();
    for (const distance of [40, -120]) {
      await swipe(page, notice, distance);
      await page.clock.runFor(50);
      await expect(notice).toBeVisible();
    }
    await swipe(page, notice, 70);
    await page.clock.runFor(50);
    await expect(notice).toHaveCount(0);
  });

  test('F8 focuses the notification region, and the keyboard can then close it', async ({
    openWithNotice,
    page,
  }) => {
    const notice = await openWithNotice();
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: /Notifications/ });
    await expect
      .poll(() => region.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Tab');
    if (await notice.evaluate((element) => element === document.activeElement))
      await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(50);
    await expect(notice).toHaveCount(0);
  });

  const inRegion = (page: Page) =>
    page
      .getByRole('region', { name: /Notifications/ })
      .evaluate((region) => region.contains(document.activeElement));

  test('F8 does nothing if the region is empty', async ({ game, page }) => {
    await game.open();
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await game.learnMore.focus();
    await page.keyboard.press('F8');
    await expect(game.learnMore).toBeFocused();
  });

  test('F8 shows the focus in the region, and Escape returns it to the previous element', async ({
    openWithNotice,
    game,
    page,
  }) => {
    const notice = await openWithNotice();
    await game.learnMore.focus();
    await page.keyboard.press('F8');
    expect(await inRegion(page)).toBe(true);
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(ring).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.clock.runFor(50);
    await expect(notice).toHaveCount(0);
    await expect(game.learnMore).toBeFocused();
  });

  for (const key of ['Enter', 'Space', 'Escape']) {
    test(`dismissing a notification with ${key} on its button returns the focus to the previous element`, async ({
      openWithNotice,
      game,
      page,
    }) => {
      const notice = await openWithNotice();
      const entry = game.timeline.getByRole('button', { name: 'Industrial Age', exact: true });
      await entry.focus();
      // On the second press the focus is inside the region, which must not count as the previous element.
      await page.keyboard.press('F8');
      await page.keyboard.press('F8');
      const dismiss = notice.getByRole('button', { name: 'Dismiss notification' });
      for (let turn = 0; turn < 3; turn += 1) {
        await page.keyboard.press('Tab');
        if (await dismiss.evaluate((button) => button === document.activeElement)) break;
      }
      await expect(dismiss).toBeFocused();
      await page.keyboard.press(key);
      await page.clock.runFor(50);
      await expect(notice).toHaveCount(0);
      await expect(entry).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        game.timeline.getByRole('button', { name: 'Modern Era', exact: true }),
      ).toBeFocused();
    });
  }

  test('if nothing had the focus, Escape returns it to the beginning of the page', async ({
    openWithNotice,
    page,
  }) => {
    await openWithNotice();
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => document.activeElement?.textContent);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await page.clock.runFor(50);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
  });

  test('Escape does not move the focus if the visitor has already moved it elsewhere', async ({
    openWithNotice,
    game,
    page,
  }) => {
    await openWithNotice();
    await game.learnMore.focus();
    await page.keyboard.press('F8');
    await game.volume.focus();
    await page.keyboard.press('Escape');
    await page.clock.runFor(50);
    await expect(game.volume).toBeFocused();
  });

  test('it covers no word of the scene, no choice and no impact at any size of a large screen', async ({
    openWithNotice,
    game,
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const notice = await openWithNotice();
    for (const [width, height] of [
      [1024, 768],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.clock.runFor(50);
      const { x, y, width: wide, height: high } = await boxOf(notice);
      const inTheWay = [
        game.title(eraNamed('medieval').scenario.title),
        game.story.locator('article p').first(),
        game.choicePanel.getByRole('heading', { name: 'Your Choices' }),
        ...(await game.cards.all()),
        page.getByRole('region', { name: 'Current Impact', exact: true }),
        game.timeline,
        game.banner,
      ];
      for (const thing of inTheWay) {
        const box = await boxOf(thing);
        const apart =
          box.x >= x + wide ||
          x >= box.x + box.width ||
          box.y >= y + high ||
          y >= box.y + box.height;
        expect.soft(apart, `${width}×${height}: ${await thing.textContent()}`).toBe(true);
      }
    }
  });

  test('one that comes while a dialog is open waits until it is closed, and then stays for 5000 ms', async ({
    openWithNotice,
    game,
    page,
  }) => {
    const notice = await openWithNotice({ underADialog: true });
    await page.clock.runFor(20_000);
    await expect(page.locator('li[data-variant]')).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(game.dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(game.dialog).toHaveCount(0);
    await expect(notice).toBeVisible();
    await page.keyboard.press('F8');
    expect(await inRegion(page)).toBe(true);
    await game.learnMore.focus();
    await page.clock.runFor(3_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1_200);
    await expect(notice).toHaveCount(0);
  });

  test('one that is shown when a dialog opens waits with the rest of the page', async ({
    openWithNotice,
    game,
    page,
  }) => {
    const notice = await openWithNotice();
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    await expect(page.locator('li[data-variant]')).toHaveCount(0);
    await page.clock.runFor(20_000);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(game.dialog).toHaveCount(0);
    await expect(notice).toBeVisible();
  });

  test('only one is shown at a time: a new one replaces the previous one', async ({
    openWithNotice,
    askForLostDialog,
    game,
  }) => {
    const notice = await openWithNotice();
    await askForLostDialog();
    await expect(notice).toHaveCount(0);
    await expect(game.choicePanel).toBeVisible();
  });
});

test.describe('§9 tooltips', () => {
  test('the first opens after 700 ms, and the next one within 300 ms opens at once', async ({
    game,
    log,
    page,
  }) => {
    log.allow(lateModule);
    const code = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/tooltips-[^/]*\.js$/.test(request.url()),
    );
    await page.clock.install({ time: 0 });
    await game.open();
    await code;
    await page.clock.pauseAt(3_600_000);
    const tip = page.getByRole('tooltip');
    await game.button('Information').hover();
    await page.clock.runFor(690);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tip).toHaveText('Information – not open yet');
    await glideTo(page, game.button('Settings'));
    await expect(tip).toHaveText('Settings – not open yet');
    await page.mouse.move(600, 500, { steps: 5 });
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(250);
    await glideTo(page, game.button('Profile'));
    await expect(tip).toHaveText('Profile – not open yet');
    await page.mouse.move(600, 500, { steps: 5 });
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(400);
    await game.button('Play music').hover();
    await page.clock.runFor(690);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tip).toHaveText('Play music');
  });

  test('one opens when its code has loaded, even if that is late', async ({ game, page }) => {
    const code = await holdBack(page, /^\/assets\/tooltips-.*\.js$/);
    await game.open();
    await game.button('Settings').hover();
    await expect.poll(() => code.asked.length).toBe(1);
    code.release();
    await expect(page.getByRole('tooltip')).toHaveText('Settings – not open yet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('one opens at once on keyboard focus and closes on Escape', async ({ game, page }) => {
    await game.open();
    for (let skipLink = 0; skipLink < 2; skipLink += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(game.button('Information')).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Information – not open yet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
