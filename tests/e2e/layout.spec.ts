import type { Page } from '@playwright/test';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { type GamePage, eraNamed } from '../support/game-page';
import { harmedHeroes } from '../support/heroes';
import { focusRound, sidewaysOverflow, smallTargets } from '../support/layout';
import { longCredit, longCreditPicture } from '../support/long-credit';
import { choiceTextShare, largestGap, wordsInSight } from '../support/reading';
import { expect, test } from '../support/test';

// Each size is one walk through the eras: entering them costs more than the rules that are checked there.
const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

type Size = (typeof sizes)[number];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks what holds at every size: nothing overflows, and each control is large enough. */
async function checkFit(page: Page, where: string): Promise<void> {
  expect.soft(await sidewaysOverflow(page), `${where}: overflow`).toEqual([]);
  expect.soft(await smallTargets(page), `${where}: targets`).toEqual([]);
}

/** Checks how much of an opening scene can be read at once. */
async function checkReading(
  game: GamePage,
  page: Page,
  era: Era,
  [width]: Size,
  where: string,
): Promise<void> {
  expect.soft(await choiceTextShare(page), `${where}: choice text`).toBeGreaterThanOrEqual(0.9);
  if (width === 1366 || width === 1920) {
    const picture = await game.story.locator('figure img').boundingBox();
    const ratio = (picture?.width ?? NaN) / (picture?.height ?? NaN);
    expect.soft(ratio, `${where}: the picture is no strip`).toBeLessThan(3.05);
  }
  if (width === 1366) {
    expect.soft((await wordsInSight(page)).seen, `${where}: words`).toBeGreaterThanOrEqual(110);
    const paragraph = (index: number) =>
      game.story.getByText(era.scenario.description.split('\n\n').at(index) ?? '', { exact: true });
    const [link, last, first, panel] = [
      await game.learnMore.boundingBox(),
      await paragraph(-1).boundingBox(),
      await paragraph(0).boundingBox(),
      await game.story.boundingBox(),
    ];
    expect
      .soft(link?.y, `${where}: the link is below the story`)
      // The two are measured one after the other, so they may differ by a fraction of a pixel.
      .toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0) - 1);
    expect
      .soft(Math.abs((link?.x ?? 0) - (last?.x ?? 0)), `${where}: the link is at its edge`)
      .toBeLessThan(2);
    expect
      .soft((first?.width ?? 0) / (panel?.width ?? 1), `${where}: lines fill the panel`)
      .toBeGreaterThanOrEqual(0.85);
    expect.soft(await hiddenChoices(game), `${where}: cards and impact`).toBeLessThanOrEqual(1);
  }
  if (width >= 1920) {
    expect.soft(await largestGap(page, 'story'), `${where}: gap in the story`).toBeLessThan(0.1);
    expect
      .soft(await largestGap(page, 'choices'), `${where}: gap in the choices`)
      .toBeLessThan(0.12);
  }
  if (width === 2560) {
    const { seen, total } = await wordsInSight(page);
    expect.soft(seen, `${where}: the whole story`).toBe(total);
  }
}

/** Returns how many pixels of the cards and the impact have to be scrolled to. */
const hiddenChoices = (game: GamePage) =>
  game.choiceScroller.evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight);

/** Returns how many pixels of the page have to be scrolled to. */
const pageExcess = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );

/** Checks that the credit of a picture that has just come shifts nothing and does not overlap the caption. */
async function checkCredit(game: GamePage, before: string[], where: string): Promise<void> {
  expect.soft(await scenePlaces(game), `${where}: places`).toEqual(before);
  const caption = await game.story.locator('figcaption span').boundingBox();
  const name = await game.story.locator('figcaption bdi').boundingBox();
  const beside = (name?.x ?? 0) > (caption?.x ?? 0) + (caption?.width ?? 0);
  // The boxes of two lines may overlap in their leading, but not in their letters.
  const apart = Math.abs((name?.y ?? 0) - (caption?.y ?? 0)) > 0.6 * (caption?.height ?? 0);
  expect.soft(beside || apart, `${where}: the credit does not overlap the caption`).toBe(true);
}

/** Returns where the title, the picture, its caption and the paragraphs are. */
const scenePlaces = (game: GamePage) =>
  game.story
    .locator('h2, figure > div, figcaption span, article p')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

