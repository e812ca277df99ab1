import { type Era, builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { type Point, middleOf, pressAt, tapAt } from '../support/press';
import { expect, test } from '../support/test';

const order = ['future', 'medieval', 'modern', 'renaissance', 'industrial', 'future', 'modern'];

test('the fade starts from the old scene and ends on the new one @core', async ({ game, page }) => {
  await page.addInitScript(() => {
    const headings: (string | undefined)[] = [];
    Object.assign(window, { headings });
    const heading = () => document.querySelector('article h2')?.textContent ?? undefined;
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      original(async () => {
        headings.push(heading());
        if (typeof update === 'function') await update();
        headings.push(heading());
      });
  });
  await game.open();
  const seen = () =>
    page.evaluate(() => (window as unknown as { headings: string[] }).headings.splice(0));
  const medieval = eraNamed('medieval');
  const modern = eraNamed('modern');
  await pressAt(page, await middleOf(game.eraButton(modern)));
  await expect(game.title(modern.scenario.title)).toBeVisible();
  expect(await seen()).toEqual([medieval.scenario.title, modern.scenario.title]);
  await expect(game.announcer).toContainText(modern.scenario.title);

  // Music and an announcement make other stores change with the same click.
  await expect.poll(() => playingTracks(page)).toHaveLength(1);
  const future = eraNamed('future');
  await pressAt(page, await middleOf(game.eraButton(future)));
  await expect(game.title(future.scenario.title)).toBeVisible();
  expect(await seen()).toEqual([modern.scenario.title, future.scenario.title]);
  await expect(game.announcer).toContainText(future.scenario.title);
});

test('every click on eras counts, however long after the one before, and the last era is shown', async ({
  game,
  page,
}) => {
  await game.open();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const counted: string[] = [];
    Object.assign(window, { counted });
    addEventListener(
      'click',
      ({ target }) => counted.push((target as Element).closest('nav li') ? 'era' : 'lost'),
      true,
    );
  });
  for (const gap of [0, 40, 80, 200, 350]) {
    // An era's typeface may move the bars, so each click aims at the entry's current position.
    for (const slug of order) {
      const point = await page.evaluate((name) => {
        const entry = [...document.querySelectorAll('nav button')].find((button) =>
          button.textContent?.includes(name),
        );
        const { x, y, width, height } = entry?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, eraNamed(slug).period.name);
      await pressAt(page, point);
      await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), gap);
    }
    const last = eraNamed(order.at(-1) ?? '');
    await expect(game.title(last.scenario.title), `${gap} ms`).toBeVisible();
    await expect(game.eraButton(last)).toHaveAttribute('aria-current', 'true');
    const counted = await page.evaluate(() =>
      (window as unknown as { counted: string[] }).counted.splice(0),
    );
    expect(counted, `${gap} ms`).toEqual(order.map(() => 'era'));
    // The next series begins at rest, in another era than the first one of the series.
    await game.enter(eraNamed('medieval'));
    await page.evaluate(() => (window as unknown as { counted: string[] }).counted.splice(0));
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger' : 'by mouse', () => {
    test.use({ hasTouch });

    test('an era pressed while the browser captures the old screen is shown', async ({
      game,
      page,
    }) => {
      // Chromium cannot be stopped while it captures. Then, as here, only the root can be hit.
      await page.addInitScript(() => {
        const captured = new Promise<void>((release) => Object.assign(window, { release }));
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          ':root[data-leaving] body, :root[data-leaving] body * { pointer-events: none !important }',
        );
        document.adoptedStyleSheets.push(sheet);
        document.startViewTransition = (update) => {
          const run = async () => {
            await captured;
            if (typeof update === 'function') await update();
          };
          const finished = run();
          return { ready: finished, finished } as unknown as ViewTransition;
        };
      });
      await game.open();
      await page.waitForLoadState('networkidle');
      const press = hasTouch ? tapAt : pressAt;
      const [medieval, modern, future] = ['medieval', 'modern', 'future'].map(eraNamed) as [
        Era,
        Era,
        Era,
      ];
      const points = [
        await middleOf(game.eraButton(modern)),
        await middleOf(game.eraButton(future)),
      ] as const;
      await press(page, points[0]);
      const hit = ({ x, y }: Point) =>
        page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.localName, [
          x,
          y,
        ] as const);
      await expect.poll(() => hit(points[1]), 'the screen cannot be hit').toBe('html');
      await press(page, points[1]);
      await expect(game.title(medieval.scenario.title)).toBeVisible();
      await page.evaluate(() => (window as unknown as { release: () => void }).release());
      await expect(game.title(future.scenario.title)).toBeVisible();
      await expect(game.eraButton(future)).toHaveAttribute('aria-current', 'true');
      await expect(game.eraButton(future)).toBeFocused();
    });
  });
}

