import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import type { GamePage } from '../support/game-page';
import { inSight } from '../support/in-sight';
import { groundContrast } from '../support/pixels';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The places of the cards that are pressed: the fourth ends the visit. */
const decisions = [0, 0, 2, 3];

const windows = [
  [1366, 768],
  [1366, 625],
  [1280, 600],
  [1920, 1080],
  [390, 844],
] as const;

for (const { period } of builtInEras) {
  const { slug } = period;
  test(`at five sizes the fourth decision in ${slug} shows that the visit has ended, and how`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.goto(`/?era=${slug}`);
    for (const [made, place] of decisions.slice(0, -1).entries()) {
      await game.cards.nth(place).click();
      // Of several presses before the game is awake the last one counts.
      const progress = ['1 of 4 made', '2 of 4 made', 'The last decision'][made] ?? '';
      await expect(game.choicePanel.getByText(progress)).toBeVisible();
      await game.settle();
    }
    for (const [width, height] of windows) {
      const where = `${width}×${height}`;
      await game.resize([width, height]);
      await game.cards.nth(decisions.at(-1) ?? 0).click();
      await expect(game.title('Aftermath: Try a different approach')).toBeFocused();
      await game.settle();
      const { memento = '', reckonings = [] } = await loadStory(slug);
      const name = game.story.getByRole('heading', { level: 3 }).first();
      const shown = await name.evaluate((heading) => heading.textContent);
      expect(reckonings.map((one) => one.name)).toContain(shown);
      expect.soft(await inSight(name), `${where}: the name of the end`).toBe(true);
      const first = game.story.locator('article p:has(~ p)').filter({ hasText: /\w{3}.*\./ });
      expect.soft(await inSight(first.first()), `${where}: the first paragraph`).toBe(true);
      if (width >= 900) {
        const lines = await first.first().evaluate((text) => {
          const { bottom } = text.closest('section')?.getBoundingClientRect() ?? new DOMRect();
          return (
            (bottom - text.getBoundingClientRect().top) /
            parseFloat(getComputedStyle(text).lineHeight)
          );
        });
        expect.soft(lines, `${where}: lines of the end`).toBeGreaterThanOrEqual(5);
      }
      const size = await name.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
      expect.soft(size, `${where}: the name is a headline`).toBeGreaterThanOrEqual(20);

      const above = game.title('Aftermath: Try a different approach');
      const titleSize = await above.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
      expect.soft(titleSize, `${where}: the title is less than the name`).toBeLessThan(size);

      const { why = 'None.' } = reckonings.find((one) => one.name === shown) ?? {};
      const reason = game.story.getByText(why);
      await expect.soft(reason, `${where}: the reason`).toHaveCount(1);

      const thing = page.getByRole('main').getByRole('img', { name: memento, exact: true });
      const way = page.getByRole('main').getByRole('button', { name: /^(?:Go on to |Read the j)/ });
      await expect(thing).toHaveCount(1);
      await expect(way).toHaveCount(1);
      // One column shows them where its text ends, and a link leads there.
      if (width < 900) {
        await game.story.getByRole('link', { name: 'What you keep' }).click();
        await expect(game.story.getByRole('group', { name: 'What you keep' })).toBeFocused();
        expect.soft(await inSight(thing), `${where}: the thing after the link`).toBe(true);
      } else {
        expect.soft(await inSight(reason), `${where}: the reason`).toBe(true);
        expect.soft(await inSight(thing), `${where}: the thing`).toBe(true);
        expect.soft(await inSight(way), `${where}: the way on`).toBe(true);
        expect.soft((await thing.boundingBox())?.width, `${where}: the thing`).toBeGreaterThan(95);
        for (const card of await game.cards.all())
          await expect.soft(card).toBeInViewport({ ratio: 1 });
        const hidden = await game.choiceScroller.evaluate(
          (scroller) => scroller.scrollHeight - scroller.clientHeight,
        );
        expect.soft(hidden, `${where}: no card has to be scrolled to`).toBeLessThanOrEqual(1);
        const quiet = game.choicePanel.locator('h2, :has(> h2) + p, section > *');
        const sizes = await quiet.evaluateAll((all) =>
          all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
        );
        // Before the end they are the panel's headlines.
        expect.soft(Math.max(...sizes), `${where}: the heads of the choices`).toBeLessThan(size);
      }
      const words = [
        game.cards.first().locator('span').last(),
        page.getByText('In your journal now'),
        game.impact,
      ];
      // The prompt is on the panel itself: a gradient and a shade of the era's pattern are less than this.
      const { prompt } = game;
      for (const one of [prompt, ...words]) {
        await one.scrollIntoViewIfNeeded();
        const contrast = await groundContrast(page, one);
        const most = one === prompt ? 2 : 1.15;
        expect
          .soft(contrast, `${where}: no ornament behind ${await one.textContent()}`)
          .toBeLessThan(most);
      }
      await game.button('Undo choice').click();
      await expect(game.choicePanel.getByText('The last decision')).toBeVisible();
    }
  });
}

