import { builtInEras } from '@time-traveler/game-core';
import { frames, windows } from '../support/frames';
import type { GamePage } from '../support/game-page';
import { places } from '../support/heroes';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns how the frame on screen differs from the one that `tests/repository/picture-frames.test.ts` calculates with. */
async function differences(game: GamePage, slug: string, when: 'open' | 'told') {
  const found: string[] = [];
  for (const size of windows) {
    const [wide, high] = size.split('x').map(Number);
    await game.resize([wide ?? 0, high ?? 0]);
    const { picture, plate } = await places(game.page);
    const width = picture[2] - picture[0];
    const height = picture[3] - picture[1];
    const over = plate[1] > picture[1] + 1 && plate[1] < picture[3] - 1;
    const right = over ? plate[2] - picture[0] : 0;
    const top = over ? plate[1] - picture[1] : height;
    const [w = 0, h = 0, plateRight = 0, plateTop = h] = frames[slug]?.[when][size] ?? [];
    const isSame =
      Math.abs(width - w) <= 2 &&
      Math.abs(height - h) <= 2 &&
      right <= plateRight + 2 &&
      top >= plateTop - 2;
    if (!isSame)
      found.push(`${when} at ${size}: ${[width, height, right, top].map(Math.round).join(' ')}`);
  }
  return found;
}

for (const { period, scenario, choices } of builtInEras) {
  const { slug } = period;
  test(`the frame of ${slug} is as wide and as high as its pictures were placed for`, async ({
    game,
    page,
  }) => {
    await page.goto(`/?era=${slug}`);
    await game.settle();
    await expect(game.title(scenario.title)).toBeVisible();
    const opened = await differences(game, slug, 'open');
    const [first] = choices;
    await game.card(first?.text ?? '').click();
    await expect(game.title(`Aftermath: ${first?.text}`)).toBeVisible();
    await game.settle();
    expect([...opened, ...(await differences(game, slug, 'told'))]).toEqual([]);
  });
}
