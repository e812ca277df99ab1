import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Era, builtInEras } from '@time-traveler/game-core';
import sharp from 'sharp';
import { violations } from '../support/axe';
import { type GamePage, eraNamed } from '../support/game-page';
import { inSight } from '../support/in-sight';
import { middleOf, pressAt } from '../support/press';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const firstOf = ({ choices }: Era) => choices[0]?.text ?? '';
const opener = (page: Page) => page.getByRole('button', { name: 'Keep this moment' });
const card = (game: GamePage) => game.dialog.getByRole('img');
const messageOf = (game: GamePage) => game.dialog.getByRole('status');

/** Makes the first choice of an era on screen. */
async function decide(game: GamePage, era: Era): Promise<void> {
  await game.card(firstOf(era)).click();
  await expect(game.title(`Aftermath: ${firstOf(era)}`)).toBeVisible();
}

/** Opens the keepsake and waits until its card is drawn. */
async function openKeepsake(game: GamePage, page: Page): Promise<void> {
  await opener(page).click();
  await expect(game.dialog).toHaveAccessibleName('Keep this moment');
  await expect(card(game)).toBeVisible();
  await game.settle();
}

test('the card of each era is saved as an image, with the same words as its text alternative', async ({
  game,
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  const cards = new Set<string>();
  for (const era of builtInEras) {
    const { slug } = era.period;
    if (slug !== 'medieval') await game.enter(era);
    await decide(game, era);
    const line = await opener(page).locator('..').boundingBox();
    expect.soft(line?.height, `${slug}: the line under the impact is one row`).toBeLessThan(60);
    await openKeepsake(game, page);
    const alt = (await card(game).getAttribute('alt')) ?? '';
    expect(alt).toContain(`${era.scenario.location}, ${era.scenario.year}. ${firstOf(era)}.`);
    expect(alt).toMatch(new RegExp(`${era.period.name}\\. Historical Time Traveler\\.$`));
    // The open dialog hides the rest of the page from roles.
    const told = (await page.locator('article').textContent()) ?? '';
    const words = new RegExp(`\\d\\. [^.]+\\. (.+) ${era.period.name}\\. Historical Time Traveler`);
    const [, consequence] = words.exec(alt) ?? [];
    expect(consequence).toBeTruthy();
    expect(told).toContain(consequence);
    const seen = game.dialog.getByText(`${era.period.name}, begun with`);
    await expect(seen).toBeVisible();
    await expect.soft(violations(page), slug).resolves.toEqual([]);

    const saving = page.waitForEvent('download');
    await game.dialog.getByRole('button', { name: 'Save image' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${slug}-\\d{4}-[a-z-]+\\.png$`));
    await expect(messageOf(game)).toContainText(download.suggestedFilename());
    const image = sharp(await readFile(await download.path()));
    await expect(image.metadata()).resolves.toMatchObject({
      format: 'png',
      width: 1080,
      height: 1350,
    });
    // A blank card has none.
    expect((await image.stats()).entropy).toBeGreaterThan(5);
    cards.add((await image.stats()).channels.map(({ mean }) => Math.round(mean)).join());
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  }
  expect(cards.size).toBe(builtInEras.length);
});

test('the whole card is in sight on a phone, upright and on its side', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open();
  await decide(game, medieval);
  await openKeepsake(game, page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [667, 375],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await game.settle();
    const seen = await card(game).evaluate((image) => {
      const around = image.closest('[role="region"]')?.getBoundingClientRect();
      const { top, bottom, height: whole } = image.getBoundingClientRect();
      return around && Math.min(bottom, around.bottom) - Math.max(top, around.top) - whole;
    });
    expect.soft(seen, `${width}×${height}`).toBeGreaterThan(-1);
  }
});

test('no button moves when a message about the card appears, in any era', async ({
  game,
  page,
  context,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-write']);
  await game.open();
  const copy = game.dialog.getByRole('button', { name: 'Copy words' });
  const places = () =>
    game.dialog.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [button.textContent, x, y, width, height].join(' ');
      }),
    );
  const sizes = [
    [1366, 768],
    [390, 844],
    [844, 390],
  ] as const;
  for (const era of builtInEras) {
    await game.resize(sizes[0]);
    if (era !== medieval) await game.enter(era);
    await decide(game, era);
    await openKeepsake(game, page);
    const before: Record<string, string[]> = {};
    for (const size of sizes) {
      await game.resize(size);
      before[size.join('×')] = await places();
    }
    // In the lowest window, in which there is the least room for a message.
    await pressAt(page, await middleOf(copy));
    await expect(messageOf(game)).toContainText('on the clipboard');
    for (const size of sizes.toReversed()) {
      await game.resize(size);
      await expect(messageOf(game)).toContainText('on the clipboard');
      const where = `${era.period.slug} at ${size.join('×')}`;
      expect.soft(await places(), where).toEqual(before[size.join('×')]);
    }
    await page.keyboard.press('Escape');
    await expect(game.dialog).toHaveCount(0);
  }
});

test('at 400 % zoom the pressed button stays in sight when a message about the card appears', async ({
  game,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  for (const era of [medieval, eraNamed('future')]) {
    if (era !== medieval) await game.enter(era);
    await decide(game, era);
    await openKeepsake(game, page);
    const copy = game.dialog.getByRole('button', { name: 'Copy words' });
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(messageOf(game)).not.toBeEmpty();
    await expect.poll(() => inSight(copy)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(game.dialog).toHaveCount(0);
  }
});

test('Back closes the keepsake first, and a reload opens it again', async ({ game, page }) => {
  await game.open();
  await expect(opener(page)).toHaveCount(0);
  await decide(game, medieval);
  await openKeepsake(game, page);
  await page.reload();
  await expect(card(game)).toBeVisible();
  await page.goBack();
  await expect(game.dialog).toHaveCount(0);
  await expect(game.title(`Aftermath: ${firstOf(medieval)}`)).toBeVisible();
  await page.goForward();
  await expect(card(game)).toBeVisible();
});

test('the card is shared through the system, and what did not work is said', async ({
  context,
  game,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    let failure: string | null = null;
    Object.assign(window, { shared, failNext: (name: string) => (failure = name) });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: ({ files, text }: ShareData) => {
        if (failure !== null) return Promise.reject(new DOMException('No', failure));
        const [file] = files ?? [];
        shared.push({ name: file?.name, type: file?.type, size: file?.size, text });
        return Promise.resolve();
      },
    });
  });
  await game.open();
  await decide(game, medieval);
  await openKeepsake(game, page);
  const words = (await card(game).getAttribute('alt')) ?? '';
  const share = game.dialog.getByRole('button', { name: 'Share image' });
  await share.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await expect.poll(shared).toEqual([
    {
      name: expect.stringMatching(/^medieval-1242-.*\.png$/),
      type: 'image/png',
      size: expect.any(Number),
      text: expect.stringMatching(/\n.*\?era=medieval$/),
    },
  ]);
  expect(JSON.stringify(await shared())).toContain(JSON.stringify(words).slice(1, -1));
  await expect(messageOf(game)).toBeEmpty();
  const failNext = (name: string) =>
    page.evaluate(
      (given) => (window as unknown as { failNext: (n: string) => void }).failNext(given),
      name,
    );
  await failNext('AbortError');
  await share.click();
  await expect(messageOf(game)).toBeEmpty();
  await failNext('DataError');
  await share.click();
  await expect(messageOf(game)).toContainText('Sharing did not work');

  await game.dialog.getByRole('button', { name: 'Copy words' }).click();
  await expect(messageOf(game)).toContainText('The words are on the clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);
  await game.dialog.getByRole('button', { name: 'Copy image' }).click();
  await expect(messageOf(game)).toContainText('on the clipboard, as an image');
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(await types()).toEqual(['image/png']);
});

test('without a canvas the words stay, and a picture that cannot be read gives way to the era’s own', async ({
  api,
  game,
  log,
  page,
}) => {
  const address = 'https://images.pexels.com/photos/5/scene.svg';
  log.allow(/has been blocked by CORS policy/);
  log.allowBrowserLine('/photos/5/scene.svg');
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      // Without one, Playwright would allow every page to read it.
      headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    }),
  );
  api.answer('image', {
    json: {
      imageUrl: address,
      credit: {
        photographer: 'Ann Ashe',
        photographerUrl: 'https://www.pexels.com/@ann',
        pageUrl: 'https://www.pexels.com/photo/5/',
        source: 'Pexels',
      },
    },
  });
  await game.open();
  await expect.poll(() => game.shownPicture()).toBe('/photos/5/scene.svg');
  await decide(game, medieval);
  await openKeepsake(game, page);
  await expect(card(game)).not.toHaveAttribute('alt', /Ann Ashe/);
  await game.dialog.getByRole('button', { name: 'Return to Story' }).click();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await game.card('Share future knowledge').click();
  await opener(page).click();
  await expect(messageOf(game)).toContainText('cannot draw the card');
  await expect(game.dialog.getByText(/^Bedfordshire, England, 1242\. Share/)).toBeVisible();
  await expect(game.dialog.getByRole('button', { name: 'Save image' })).toHaveCount(0);
  await expect(game.dialog.getByRole('button', { name: 'Copy words' })).toBeEnabled();
});