for (const size of sizes) {
  const [width, height] = size;
  const core = width === 390 || width === 1366 ? ' @core' : '';
  test(`at ${width}×${height} every era fits the screen, can be read and reached by keyboard, with and without a credit, and after a choice${core}`, async ({
    game,
    page,
    api,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    let image = api.hold('image');
    await game.open();
    for (const era of builtInEras) {
      const { slug } = era.period;
      if (slug !== 'medieval') {
        image = api.hold('image');
        await game.enter(era);
      }
      await expect.poll(() => image.calls.length).toBe(1);
      await game.settle();
      await checkReading(game, page, era, size, slug);
      if (width !== 320 && height !== 390 && width !== 2560)
        expect.soft(await harmedHeroes(page, slug), `${slug}: heroes`).toEqual([]);
      if (width >= 1366) expect.soft(await pageExcess(page), `${slug}: the page scrolls`).toBe(0);
      await checkFit(page, slug);

      const before = await scenePlaces(game);
      await image.release({ json: { imageUrl: longCreditPicture, credit: longCredit } });
      await expect(game.story.getByText('Photo:')).toBeVisible();
      await game.settle();
      await checkCredit(game, before, `${slug} with a credit`);
      await checkFit(page, `${slug} with a credit`);
      const { stops, hidden } = await focusRound(page);
      expect.soft(hidden, `${slug}: focus`).toEqual([]);
      // At least three buttons, two music controls, the link, the credit, four cards and five eras.
      expect.soft(stops.length, `${slug}: stops`).toBeGreaterThanOrEqual(16);

      if (width < 1366) continue;
      await game.card(era.choices[0]?.text ?? '').click();
      await expect(game.story).toContainText('Aftermath: ');
      await game.settle();
      expect.soft(await pageExcess(page), `${slug}, aftermath: the page scrolls`).toBe(0);
      if (width === 1366) {
        expect
          .soft(await hiddenChoices(game), `${slug}, aftermath: cards and impact`)
          .toBeLessThanOrEqual(1);
      } else {
        expect
          .soft(await largestGap(page, 'story'), `${slug}, aftermath: gap in the story`)
          .toBeLessThan(0.1);
      }
    }
  });
}

test.describe('text at 200 %', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing overflows, the focused element is never covered, and the game can be played', async ({
    game,
    page,
  }) => {
    test.slow();
    await game.open();
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      expect.soft(await sidewaysOverflow(page), `${slug}: overflow`).toEqual([]);
      expect.soft((await focusRound(page)).hidden, `${slug}: focus`).toEqual([]);
    }
    await game.learnMore.click();
    const box = await game.dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(800 * 0.8 + 0.5);
    await game.button('Return to Story').click();
    await game.card(eraNamed('future').choices[0]?.text ?? '').click();
    await expect(game.impact).toContainText('You chose to');
  });
});

test('a long title in a column leaves the story in sight', async ({ game, api, page }) => {
  const text =
    'Tell the extraordinary committee of the neighbourhood everything that its treasurer has written down';
  api.answer('choices', {
    json: {
      choices: [
        { text, description: '' },
        { text: 'Join', description: '' },
      ],
    },
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  for (const slug of ['renaissance', 'industrial', 'modern']) {
    await game.enter(eraNamed(slug));
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    expect((await wordsInSight(page)).seen, slug).toBeGreaterThan(40);
  }
});

test('long generated words and many choices do not break the layout', async ({
  game,
  api,
  page,
}) => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);
  const choices = Array.from({ length: 12 }, (_, index) => ({
    text: `Offer ${word} ${index}`,
    description: word,
  }));
  api.answer('choices', { json: { choices } });
  api.answer('context', {
    json: { context: `<h3>${word}</h3><p>${word}</p><table><tr><td>${word}</td></tr></table>` },
  });
  for (const [width, height] of [
    [320, 640],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await game.open();
    await expect(game.cards).toHaveCount(12);
    expect.soft(await sidewaysOverflow(page), `${width}: choices`).toEqual([]);
    await game.learnMore.click();
    await expect(game.dialog).toContainText(word);
    expect.soft(await sidewaysOverflow(page), `${width}: context`).toEqual([]);
    const box = await game.dialog.boundingBox();
    expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await game.cards.nth(11).click();
    await expect(game.story).toContainText('Aftermath: ');
    expect.soft(await sidewaysOverflow(page), `${width}: aftermath`).toEqual([]);
  }
});
