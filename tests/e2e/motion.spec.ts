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

/**
 * Runs in the page: presses a control and returns, once the title is another one, how far each part of the page moves and
 * how large those are that are stamped.
 */
const moves = async (control: HTMLElement) => {
  const title = () => document.querySelector('article h2')?.textContent;
  const before = title();
  control.click();
  while (title() === before) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const main = document.querySelector('main') as HTMLElement;
  const nav = document.querySelector('nav') as HTMLElement;
  const of = (part: HTMLElement, property: 'translate' | 'transform') =>
    part
      .getAnimations({ subtree: true })
      .filter((animation) => !(animation instanceof CSSTransition))
      .map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]?.[property] as string)
      .filter(Boolean);
  return {
    main: of(main, 'translate'),
    nav: of(nav, 'translate'),
    stamped: of(main, 'transform'),
  };
};

test('what a choice changes comes to rest from below, title and impact are stamped, and all can be read at once', async ({
  game,
  page,
}) => {
  await game.open();
  const { main, nav, stamped } = await game
    .card(eraNamed('medieval').choices[0]?.text ?? '')
    .evaluate(moves);
  // The parts of the story, and the four cards.
  expect(main.length).toBeGreaterThanOrEqual(6);
  expect(new Set(main)).toEqual(new Set(['0px 0.875rem']));
  expect(nav).toEqual([]);
  expect(stamped).toEqual(['scale(1.05)', 'scale(1.05)']);
  const words = page.getByRole('article').getByRole('paragraph');
  for (const part of await words.all()) {
    expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  }
});

test('the seal of an era comes along the bar from the place of the former era', async ({
  game,
}) => {
  await game.open();
  const modern = game.eraButton(eraNamed('modern'));
  const [from, to] = await Promise.all([
    game.eraButton(eraNamed('medieval')).boundingBox(),
    modern.boundingBox(),
  ]);
  const { nav } = await modern.evaluate(moves);
  expect(nav).toHaveLength(1);
  // The new era's typeface may set the names a little wider or narrower.
  const way = (from?.x ?? 0) - (to?.x ?? 0);
  expect(Math.abs(parseFloat(nav[0] ?? '') - way)).toBeLessThan(24);
});

test('a press on an era that the seal of another one passes counts for the era that is pressed', async ({
  game,
}) => {
  await game.open();
  const modern = eraNamed('modern');
  await game.eraButton(modern).click();
  await expect(game.title(modern.scenario.title)).toBeVisible();
  const pressed = await game.eraButton(eraNamed('renaissance')).evaluate((entry) => {
    const seal = document.querySelector('[aria-current] > span') as HTMLElement;
    for (const travel of seal.getAnimations()) travel.finish();
    const { x, y, height } = entry.getBoundingClientRect();
    const own = seal.getBoundingClientRect();
    // Where it passes, at any speed of the machine.
    seal.style.translate = `${x - own.x}px 0`;
    const at = document.elementFromPoint(x + own.width / 2, y + height / 2);
    return at?.closest('button')?.textContent;
  });
  expect(pressed).toContain(eraNamed('renaissance').period.name);
});

test('the text of a dialog can be read in its first frame', async ({ game, page }) => {
  await game.open();
  await page.waitForFunction(() => !('earlyPresses' in window));
  const first = await game.learnMore.evaluate(async (link: HTMLElement) => {
    link.click();
    const shown = () => document.querySelector('[role="dialog"]');
    while (shown() === null) await new Promise((drawn) => requestAnimationFrame(drawn));
    const dialog = shown() as HTMLElement;
    // The mark at the foot follows the scroller, not the time.
    const moving = dialog
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
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

  test('nothing moves after a choice or a change of era', async ({ game }) => {
    await game.open();
    const card = game.card(eraNamed('medieval').choices[0]?.text ?? '');
    const nothing = { main: [], nav: [], stamped: [] };
    expect(await card.evaluate(moves)).toEqual(nothing);
    expect(await game.eraButton(eraNamed('modern')).evaluate(moves)).toEqual(nothing);
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
