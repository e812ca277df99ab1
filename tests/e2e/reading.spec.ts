import { builtInEras } from '@time-traveler/game-core';
import { largestGap, wordsInSight } from '../support/reading';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('at 1366×768 at least 110 words of every story are visible, and the link is below the story', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    expect.soft((await wordsInSight(page)).seen, slug).toBeGreaterThanOrEqual(110);
    const link = await game.learnMore.boundingBox();
    const last = await game.story
      .getByText(era.scenario.description.split('\n\n').at(-1) ?? '', { exact: true })
      .boundingBox();
    expect
      .soft(link?.y, `${slug}: the link`)
      // The two are measured one after the other, so they may differ by a fraction of a pixel.
      .toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0) - 1);
    expect.soft(Math.abs((link?.x ?? 0) - (last?.x ?? 0)), `${slug}: the link`).toBeLessThan(2);
  }
});

test('at 1366×768 the lines of the story fill the width of its panel', async ({ game, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    const panel = await game.story.boundingBox();
    const text = await game.story
      .getByText(era.scenario.description.split('\n\n')[0] ?? '', { exact: true })
      .boundingBox();
    expect
      .soft((text?.width ?? 0) / (panel?.width ?? 1), era.period.slug)
      .toBeGreaterThanOrEqual(0.85);
  }
});

test('at 1366×768 all four cards and the impact are visible, before and after a choice', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  const hidden = () =>
    game.choiceScroller.evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight);
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    expect.soft(await hidden(), slug).toBeLessThanOrEqual(1);
    await game.card(era.choices[0]?.text ?? '').click();
    await expect(game.story).toContainText('Aftermath: ');
    expect.soft(await hidden(), `${slug}, aftermath`).toBeLessThanOrEqual(1);
  }
});

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width}×${height} no large part of a panel is empty, before and after a choice`, async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await game.open();
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      expect.soft(await largestGap(page, 'story'), `${slug}: story`).toBeLessThan(0.1);
      expect.soft(await largestGap(page, 'choices'), `${slug}: choices`).toBeLessThan(0.12);
      await game.card(era.choices[0]?.text ?? '').click();
      await expect(game.story).toContainText('Aftermath: ');
      expect.soft(await largestGap(page, 'story'), `${slug}: aftermath`).toBeLessThan(0.1);
    }
  });
}

test('at 2560×1440 the whole story is visible', async ({ game, page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    const { seen, total } = await wordsInSight(page);
    expect.soft(seen, era.period.slug).toBe(total);
  }
});

test("choice descriptions are at least 0.9 of the story's size on every screen", async ({
  game,
  page,
}) => {
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    const story = era.scenario.description.split('\n\n')[0] ?? '';
    const choice = era.choices[0]?.description ?? '';
    const size = (words: string) =>
      page
        .getByText(words, { exact: true })
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [1024, 768],
      [1366, 768],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Both adapt to the new window size, sometimes one frame apart.
      const share = async () => (await size(choice)) / (await size(story));
      const where = `${era.period.slug} at ${width}×${height}`;
      await expect.soft.poll(share, where).toBeGreaterThanOrEqual(0.9);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`after a choice the first paragraph is visible without scrolling, and the plate fits its title at ${width}×${height}`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await game.open();
    for (const era of builtInEras) {
      for (const { text } of era.choices) {
        await game.enter(era);
        await game.card(text).click();
        await expect(game.story).toContainText('Aftermath: ');
        await game.settle();
        expect.soft((await wordsInSight(page)).missingFromFirst, text).toEqual([]);
        // The picture shrinks in favour of the text, but stays visible.
        const picture = game.picture(`Aftermath: ${text}`);
        await expect.soft(picture, text).toBeInViewport();
        expect.soft((await picture.boundingBox())?.height, text).toBeGreaterThan(100);
        const spare = () =>
          game.story.getByRole('heading', { level: 2 }).evaluate((title) => {
            const range = document.createRange();
            range.selectNodeContents(title);
            const lines = [...range.getClientRects()];
            const right = Math.max(...lines.map((line) => line.right));
            const left = Math.min(...lines.map((line) => line.left));
            return title.getBoundingClientRect().width - (right - left);
          });
        await expect.soft.poll(spare, text).toBeLessThanOrEqual(2);
      }
    }
  });
}
