import { type Era, builtInEras } from '@time-traveler/game-core';
import type { GamePage } from '../support/game-page';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What each scene asks. */
const questions: Readonly<Record<string, string>> = {
  medieval: '“Does it say,” she asks, “that they may take the cow?”',
  renaissance: '“Will it run, yes or no?”',
  industrial: '“What did you see?”',
  modern: '“You sending something?”',
  future: '“Ice or sea?”',
};

const questionOf = ({ period }: Era) => questions[period.slug] ?? 'a question';

/** Returns the line above the cards with the question of an era. */
const lineOf = (game: GamePage, era: Era) =>
  game.choicePanel.locator('p').filter({ hasText: questionOf(era) });

test('at five sizes the question of every scene is right above its cards; a decision answers it, undoing asks it again', async ({
  game,
  page,
}) => {
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    const line = lineOf(game, era);
    for (const size of [
      [390, 844],
      [1280, 600],
      [1366, 625],
      [1920, 1080],
      [1366, 768],
    ] as const) {
      await game.resize(size);
      const where = `${era.period.slug} at ${size.join('×')}`;
      await expect.soft(line, where).toHaveCount(1);
      if (size[0] > 900) await expect.soft(line, where).toBeInViewport({ ratio: 1 });
      const [box, card] = [await line.boundingBox(), await game.cards.first().boundingBox()];
      const gap = (card?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      expect.soft(gap, `${where}: above the cards`).toBeGreaterThanOrEqual(0);
      expect.soft(gap, `${where}: close to them`).toBeLessThan(24);
    }
    await game.cards.first().click();
    await expect(game.impact).toContainText('You chose to');
    await expect(game.choicePanel).not.toContainText(questionOf(era));
    await page.getByRole('button', { name: 'Undo choice' }).click();
    await expect(line).toBeVisible();
  }
});

test('a screen reader hears that the question above the cards is the one of the story', async ({
  game,
}) => {
  await game.open();
  await expect(game.choicePanel.getByText('The story asks:')).toBeAttached();
  await expect(game.choicePanel).toMatchAriaSnapshot(`
    - heading "Your Choices" [level=2]
    - paragraph: What will you do? Your decision may alter the course of history...
    - paragraph: "The story asks: “Does it say,” she asks, “that they may take the cow?”"
    - list
  `);
});
