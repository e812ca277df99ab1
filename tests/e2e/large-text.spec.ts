import { type Era, builtInEras } from '@time-traveler/game-core';
import { browserLaunch } from '../browser-launch.mjs';
import { focusRound, scrollToTop, sidewaysOverflow, smallTargets } from '../support/layout';
import { type GamePage, eraNamed } from '../support/game-page';
import { wordsInSight } from '../support/reading';
import { expect, test } from '../support/test';

const launch = browserLaunch();

// The browser's own font-size preference: unlike a style it also affects media queries.
test.use({
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});

const windows = [
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;

/** Checks that the cards give their words the whole width. */
async function checkCards(game: GamePage, where: string): Promise<void> {
  const free = await game.cards.evaluateAll((all) =>
    all.map((card) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(card);
      const inner =
        card.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      const parts = Array.from(card.querySelectorAll('span'), (part) => part.clientWidth);
      return Math.round(inner - Math.max(...parts));
    }),
  );
  expect.soft(free, `${where}: cards`).toEqual(free.map(() => 0));
}

/** Checks that the picture is whole beside the words. */
async function checkPicture(game: GamePage, { scenario }: Era, where: string): Promise<void> {
  const picture = await game.picture(scenario.title).boundingBox();
  const { width = NaN, height = NaN, y = NaN } = picture ?? {};
  expect.soft(width / height, `${where}: no strip`).toBeLessThan(2);
  expect.soft(height, `${where}: large enough`).toBeGreaterThan(200);
  const timeline = await game.timeline.boundingBox();
  expect.soft(y + height, `${where}: all of it`).toBeLessThanOrEqual(timeline?.y ?? 0);
  const { seen } = await wordsInSight(game.page);
  expect.soft(seen, `${where}: words`).toBeGreaterThanOrEqual(20);
}

test.describe("the browser's font size at 200 %", () => {
  test('in every era and window nothing overflows sideways and nothing is covered, the picture is whole, and the cards give their words the whole width', async ({
    game,
    page,
  }) => {
    test.slow();
    await game.open();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      'the setting has reached the page',
    ).toBe('32px');
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      for (const [width, height] of windows) {
        await game.resize([width, height]);
        const where = `${slug} at ${width}×${height}`;
        expect.soft(await sidewaysOverflow(page), `${where}: overflow`).toEqual([]);
        expect.soft(await smallTargets(page), `${where}: targets`).toEqual([]);
        if (width === 390) await checkCards(game, where);
        if (width === 1366) await checkPicture(game, era, where);
        expect.soft((await focusRound(page)).hidden, `${where}: focus`).toEqual([]);
        await scrollToTop(page);
      }
    }
    for (const [width, height] of windows) {
      await game.resize([width, height]);
      await game.learnMore.click();
      await expect(game.button('Return to Story')).toBeInViewport({ ratio: 1 });
      expect.soft(await sidewaysOverflow(page), `the modal at ${width}: overflow`).toEqual([]);
      await game.button('Return to Story').click();
      await game.card(eraNamed('future').choices[0]?.text ?? '').click();
      await expect(game.impact).toContainText('You chose to');
      await game.button('Undo choice').click();
      await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
    }
  });

  test('the dialogs of the journey and of the keepsake can be read on a phone', async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await game.open();
    for (const slug of ['medieval', 'modern', 'future']) {
      await game.enter(eraNamed(slug));
      await game.cards.first().click();
      await expect(game.impact).toContainText('You chose to');
      for (const name of ['Your journey', 'Keep this moment']) {
        await page.getByRole('button', { name }).click();
        const reading = await game.dialog.evaluate((dialog) => {
          const region = dialog.querySelector('[role="region"]') ?? dialog;
          const scrolls = (part: Element) => getComputedStyle(part).overflowY === 'auto';
          const part = scrolls(dialog) ? dialog : region;
          const edge = dialog.getBoundingClientRect();
          const over = [...dialog.querySelectorAll('button')].filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            return left < edge.left || right > edge.right;
          });
          return { over: over.map((button) => button.textContent), high: part.clientHeight };
        });
        expect.soft(reading.over, `${name}, ${slug}: over the edge`).toEqual([]);
        expect.soft(reading.high, `${name}, ${slug}: room to read`).toBeGreaterThan(400);
        await game.button('Return to Story').click();
        await expect(game.dialog).toHaveCount(0);
      }
    }
  });

  test('on a phone no title breaks inside a word', async ({ game, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await game.open();
    const broken = () =>
      page.locator('article h2').evaluate((title) => {
        const words: string[] = [];
        for (const node of title.childNodes) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      });
    for (const era of builtInEras) {
      await game.enter(era);
      await expect.poll(broken, era.period.slug).toEqual([]);
      await game.cards.last().click();
      await expect(game.impact).toContainText('You chose to');
      await expect.poll(broken, `${era.period.slug}, told`).toEqual([]);
    }
  });

  test('the icons of round buttons grow with them, and the way to the journey reads in rows', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.cards.first().click();
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      const shares = await game.banner.locator('button:has(svg)').evaluateAll((buttons) =>
        buttons.map((button) => {
          const icon = button.querySelector('svg')?.getBoundingClientRect();
          return Math.min(icon?.width ?? 0, icon?.height ?? 0) / button.clientWidth;
        }),
      );
      expect(shares).toHaveLength(4);
      for (const share of shares) {
        expect.soft(share, `${width}`).toBeGreaterThan(0.5);
        expect.soft(share, `${width}`).toBeLessThan(0.62);
      }
      const parts = await page
        .getByRole('button', { name: /^Your journey/ })
        .evaluate((button) => Array.from(button.children, (part) => part.getBoundingClientRect()));
      const [words, count] = parts;
      const inOneRow = words?.top === count?.top && words?.height === count?.height;
      expect.soft(inOneRow ? 0 : count?.left, `${width}`).toBe(inOneRow ? 0 : words?.left);
      expect.soft(words?.height, `${width}: one row of words`).toBeLessThan(60);
    }
  });

  test('a screen with two columns at the default font size has one at 200 %', async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await game.open();
    const story = await game.story.boundingBox();
    const choices = await game.choicePanel.boundingBox();
    expect(choices?.y).toBeGreaterThanOrEqual((story?.y ?? 0) + (story?.height ?? 0));
  });
});
