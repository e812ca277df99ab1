import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

/** Runs in the page: clicks an era and returns its longest animation in milliseconds. */
const changeEra = async (index: number) => {
  const button = document.querySelectorAll<HTMLElement>('nav button')[index];
  const original = document.startViewTransition?.bind(document);
  let ready: Promise<void> | undefined;
  let used = false;
  if (original) {
    document.startViewTransition = (update) => {
      const transition = original(update);
      used = true;
      ready = transition.ready;
      return transition;
    };
  }
  button?.click();
  await ready;
  const times = document
    .getAnimations()
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
    .filter((time) => Number.isFinite(time));
  return { used, longest: Math.max(0, ...times), count: times.length };
};

test('an era change takes less than 600 ms', async ({ game, page }) => {
  await game.open();
  const { used, longest, count } = await page.evaluate(changeEra, 3);
  expect(used).toBe(true);
  expect(count).toBeGreaterThan(0);
  expect(longest).toBeLessThan(600);
  await expect(game.title(eraNamed('modern').scenario.title)).toBeVisible();
});

test('an era can be changed while the previous fade is running', async ({ game, page }) => {
  await game.open();
  await page.evaluate(changeEra, 3);
  await game.eraButton(eraNamed('future')).click();
  await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
});

test('the text of a dialog can be read in its first frame', async ({ game, page }) => {
  await game.open();
  await page.waitForFunction(() => !('earlyPresses' in window));
  const first = await game.learnMore.evaluate(async (link: HTMLElement) => {
    link.click();
    const shown = () => document.querySelector('[role="dialog"]');
    while (shown() === null) await new Promise((drawn) => requestAnimationFrame(drawn));
    const dialog = shown() as HTMLElement;
    const moving = dialog.getAnimations({ subtree: true }).length;
    return { moving, opacity: getComputedStyle(dialog).opacity };
  });
  expect(first).toEqual({ moving: 1, opacity: '1' });
});

test.describe('prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no frame mixes the looks of two eras', async ({ game, page }) => {
    await game.open();
    await game.enter(eraNamed('modern'));
    const looks = await page.evaluate(() => {
      const title = document.querySelector('article h2') as HTMLElement;
      const look = () => {
        const { color, fontFamily } = getComputedStyle(title);
        return `${color} ${fontFamily}`;
      };
      const before = look();
      document.documentElement.className = 'medieval-theme';
      const first = look();
      return new Promise<string[]>((resolve) => {
        setTimeout(() => resolve([before, first, look()]), 200);
      });
    });
    expect(looks[0]).not.toBe(looks[2]);
    expect(looks[1]).toBe(looks[2]);
  });

  test('nothing moves: no bars, no cross-fade, while music plays', async ({ game, page }) => {
    await game.open();
    const { used } = await page.evaluate(changeEra, 1);
    expect(used).toBe(false);
    await expect.poll(() => playingTracks(page)).toHaveLength(1);
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1,
        )
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : 'transition',
        ),
    );
    expect(moving).toEqual([]);
  });
});
