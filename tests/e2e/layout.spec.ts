import { builtInEras } from '@time-traveler/game-core';
import { focusRound, sidewaysOverflow, smallTargets } from '../support/layout';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of sizes) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('in every era nothing overflows sideways, targets are at least 44 px, and the focused element is never covered', async ({
      game,
      page,
    }) => {
      test.slow();
      await game.open();
      for (const era of builtInEras) {
        const { slug } = era.period;
        if (slug !== 'medieval') await game.enter(era);
        await game.settle();
        expect.soft(await sidewaysOverflow(page), `${slug}: overflow`).toEqual([]);
        expect.soft(await smallTargets(page), `${slug}: targets`).toEqual([]);
        const { stops, hidden } = await focusRound(page);
        expect.soft(hidden, `${slug}: focus`).toEqual([]);
        // At least three buttons, two music controls, the link, four cards and five eras.
        expect.soft(stops.length, `${slug}: stops`).toBeGreaterThanOrEqual(15);
      }
    });

    if (width >= 1366) {
      test('the page itself does not scroll, in any era, before and after a choice', async ({
        game,
        page,
      }) => {
        await game.open();
        const excess = () =>
          page.evaluate(
            () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
          );
        for (const era of builtInEras) {
          await game.enter(era);
          expect.soft(await excess(), era.period.slug).toBe(0);
          await game.card(era.choices[0]?.text ?? '').click();
          await expect(game.story).toContainText('Aftermath: ');
          expect.soft(await excess(), `${era.period.slug}, aftermath`).toBe(0);
        }
      });
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
