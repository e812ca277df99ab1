import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { middleOf, pressAt } from '../support/press';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** How often the light of an era has appeared. */
    lights: number;
  }
}

const modern = eraNamed('modern');

/** Counts the lights of a page from its first frame. */
async function watchLights(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.lights = 0;
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'ScenePicture_arrive') window.lights += 1;
    });
  });
  return () => page.evaluate(() => window.lights);
}

/** Runs in the page: changes to an era and holds its motion, at a time that the next call can set. */
async function holdChange(index: number): Promise<{ name: string; end: number }[]> {
  const original = document.startViewTransition.bind(document);
  const change = new Promise<ViewTransition>((started) => {
    document.startViewTransition = (update) => {
      const transition = original(update);
      started(transition);
      return transition;
    };
  });
  document.querySelectorAll<HTMLElement>('nav button')[index]?.click();
  await (
    await change
  ).ready;
  document.startViewTransition = original;
  const motions = document.getAnimations().filter((one) => one instanceof CSSAnimation);
  const finite = motions.filter(({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime),
  );
  for (const motion of finite) motion.pause();
  return finite.map(({ animationName, effect }) => ({
    name: `${animationName} ${(effect as KeyframeEffect).pseudoElement}`,
    end: Number(effect?.getComputedTiming().endTime),
  }));
}

/** Moves a held change to a time in milliseconds. Returns how much of the old screen is left, from 0 to 1. */
function moveTo(page: Page, time: number): Promise<number> {
  return page.evaluate(async (now) => {
    for (const motion of document.getAnimations())
      if (motion.playState === 'paused') motion.currentTime = now;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Number(
      getComputedStyle(document.documentElement, '::view-transition-old(screen)').opacity,
    );
  }, time);
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a change of era is lit by the era's own light, for less than 600 ms and over the picture only", async ({
      game,
      page,
    }) => {
      await game.open();
      for (const era of builtInEras.toReversed()) {
        const motions = await page.evaluate(holdChange, builtInEras.indexOf(era));
        expect(motions.map(({ name }) => name).sort()).toEqual([
          'ScenePicture_arrive ::after',
          'leave ::view-transition-old(screen)',
        ]);
        for (const { end } of motions) expect(end).toBeLessThan(600);
        expect(await moveTo(page, 64), 'the old words are faint').toBeLessThan(0.25);
        expect(await moveTo(page, 180), 'nothing of the old screen is left').toBe(0);
        const title = game.title(era.scenario.title);
        const words = game.story.locator('article p').nth(1);
        const picture = game.story.locator('figure > :first-child');
        const look = () => Promise.all([title, words, picture].map((part) => part.screenshot()));
        // Typefaces and marks in the text may still arrive between two photographs.
        await expect(async () => {
          const lit = await look();
          await page.evaluate(() => {
            const dark = new CSSStyleSheet();
            dark.replaceSync('figure > div::after { opacity: 0 !important }');
            document.adoptedStyleSheets = [dark];
          });
          const unlit = await look();
          await page.evaluate(() => {
            document.adoptedStyleSheets = [];
          });
          const same = lit.map((part, index) => part.equals(unlit[index] as Buffer));
          expect(same, 'title, story, picture').toEqual([true, true, false]);
        }).toPass();
        await page.evaluate(() => {
          for (const motion of document.getAnimations())
            if (motion.playState === 'paused') motion.finish();
        });
        await game.settle();
      }
    });
  });
}

test('a choice can be pressed while the light is at its brightest', async ({ game, page }) => {
  await game.open();
  await page.evaluate(holdChange, builtInEras.indexOf(modern));
  await moveTo(page, 170);
  const text = modern.choices[1]?.text ?? '';
  await pressAt(page, await middleOf(game.card(text)));
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
});

test('there is no light on the first screen, when the later styles come, or with a choice', async ({
  game,
  page,
}) => {
  const lights = await watchLights(page);
  await game.open();
  await page.waitForLoadState('networkidle');
  await game.card(eraNamed('medieval').choices[0]?.text ?? '').click();
  await expect(game.story.getByRole('heading', { level: 2 })).toContainText('Aftermath');
  await game.settle();
  expect(await lights()).toBe(0);
  await game.enter(modern);
  expect(await lights()).toBe(1);
});

test('every change of era that Back and Forward make is lit, also to an ending with a light of its own', async ({
  game,
  page,
}) => {
  const lights = await watchLights(page);
  await game.open();
  await game.card('Join the villagers at the gate').click();
  const ending = game.title('Aftermath: Join the villagers at the gate');
  await expect(ending).toBeVisible();
  await expect(page.locator('figure > [data-light]')).toHaveCount(1);
  await game.enter(modern);
  expect(await lights()).toBe(1);
  await page.goBack();
  await expect(ending).toBeVisible();
  await game.settle();
  expect(await lights()).toBe(2);
  await page.goForward();
  await expect(game.title(modern.scenario.title)).toBeVisible();
  await game.settle();
  expect(await lights()).toBe(3);
});

test('nothing of it is left after quick changes', async ({ game, page }) => {
  await game.open();
  for (const slug of ['future', 'modern', 'renaissance'])
    await pressAt(page, await middleOf(game.eraButton(eraNamed(slug))));
  await expect(game.title(eraNamed('renaissance').scenario.title)).toBeVisible();
  await game.settle();
  const left = () =>
    page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(left).toBe(false);
});

for (const [visitor, contextOptions] of [
  ['prefers reduced motion', { reducedMotion: 'reduce' }],
  ['replaces the colours of the page', { forcedColors: 'active' }],
] as const) {
  test.describe('a visitor who', () => {
    test.use({ contextOptions });

    test(`${visitor} sees no light`, async ({ game, page }) => {
      const lights = await watchLights(page);
      await game.open();
      await game.enter(modern);
      expect(await lights()).toBe(0);
    });
  });
}
