import { type EndingPicture, builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import type { GamePage } from '../support/game-page';
import { harmedHeroes, heroShares, places } from '../support/heroes';
import { expect, test } from '../support/test';

/** Makes the choice with these words, measures what is on screen, and takes it back. */
async function placesAfter(game: GamePage, text: string) {
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  await game.settle();
  return places(game.page);
}

const nameOf = (url: string) => /([a-z-]+(?:-\d)?)\.avif$/.exec(url)?.[1] ?? '';

test.describe('the picture that answers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const)
    test(`at ${width}×${height} shows its heroes, and the title's plate covers none`, async ({
      game,
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await game.open();
      const harmed: string[] = [];
      for (const era of builtInEras) {
        const { scenario, choices } = era;
        const { slug } = era.period;
        await game.enter(era);
        harmed.push(...(await harmedHeroes(page, slug)).map((fault) => `at first, ${fault}`));
        const story = await loadStory(slug);
        const check = (
          what: string,
          shown: Awaited<ReturnType<typeof places>>,
          { url = scenario.imageUrl, ...view }: EndingPicture = {},
        ) => {
          const shares = heroShares(nameOf(url), shown, view);
          const most = Math.max(0, ...shares.map(({ seen }) => seen));
          if (most < 0.6) harmed.push(`${slug}, ${what}: ${Math.round(100 * most)} % in the frame`);
          // On a phone the plate stands on a picture that is hardly taller than it.
          const limit = 0.02;
          for (const { covered } of shares.filter((share) => !(share.covered < limit)))
            harmed.push(`${slug}, ${what}: ${Math.round(100 * covered)} % covered`);
        };
        for (const { text } of choices) {
          const shown = await placesAfter(game, text);
          check(text, shown, story.endings.find(({ choice }) => choice === text)?.picture);
          if (text === choices[0]?.text) {
            const words = await game.cardTexts();
            for (const later of words) {
              const end = await placesAfter(game, later);
              for (const { name, picture } of story.reckonings ?? [])
                check(`${name} (${later})`, end, picture);
              await game.button('Undo choice').click();
              await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
            }
          }
          await game.button('Undo choice').click();
          await expect(game.title(scenario.title)).toBeVisible();
        }
      }
      expect(harmed).toEqual([]);
    });
});
