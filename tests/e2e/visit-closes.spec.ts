import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { inSight } from '../support/in-sight';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The places of the cards that are pressed: the fourth ends the visit. */
const decisions = [0, 0, 2, 3];

for (const [width, height] of [
  [1366, 768],
  [1366, 625],
  [1920, 1080],
  [390, 844],
] as const) {
  test(`at ${width}×${height} the fourth decision shows that the visit has ended, and how`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await game.open();
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      for (const place of decisions) {
        await game.cards.nth(place).click();
        await expect(game.impact).toContainText('You chose to');
        await game.settle();
      }
      await expect(game.title('Aftermath: Try a different approach')).toBeFocused();
      const { memento = '', reckonings = [] } = await loadStory(slug);
      const name = game.story.getByRole('heading', { level: 3 }).first();
      const shown = await name.evaluate((heading) => heading.textContent);
      expect(reckonings.map((one) => one.name)).toContain(shown);
      expect.soft(await inSight(name), `${slug}: the name of the end`).toBe(true);
      const first = game.story.locator('article p:has(~ p)').filter({ hasText: /\w{3}.*\./ });
      expect.soft(await inSight(first.first()), `${slug}: the first paragraph`).toBe(true);
      const size = await name.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
      expect.soft(size, `${slug}: the name is a headline`).toBeGreaterThanOrEqual(20);

      const thing = page.getByRole('main').getByRole('img', { name: memento, exact: true });
      const way = page.getByRole('main').getByRole('button', { name: /^(?:Go on to |Read the j)/ });
      await expect(thing).toHaveCount(1);
      await expect(way).toHaveCount(1);
      // One column shows them where its text ends.
      if (width < 900) continue;
      expect.soft(await inSight(thing), `${slug}: the thing`).toBe(true);
      expect.soft(await inSight(way), `${slug}: the way on`).toBe(true);
      expect.soft((await thing.boundingBox())?.width, `${slug}: the thing`).toBeGreaterThan(95);
      for (const card of await game.cards.all())
        await expect.soft(card).toBeInViewport({ ratio: 1 });
      const hidden = await game.choiceScroller.evaluate(
        (scroller) => scroller.scrollHeight - scroller.clientHeight,
      );
      expect.soft(hidden, `${slug}: no card has to be scrolled to`).toBeLessThanOrEqual(1);
    }
  });
}
