import type { Page } from '@playwright/test';
import { builtInEras, impactText } from '@time-traveler/game-core';
import type { GamePage } from '../support/game-page';
import { holdBack } from '../support/held';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewports = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** How far a text may move when its typeface arrives, in CSS pixels. */
const STILL_PX = 2;

/** The upper edge and the height of each text of the page, by its words. */
type Places = Readonly<Record<string, readonly [top: number, height: number]>>;

function placesOf(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll(
        'h1, h2, h3, p, figcaption, a, main button:not([data-term]), nav button',
      ),
    ];
    return Object.fromEntries(
      texts
        .filter((element) => element.getBoundingClientRect().height > 0)
        .map((element, index) => {
          const { top, height } = element.getBoundingClientRect();
          const words = (element.textContent ?? '').trim().slice(0, 40);
          return [`${index} ${element.localName} ${words}`, [top + scrollY, height]];
        }),
    );
  });
}

function moved(before: Places, after: Places): string[] {
  return Object.entries(before).flatMap(([text, [top, height]]) => {
    const [newTop, newHeight] = after[text] ?? [NaN, NaN];
    const [down, taller] = [Math.round(newTop - top), Math.round(newHeight - height)];
    const still = Math.abs(down) <= STILL_PX && Math.abs(taller) <= STILL_PX;
    return still ? [] : [`${text}: ${down} px down, ${taller} px taller`];
  });
}

/** Enters each era. Returns where its texts are, in each window. */
async function walk(game: GamePage): Promise<Map<string, Places>> {
  const places = new Map<string, Places>();
  for (const era of [...builtInEras.slice(1), ...builtInEras.slice(0, 1)]) {
    // `enter` would wait for the typefaces that are held back.
    await game.eraButton(era).click();
    await expect(game.title(era.scenario.title)).toBeVisible();
    for (const { width, height } of viewports) {
      await game.resize([width, height]);
      places.set(`${era.period.slug} at ${width}`, await placesOf(game.page));
    }
  }
  return places;
}

/** Opens the game. Returns what is measured while the typefaces are held back, and once those of every era are there. */
async function beforeAndAfter<Measured>(
  game: GamePage,
  measure: (game: GamePage) => Promise<Measured>,
): Promise<readonly [before: Measured, after: Measured]> {
  const faces = await holdBack(game.page, /\.woff2?$/);
  await game.open();
  const before = await measure(game);
  faces.release();
  await walk(game);
  await game.page.evaluate(() => document.fonts.ready);
  return [before, await measure(game)];
}

/**
 * Makes a first choice in each era and puts the sentence of each of them into the impact. Returns how high they are,
 * roughly, by size.
 */
async function impacts(game: GamePage): Promise<Map<string, readonly number[]>> {
  const heights = new Map<string, readonly number[]>();
  for (const { choices, period, scenario } of builtInEras) {
    await game.eraButton({ period }).click();
    await expect(game.title(scenario.title)).toBeVisible();
    await game.cards.first().click();
    await expect(game.impact).toContainText('You chose to');
    for (const viewport of viewports) {
      await game.resize([viewport.width, viewport.height]);
      const found = await game.impact.evaluate(
        (sentence, all) =>
          all.map((words) => {
            sentence.textContent = words;
            return Math.round(sentence.getBoundingClientRect().height / 4);
          }),
        choices.map(impactText),
      );
      heights.set(`${period.slug} at ${viewport.width}`, found);
    }
  }
  return heights;
}

test('no text moves when its typeface arrives, on a phone and on a large screen', async ({
  game,
}) => {
  test.slow();
  const [before, after] = await beforeAndAfter(game, walk);
  for (const [where, places] of before) {
    expect.soft(moved(places, after.get(where) ?? {}), where).toEqual([]);
  }
});

test('the sentence of the impact keeps its lines when its typeface arrives, on a phone and on a large screen', async ({
  game,
}) => {
  test.slow();
  const [before, after] = await beforeAndAfter(game, impacts);
  expect(after).toEqual(before);
});
