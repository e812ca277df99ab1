import type { Page } from '@playwright/test';
import { themeUrl } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

const soundOf = (slug: string) => `/audio/${slug}-choice.mp3`;

/** Returns the paths of the sounds of choices that the page has played, in order. */
const playedSounds = (page: Page) =>
  page.evaluate(() =>
    window.playAttempts.map(({ path }) => path).filter((path) => path.endsWith('-choice.mp3')),
  );

/** Waits until the sound of an era has loaded: a choice before that is made without a sound. */
const loaded = (page: Page, slug: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (path) =>
          [...window.mediaElements].some(
            (media) => media.src.endsWith(path) && media.readyState === media.HAVE_ENOUGH_DATA,
          ),
        soundOf(slug),
      ),
    )
    .toBe(true);

/** Returns whether the page has played a sound of a choice to its end, which rewinds it. */
const playedToTheEnd = (page: Page) =>
  page.evaluate(() =>
    [...window.mediaElements].some(
      (media) => media.src.endsWith('-choice.mp3') && media.paused && media.played.length > 0,
    ),
  );

test('while music plays, each choice makes one short sound of its era, at the volume of the music, and undoing makes none', async ({
  game,
  page,
}) => {
  await game.open();
  await game.button('Play music').click();
  await expect.poll(() => playingTracks(page)).toContain(themeUrl('medieval'));
  await game.volume.fill('20');
  await loaded(page, 'medieval');
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  await expect.poll(() => playedSounds(page)).toEqual([soundOf('medieval')]);
  const sound = await page.evaluate((path) => {
    const media = [...window.mediaElements].find(({ src }) => src.endsWith(path));
    return { volume: media?.volume, seconds: media?.duration, loop: media?.loop };
  }, soundOf('medieval'));
  expect(sound.volume).toBeCloseTo(0.2);
  expect(sound.seconds).toBeLessThan(0.9);
  // The sound ends, and the theme plays on.
  await expect.poll(() => playedToTheEnd(page)).toBe(true);
  expect(await playingTracks(page)).toEqual([themeUrl('medieval')]);

  await game.button('Undo choice').click();
  await expect(game.impact).not.toContainText('You chose to');
  await game.settle();
  expect(await playedSounds(page)).toHaveLength(1);
  await game.cards.nth(1).click();
  await expect.poll(() => playedSounds(page)).toHaveLength(2);
  // Also at once: it begins again.
  await game.cards.nth(1).click();
  await expect.poll(() => playedSounds(page)).toHaveLength(3);

  await game.enter(eraNamed('future'));
  await loaded(page, 'future');
  await game.cards.first().click();
  await expect.poll(() => playedSounds(page)).toHaveLength(4);
  expect((await playedSounds(page))[3]).toBe(soundOf('future'));
});

test('a choice is silent, and no sound is requested, before music was played; and while it is paused or at volume 0', async ({
  game,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('-choice.mp3')) requested.push(request.url());
  });
  await game.open();
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  await game.settle();
  expect(requested).toEqual([]);
  await game.button('Play music').click();
  await loaded(page, 'medieval');
  await game.button('Pause music').click();
  await game.cards.first().click();
  await game.settle();
  await game.button('Play music').click();
  await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
  await game.volume.fill('0');
  await game.cards.first().click();
  await game.settle();
  // Long enough for a sound to have begun.
  await page.waitForTimeout(300);
  expect(await playedSounds(page)).toEqual([]);
});

test('an era whose sound is missing is played without it', async ({ game, page, log }) => {
  log.allow(/^The sound could not be loaded/);
  log.allowBrowserLine(/-choice\.mp3/);
  await page.route('**/*-choice.mp3', (route) => route.fulfill({ status: 404 }));
  await game.open();
  await game.enter(eraNamed('modern'));
  await expect.poll(() => playingTracks(page)).toEqual([themeUrl('modern')]);
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  expect(await playedSounds(page)).toEqual([]);
});