/** Ends the visit with a press of the mouse on the last card, and returns where the mouse is. */
async function endByMouse(game: GamePage): Promise<readonly [x: number, y: number]> {
  for (const place of decisions.slice(0, 3)) await game.cards.nth(place).click();
  const last = await game.cards.nth(3).boundingBox();
  const at = [(last?.x ?? 0) + 60, (last?.y ?? 0) + 30] as const;
  await game.page.mouse.move(...at);
  await game.page.mouse.down();
  await game.page.mouse.up();
  return at;
}

test('a second press where the visit was ended does not pass its end by', async ({
  game,
  page,
}) => {
  await game.open();
  await page.waitForLoadState('networkidle');
  const [x, y] = await endByMouse(game);
  const end = game.title('Aftermath: Try a different approach');
  // More than half a second after the end, at any speed of the machine.
  await page.evaluate(async () => {
    const title = () => document.querySelector('article h2')?.textContent ?? '';
    while (!title().includes('Try a different')) await new Promise(requestAnimationFrame);
    const then = performance.now() + 600;
    performance.now = () => then;
  });
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-part=choice]') !== null,
    [x, y] as const,
  );
  expect(hit, 'another card is there').toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  await expect(game.main.getByRole('button', { name: /^Go on to / })).toBeVisible();
  await expect(end).toBeVisible();
  await expect(game.button('Your journey · 4 decisions')).toBeVisible();
});

test('a pointer that rests where it has pressed lights nothing up until it moves', async ({
  game,
  page,
}) => {
  await game.open();
  await page.waitForLoadState('networkidle');
  const ground = (place: number) =>
    game.cards.nth(place).evaluate((card) => getComputedStyle(card).backgroundColor);
  const [x, y] = await endByMouse(game);
  await expect(game.main.getByRole('button', { name: /^Go on to / })).toBeVisible();
  await expect(page.locator('[data-chosen]')).toHaveCount(0);
  await game.settle();
  const under = await game.cards.evaluateAll((cards) =>
    cards.findIndex((card) => card.matches(':hover')),
  );
  expect(under).toBeGreaterThanOrEqual(0);
  expect(await ground(under)).toBe(await ground((under + 1) % 4));
  await page.mouse.move(x + 3, y + 1);
  await expect.poll(() => ground(under)).not.toBe(await ground((under + 1) % 4));
});

test('the cards of the last decision fade into what is left of them, except for who asks for less motion', async ({
  game,
  page,
}) => {
  await game.open();
  const fades = () =>
    game.cards.first().evaluate((card) => {
      const { animationDuration, animationName } = getComputedStyle(card);
      return animationName === 'none' ? 0 : parseFloat(animationDuration);
    });
  for (const place of decisions) await game.cards.nth(place).click();
  await expect(game.main.getByRole('button', { name: /^Go on to / })).toBeVisible();
  expect(await fades()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await fades()).toBeGreaterThan(0.1);
  expect(await fades()).toBeLessThanOrEqual(0.25);
});