test('a press on an era counts if its entry moves away before the release, but not if the pointer does', async ({
  game,
  page,
}) => {
  await game.open();
  await page.waitForLoadState('networkidle');
  const medieval = eraNamed('medieval');
  const renaissance = eraNamed('renaissance');
  const point = await middleOf(game.eraButton(renaissance));
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await game.timeline.getByRole('list').evaluate((list) => {
    list.style.translate = '0 -200px';
  });
  await page.mouse.up();
  await expect(game.title(renaissance.scenario.title)).toBeVisible();

  await game.settle();
  const entry = await middleOf(game.eraButton(medieval));
  await page.mouse.move(entry.x, entry.y);
  await page.mouse.down();
  await page.mouse.move(entry.x, entry.y - 300, { steps: 4 });
  await page.mouse.up();
  await expect(game.eraButton(renaissance)).toHaveAttribute('aria-current', 'true');
});

test('a choice pressed during the fade counts', async ({ game, page }) => {
  await game.open();
  for (const era of builtInEras.slice(1)) {
    await pressAt(page, await middleOf(game.eraButton(era)));
    await expect(game.title(era.scenario.title)).toBeAttached();
    const fading = await page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.includes('view-transition'),
        ),
    );
    expect(fading, 'the press happens during the fade').toBe(true);
    const text = era.choices[1]?.text ?? '';
    const point = await page.evaluate((choice) => {
      const card = [...document.querySelectorAll('main ul button')].find((button) =>
        button.textContent?.includes(choice),
      );
      const { x, y, width, height } = card?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, text);
    await pressAt(page, point);
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  }
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a click on the active era restarts its scene: scrolls to its top, fades, announces it once and keeps the focus', async ({
      game,
      page,
    }) => {
      await game.open();
      const era = eraNamed('medieval');
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said, fades: 0 });
        const region = document.querySelector('div[aria-live="polite"]');
        if (region)
          new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
            childList: true,
            subtree: true,
            characterData: true,
          });
        const original = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          (window as unknown as { fades: number }).fades += 1;
          return original(update);
        };
      });
      const depth = () =>
        page.evaluate(() => {
          const scroller = document.querySelector('section > :has(> article)');
          return scrollY + (scroller?.scrollTop ?? 0);
        });
      await page.evaluate(() => {
        scrollTo(0, 400);
        document.querySelector('section > :has(> article)')?.scrollTo(0, 400);
      });
      expect(await depth()).toBeGreaterThan(20);
      await pressAt(page, await middleOf(game.eraButton(era)));
      await expect(game.announcer).toContainText(era.scenario.title);
      // On a phone the page may stay scrolled by one pixel, because the header's height is rounded.
      await expect.poll(depth).toBeLessThanOrEqual(2);
      await expect(game.eraButton(era)).toBeFocused();
      const { said, fades } = await page.evaluate(() => {
        const seen = window as unknown as { said: string[]; fades: number };
        return { said: seen.said, fades: seen.fades };
      });
      expect(said).toHaveLength(1);
      expect(fades).toBe(1);
    });
  });
}
