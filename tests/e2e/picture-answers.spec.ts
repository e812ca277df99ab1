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

/** The sizes at which the seal of the button that starts the motion is measured too. */
const sealed = new Set<number>([390, 1366]);

/** Returns where the seal of the button that starts the motion is drawn. */
async function sealOf(game: GamePage) {
  await expect(game.button('Start motion')).toBeVisible();
  return game.button('Start motion').evaluate((button) => {
    const { left, top, right, bottom, width: side } = button.getBoundingClientRect();
    // What is drawn of it: see `.corner button::before`.
    const inset = side * 0.22;
    return [left + inset, top + inset, right - inset, bottom - inset] as const;
  });
}

/** Returns the heroes of a picture that the seal covers, if the window has one of the sizes at which it is measured. */
async function sealedHeroes(
  game: GamePage,
  [width]: (typeof sizes)[number],
  name: string,
  view: EndingPicture = {},
): Promise<string[]> {
  if (!sealed.has(width)) return [];
  // With reduced motion there is no button; without, each choice is a fade that costs more than the rest.
  await game.page.emulateMedia({ reducedMotion: 'no-preference' });
  const shown = { ...(await places(game.page)), plate: await sealOf(game) };
  await game.page.emulateMedia({ reducedMotion: 'reduce' });
  const shares = heroShares(name, shown, view);
  if (shares.length > 0 && shares.every(({ covered }) => covered < 0.03)) return [];
  return [`the seal covers ${shares.map(({ covered }) => covered).join(' ')} of ${name}`];
}

/** Makes the choice with these words and waits for its aftermath. */
async function choose(game: GamePage, text: string): Promise<void> {
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  await game.settle();
}

const nameOf = (url: string) => /([a-z-]+(?:-\d)?)\.avif$/.exec(url)?.[1] ?? '';

/** Returns the sizes in an order that begins with the one of the window. */
function fromHere({ page }: GamePage) {
  return page.viewportSize()?.width === sizes.at(-1)?.[0] ? sizes.toReversed() : sizes;
}

/** Returns what is wrong with a picture in each size of the window: no hero is visible, or the plate covers one. */
async function faultsIn(
  game: GamePage,
  pictures: readonly (readonly [string, string, EndingPicture])[],
  withSeal = false,
) {
  const faults: string[] = [];
  for (const size of fromHere(game)) {
    if (size[0] !== game.page.viewportSize()?.width) await game.resize(size);
    const shown = await places(game.page);
    for (const [what, name, view] of pictures) {
      const shares = heroShares(name, shown, view);
      const most = Math.max(0, ...shares.map(({ seen }) => seen));
      const where = `${what}, ${size.join('×')}`;
      if (most < 0.6) faults.push(`${where}: ${Math.round(100 * most)} % in the frame`);
      // On a phone the plate stands on a picture that is hardly taller than it.
      const limit = 0.02;
      if (withSeal) {
        const sealedOnes = await sealedHeroes(game, size, name, view);
        faults.push(...sealedOnes.map((fault) => `${where}: ${fault}`));
      }
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
  test(`the picture that answers in ${slug} shows its heroes at four sizes, and neither the title's plate nor the button's seal covers one`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('picture-motion', 'off'));
    await page.goto(`/?era=${slug}`);
    await game.settle();
    const harmed: string[] = [];
    for (const size of sizes) {
      await game.resize(size);
      const faults = [
        ...(await harmedHeroes(page, slug)),
        ...(await sealedHeroes(game, size, nameOf(scenario.imageUrl))),
      ];
      harmed.push(...faults.map((fault) => `at first, ${size.join('×')}: ${fault}`));
    }
    const story = await loadStory(slug);
    const seen = (what: string, { url = scenario.imageUrl, ...view }: EndingPicture = {}) =>
      [what, nameOf(url), view] as const;
    for (const { text } of choices) {
      await choose(game, text);
      const { picture } = story.endings.find(({ choice }) => choice === text) ?? {};
      harmed.push(...(await faultsIn(game, [seen(text, picture)], true)));
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
