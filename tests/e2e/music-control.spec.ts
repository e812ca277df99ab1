import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { sidewaysOverflow } from '../support/layout';
import { expect, test } from '../support/test';

/** Returns the volume of the playing track, or undefined if none plays. */
const playingVolume = (page: Page) =>
  page.evaluate(() => [...window.mediaElements].find((media) => !media.paused)?.volume);

const loudness = JSON.parse(
  readFileSync('apps/game/src/services/music/loudness.json', 'utf8'),
) as Record<string, string>;

/** Returns how many bars move, by their beat or with what is heard. */
const movingBars = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-part=music] [data-playing] > span')].filter(
        (bar) =>
          bar.closest('[data-heard]') ||
          bar
            .getAnimations()
            .some(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
      ).length,
  );

const [medieval, renaissance] = [eraNamed('medieval'), eraNamed('renaissance')];

test.describe('§2 music control', () => {
  test('five animated bars, "Play music" and "Pause music", and the current track name @core', async ({
    game,
    page,
  }) => {
    await game.open();
    const group = page.getByRole('group', { name: 'Music' });
    await expect(group).toContainText(medieval.tune?.title ?? 'No music');
    const moving = () => movingBars(page);
    expect(await moving()).toBe(0);
    await game.button('Play music').click();
    await expect(game.button('Pause music')).toBeVisible();
    await expect(game.button('Play music')).toHaveCount(0);
    await expect.poll(moving, 'the bars move once the track sounds').toBe(5);
    await game.button('Pause music').click();
    await expect(game.button('Play music')).toBeVisible();
    expect(await moving()).toBe(0);
    for (const era of builtInEras) {
      await game.eraButton(era).click();
      await expect(group).toContainText(era.tune?.title ?? 'No music');
    }
  });

  test('the bars show how loud the tune is at the moment that is heard', async ({ game, page }) => {
    await game.open();
    await game.button('Play music').click();
    await expect(page.locator('[data-heard] > span')).toHaveCount(5);
    // Read in one task, so that the bars and the element stay where they are.
    const read = () =>
      page.evaluate(() => {
        const bars = [...document.querySelectorAll<HTMLElement>('[data-heard] > span')];
        const theme = [...window.mediaElements].find((media) => !media.paused);
        return {
          seconds: theme?.currentTime ?? NaN,
          levels: bars.map((bar) => Math.round(9 * Number(bar.style.getPropertyValue('--heard')))),
        };
      });
    const middles = new Set<number | undefined>();
    await expect(async () => {
      const { seconds, levels } = await read();
      middles.add(levels[2]);
      // The page may be late by some moments, and the sound device too.
      const heard = [...(loudness['medieval'] ?? '')].map(Number);
      const now = Math.floor(seconds * 10);
      const lately = heard.slice(Math.max(0, now - 5), now + 2);
      expect(lately).toContain(levels[2]);
      expect(levels[1]).toBe(levels[3]);
      expect(middles.size).toBeGreaterThan(3);
    }).toPass({ intervals: [250] });
    await game.button('Pause music').click();
    expect(await movingBars(page)).toBe(0);
  });

  test('at volume 0 the speaker icon is crossed out and the bars stand still while music plays', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.button('Play music').click();
    await expect(game.button('Pause music')).toBeVisible();
    const countMovingBars = () => movingBars(page);
    const speakerIcon = () =>
      page.getByRole('group', { name: 'Music' }).locator('label svg').innerHTML();
    const normal = await speakerIcon();
    await expect.poll(countMovingBars).toBe(5);
    await game.volume.focus();
    await page.keyboard.press('Home');
    await expect(game.volume).toHaveValue('0');
    expect(await countMovingBars()).toBe(0);
    const crossed = await speakerIcon();
    expect(crossed).not.toBe(normal);
    await page.keyboard.press('ArrowRight');
    expect(await countMovingBars()).toBe(5);
    expect(await speakerIcon()).toBe(normal);
    // Pausing does not change this.
    await page.keyboard.press('Home');
    await game.button('Pause music').click();
    expect(await speakerIcon()).toBe(crossed);
    expect(await countMovingBars()).toBe(0);
  });

  test('every track name is fully readable on small screens, in every era', async ({
    game,
    page,
  }) => {
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      const track = page.getByRole('group', { name: 'Music' }).locator('p');
      await expect(track).toContainText(era.tune?.title ?? 'No music');
      for (const width of [320, 390, 768]) {
        const where = `${era.period.slug} at ${width} px`;
        await page.setViewportSize({ width, height: 844 });
        // The ellipsis is not part of the text, so measure whether the text overflows its box.
        const cut = await track.evaluate((text) => {
          const { width: room, height } = text.getBoundingClientRect();
          // A typeface's boxes may be higher than its lines.
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

  test('the music control is at the top right', async ({ game, page }) => {
    await game.open();
    const box = await page.getByRole('group', { name: 'Music' }).boundingBox();
    expect(box?.y).toBeLessThan(80);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 * 0.9);
  });
});

test.describe('§5 and §9 volume', () => {
  test('it is 0.5 by default, and the keyboard changes it between 0 and 1', async ({
    game,
    page,
  }) => {
    await game.open();
    await expect(game.volume).toHaveValue('50');
    await expect(game.volume).toHaveAttribute('min', '0');
    await expect(game.volume).toHaveAttribute('max', '100');
    await game.button('Play music').click();
    const currentVolume = () => playingVolume(page);
    await expect.poll(currentVolume).toBeCloseTo(0.5);
    await game.volume.focus();
    await page.keyboard.press('ArrowRight');
    await expect(game.volume).toHaveValue('55');
    await expect(game.volume).toHaveAttribute('aria-valuetext', '55%');
    await expect.poll(currentVolume).toBeCloseTo(0.55);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(currentVolume).toBe(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(game.volume).toHaveValue('0');
    await expect.poll(currentVolume).toBe(0);
  });

  test('a press sets what it points at, in every era on a phone and on a large screen', async ({
    game,
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      for (const width of [320, 390, 768, 1366]) {
        await game.resize([width, 768]);
        const {
          x,
          y,
          width: long,
          height,
        } = await game.volume.evaluate((slider) => slider.getBoundingClientRect().toJSON());
        const set: string[] = [];
        for (const percent of [10, 90, 0, 50, 100]) {
          const from = Math.min(Math.max((long * percent) / 100, 1), long - 1);
          await page.mouse.click(x + from, y + height / 2);
          set.push(await game.volume.inputValue());
        }
        const where = `${era.period.slug} at ${width} px`;
        expect.soft(set, where).toEqual(['10', '90', '0', '50', '100']);
        expect.soft(Math.min(long, height), where).toBeGreaterThanOrEqual(44);
        expect.soft(await sidewaysOverflow(page), where).toEqual([]);
      }
    }
  });

  test('it is kept after a reload and an era change', async ({ game, page }) => {
    await game.open();
    await game.volume.fill('30');
    await game.enter(renaissance);
    await expect(game.volume).toHaveValue('30');
    await page.reload();
    await expect(game.volume).toHaveValue('30');
    await game.button('Play music').click();
    await expect.poll(() => playingVolume(page)).toBeCloseTo(0.3);
  });

  test('an invalid stored volume is ignored', async ({ game, page }) => {
    await game.open();
    for (const stored of ['7', '-1', 'loud', '', 'NaN', 'Infinity']) {
      await page.evaluate((value) => localStorage.setItem('volume', value), stored);
      await page.reload();
      await expect(game.volume, stored).toHaveValue('50');
      // The prerendered slider shows the same value before the game has read the storage.
      await expect(game.eraButton(renaissance)).toBeVisible();
      await expect(game.volume, stored).toHaveValue('50');
    }
  });
});
