import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

/** The volume of the track that plays; undefined where none does. */
const heardVolume = (page: Page) =>
  page.evaluate(() => [...window.heardMedia].find((media) => !media.paused)?.volume);

const [medieval, renaissance] = [eraNamed('medieval'), eraNamed('renaissance')];

test.describe('§2 music control', () => {
  test('five animated bars, "Play music" and "Pause music", and the current track name', async ({
    game,
    page,
  }) => {
    await game.open();
    const group = page.getByRole('group', { name: 'Music' });
    await expect(group).toContainText(medieval.tune.title);
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      );
    expect(await moving()).toBe(0);
    await game.button('Play music').click();
    await expect(game.button('Pause music')).toBeVisible();
    await expect(game.button('Play music')).toHaveCount(0);
    expect(await moving()).toBe(5);
    await game.button('Pause music').click();
    await expect(game.button('Play music')).toBeVisible();
    expect(await moving()).toBe(0);
    for (const era of builtInEras) {
      await game.eraButton(era).click();
      await expect(group).toContainText(era.tune.title);
    }
  });

  test('at volume 0 the speaker is crossed and the bars rest, whatever plays', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.button('Play music').click();
    await expect(game.button('Pause music')).toBeVisible();
    const dancing = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      );
    const drawing = () =>
      page.getByRole('group', { name: 'Music' }).locator('label svg').innerHTML();
    const heard = await drawing();
    expect(await dancing()).toBe(5);
    await game.volume.focus();
    await page.keyboard.press('Home');
    await expect(game.volume).toHaveValue('0');
    expect(await dancing()).toBe(0);
    const crossed = await drawing();
    expect(crossed).not.toBe(heard);
    await page.keyboard.press('ArrowRight');
    expect(await dancing()).toBe(5);
    expect(await drawing()).toBe(heard);
    // Paused it is as it was.
    await page.keyboard.press('Home');
    await game.button('Pause music').click();
    expect(await drawing()).toBe(crossed);
    expect(await dancing()).toBe(0);
  });

  test("every tune's name can be read whole on small screens, in every era", async ({
    game,
    page,
  }) => {
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      const track = page.getByRole('group', { name: 'Music' }).locator('p');
      await expect(track).toContainText(era.tune.title);
      for (const width of [320, 390, 768]) {
        const where = `${era.period.slug} at ${width} px`;
        await page.setViewportSize({ width, height: 844 });
        // The ellipsis is no text: only what stands over the edge tells that something is cut.
        const cut = await track.evaluate((text) => {
          const { width: room, height } = text.getBoundingClientRect();
          // The boxes of a face may be higher than its lines.
          const line = Number.parseFloat(getComputedStyle(text).fontSize);
          const range = document.createRange();
          range.selectNode(text.lastChild ?? text);
          const words = range.getBoundingClientRect();
          return words.width > room + 0.5 || words.height > height + line / 2;
        });
        expect.soft(cut, where).toBe(false);
        const lines = await track.evaluate((text) => {
          const { fontSize } = getComputedStyle(text);
          return text.getBoundingClientRect().height / (Number.parseFloat(fontSize) * 1.2);
        });
        expect.soft(lines, where).toBeLessThan(2.5);
      }
    }
  });

  test('the music control stands at the top right', async ({ game, page }) => {
    await game.open();
    const box = await page.getByRole('group', { name: 'Music' }).boundingBox();
    expect(box?.y).toBeLessThan(80);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 * 0.9);
  });
});

test.describe('§5 and §9 volume', () => {
  test('it is 0.5 by default, in a range from 0 to 1, and the keyboard moves it within these bounds', async ({
    game,
    page,
  }) => {
    await game.open();
    await expect(game.volume).toHaveValue('50');
    await expect(game.volume).toHaveAttribute('min', '0');
    await expect(game.volume).toHaveAttribute('max', '100');
    await game.button('Play music').click();
    const heard = () => heardVolume(page);
    await expect.poll(heard).toBeCloseTo(0.5);
    await game.volume.focus();
    await page.keyboard.press('ArrowRight');
    await expect(game.volume).toHaveValue('51');
    await expect(game.volume).toHaveAttribute('aria-valuetext', '51%');
    await expect.poll(heard).toBeCloseTo(0.51);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(heard).toBe(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(game.volume).toHaveValue('0');
    await expect.poll(heard).toBe(0);
  });

  test('it is remembered over a reload and over eras', async ({ game, page }) => {
    await game.open();
    await game.volume.fill('30');
    await game.enter(renaissance);
    await expect(game.volume).toHaveValue('30');
    await page.reload();
    await expect(game.volume).toHaveValue('30');
    await game.button('Play music').click();
    await expect.poll(() => heardVolume(page)).toBeCloseTo(0.3);
  });

  test('a remembered volume that is none counts as none', async ({ game, page }) => {
    await game.open();
    for (const stored of ['7', '-1', 'loud', '', 'NaN', 'Infinity']) {
      await page.evaluate((value) => localStorage.setItem('volume', value), stored);
      await page.reload();
      await expect(game.volume, stored).toHaveValue('50');
      // The slider of the HTML says the same before the game has read the store.
      await expect(game.eraButton(renaissance)).toBeVisible();
      await expect(game.volume, stored).toHaveValue('50');
    }
  });
});
