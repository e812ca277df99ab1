import { type EndingPicture, builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import type { GamePage } from '../support/game-page';
import { harmedHeroes, heroShares, places } from '../support/heroes';
import { expect, test } from '../support/test';

const sizes = [
  [390, 844],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Makes the choice with these words and waits for its aftermath. */
async function choose(game: GamePage, text: string): Promise<void> {
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  await game.settle();
}

const nameOf = (url: string) => /([a-z-]+(?:-\d)?)\.avif$/.exec(url)?.[1] ?? '';

/** Returns what is wrong with a picture in each size of the window: no hero is visible, or the plate covers one. */
async function faultsIn(
  game: GamePage,
  pictures: readonly (readonly [string, string, EndingPicture])[],
) {
  const faults: string[] = [];
  for (const size of sizes) {
    await game.resize(size);
    const shown = await places(game.page);
    for (const [what, name, view] of pictures) {
      const shares = heroShares(name, shown, view);
      const most = Math.max(0, ...shares.map(({ seen }) => seen));
      const where = `${what}, ${size.join('×')}`;
      if (most < 0.6) faults.push(`${where}: ${Math.round(100 * most)} % in the frame`);
      // On a phone the plate stands on a picture that is hardly taller than it.
      const limit = 0.02;
      for (const { covered } of shares.filter((share) => !(share.covered < limit)))
        faults.push(`${where}: ${Math.round(100 * covered)} % covered`);
    }
  }
  return faults;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const era of builtInEras) {
  const { scenario, choices } = era;
  const { slug } = era.period;
  test(`the picture that answers in ${slug} shows its heroes at four sizes, and the title's plate covers none`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.goto(`/?era=${slug}`);
    await game.settle();
    const harmed: string[] = [];
    for (const size of sizes) {
      await game.resize(size);
      const faults = await harmedHeroes(page, slug);
      harmed.push(...faults.map((fault) => `at first, ${size.join('×')}: ${fault}`));
    }
    const story = await loadStory(slug);
    const seen = (what: string, { url = scenario.imageUrl, ...view }: EndingPicture = {}) =>
      [what, nameOf(url), view] as const;
    for (const { text } of choices) {
      await choose(game, text);
      const { picture } = story.endings.find(({ choice }) => choice === text) ?? {};
      harmed.push(...(await faultsIn(game, [seen(text, picture)])));
      if (text === choices[0]?.text) {
        const words = await game.cardTexts();
        for (const later of words) {
          await choose(game, later);
          const ends = (story.reckonings ?? []).map(({ name, picture: end }) =>
            seen(`${name} (${later})`, end),
          );
          harmed.push(...(await faultsIn(game, ends)));
          await game.button('Undo choice').click();
          await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
        }
      }
      await game.button('Undo choice').click();
      await expect(game.title(scenario.title)).toBeVisible();
    }
    expect(harmed).toEqual([]);
  });
}
