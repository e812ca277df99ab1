import type { Page } from '@playwright/test';
import type { Era } from '@time-traveler/game-core';
import { type GamePage, eraNamed } from '../support/game-page';
import { distance, film, photograph, sharpness } from '../support/film';
import { holdBack } from '../support/held';
import { expect, test } from '../support/test';

const [medieval, renaissance, modern] = ['medieval', 'renaissance', 'modern'].map(eraNamed) as [
  Era,
  Era,
  Era,
];

/** Presses an entry of the timeline without waiting until it can be clicked. */
async function press(game: GamePage, era: Era): Promise<void> {
  const box = await game.eraButton(era).boundingBox();
  if (box === null) throw new Error(`The entry of ${era.period.name} is not on screen`);
  await game.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the browser has drawn a few frames. */
const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Returns the copies of earlier pictures that cover the picture. */
const copies = (game: GamePage) => game.story.locator('figure > div canvas, figure img[alt=""]');

test('a picture gives way to the next one, without a cut', async ({ game, api, page }) => {
  // A busy machine may draw no frame in a quarter of a second.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function slowly(...told) {
      const animation = animate.apply(this, told);
      animation.playbackRate = 0.1;
      return animation;
    };
  });
  const answer = api.hold('image');
  await game.open();
  await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
  await game.settle();
  const camera = await film(page, game.picture(medieval.scenario.title));
  await drawFrames(page);
  await answer.release({ json: { imageUrl: '/images/industrial-2.avif' } });
  await expect.poll(() => game.shownPicture()).toBe('/images/industrial-2.avif');
  await game.settle();
  await expect(copies(game)).toHaveCount(0);
  await drawFrames(page);
  const frames = await camera.cut();
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) throw new Error('The recording has no frames');
  const whole = distance(first, last);
  const between = frames
    .map((frame) => distance(first, frame) / whole)
    .filter((share) => share > 0.2 && share < 0.8);
  expect(between).not.toEqual([]);
});

test.describe('a picture stays until the next one has loaded', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ game }) => {
    await game.page.setViewportSize({ width: 1366, height: 768 });
  });

  test("when a server's picture replaces the built-in one, without a blur, a gap or a layout shift", async ({
    game,
    api,
    page,
  }) => {
    const answer = api.hold('image');
    const held = await holdBack(page, /^\/images\/industrial-2/);
    await game.open();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    await game.settle();
    const picture = game.picture(medieval.scenario.title);
    const places = () =>
      game.story
        .locator('h2, figure > div, figcaption, article p')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    const camera = await film(page, picture);
    await drawFrames(page);
    await answer.release({ json: { imageUrl: '/images/industrial-2.avif' } });
    await expect(picture).toHaveAttribute('src', '/images/industrial-2.avif');
    await expect.poll(() => held.asked.length).toBeGreaterThan(0);
    await drawFrames(page);
    await expect(page.locator('main img')).toHaveCount(1);
    await expect(page.getByRole('img', { name: /./ })).toHaveCount(1);
    await expect(copies(game)).toHaveCount(1);
    expect(await places()).toEqual(before);
    held.release();
    await expect.poll(() => game.shownPicture()).toBe('/images/industrial-2.avif');
    await expect(copies(game)).toHaveCount(0);
    await drawFrames(page);
    const frames = await camera.cut();
    const [first, last] = [frames[0], frames.at(-1)];
    if (!first || !last) throw new Error('The recording has no frames');
    expect(distance(first, last), 'the two pictures differ').toBeGreaterThan(15);
    const seen = frames.map((frame) =>
      distance(frame, first) < 1.5 ? 'old' : distance(frame, last) < 1.5 ? 'new' : 'something else',
    );
    expect(seen.filter((one, at) => one !== seen[at - 1])).toEqual(['old', 'new']);
    expect(await places()).toEqual(before);
  });

  for (const motion of ['reduce', 'no-preference'] as const)
    test(`another era is never shown with the former picture, but with the new one's own preview (${motion})`, async ({
      game,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const held = await holdBack(page, /^\/images\/renaissance/);
      await game.open();
      await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
      await game.settle();
      const figure = game.story.locator('figure > div');
      const former = await photograph(page, figure);
      await press(game, renaissance);
      const picture = game.picture(renaissance.scenario.title);
      await expect(picture).toHaveAttribute('src', renaissance.scenario.imageUrl);
      await expect.poll(() => held.asked.length).toBeGreaterThan(0);
      await drawFrames(page);
      // At once, because a copy is removed after a while.
      expect(await page.locator('main img').count()).toBe(1);
      expect(await copies(game).count()).toBe(0);
      await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp/);
      await game.settle();
      const preview = await photograph(page, figure);
      expect(distance(preview, former), 'another picture').toBeGreaterThan(15);
      expect(sharpness(preview), 'a blurred one').toBeLessThan(sharpness(former) / 2);
      held.release();
      await expect.poll(() => game.shownPicture()).toBe(renaissance.scenario.imageUrl);
      await drawFrames(page);
      const shown = await photograph(page, figure);
      expect(sharpness(shown)).toBeGreaterThan(2 * sharpness(preview));
      expect(distance(preview, shown), 'of the same picture').toBeLessThan(
        distance(former, shown) / 2,
      );
    });

  test('a picture that fails is replaced by the fallback, below its own preview until then', async ({
    game,
    log,
    page,
  }) => {
    await page.route('**/images/modern*.avif', (route) => {
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: 'no such picture' });
    });
    const held = await holdBack(page, /^\/images\/(?:modern|renaissance)/);
    await game.open();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    await press(game, modern);
    await expect.poll(() => held.asked.length).toBeGreaterThan(0);
    await expect(game.story.locator('figure img')).toHaveCSS('background-image', /data:image/);
    held.release();
    await expect.poll(() => game.shownPicture()).toBe(modern.fallbackImageUrl);
    await expect(copies(game)).toHaveCount(0);
  });

  test('if the fallback fails too, the empty frame shows and no copy is left', async ({
    game,
    log,
    page,
  }) => {
    await page.route(/\/images\/(?:modern|renaissance)/, (route) => {
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: 'no such picture' });
    });
    await game.open();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    await press(game, modern);
    await expect(game.story.getByText('No picture of this scene')).toBeVisible();
    await expect(page.locator('main img, main canvas')).toHaveCount(0);
  });

  test('after clicks on several eras the last one is shown, and never a copy of a former one', async ({
    game,
    page,
  }) => {
    const held = await holdBack(page, /^\/images\/(?!medieval)/);
    await game.open();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    const most = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0;
          const count = () => {
            const frame = document.querySelector('figure > div');
            most = Math.max(most, frame?.querySelectorAll('canvas, img[alt=""]').length ?? 0);
            if (document.title === 'cut') resolve(most);
            else requestAnimationFrame(count);
          };
          count();
        }),
    );
    for (const slug of ['renaissance', 'industrial', 'medieval', 'modern', 'future', 'industrial'])
      await press(game, eraNamed(slug));
    const { scenario } = eraNamed('industrial');
    await expect(game.picture(scenario.title)).toHaveAttribute('src', scenario.imageUrl);
    await drawFrames(page);
    held.release();
    await expect.poll(() => game.shownPicture()).toBe(scenario.imageUrl);
    await expect(copies(game)).toHaveCount(0);
    await page.evaluate(() => (document.title = 'cut'));
    expect(await most).toBe(0);
  });

  test('a picture of the same era that is late gives way to its placeholder, and not to the former picture', async ({
    game,
    api,
    page,
  }) => {
    await page.clock.install();
    const answer = api.hold('image');
    await game.open();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
    const held = await holdBack(page, /^\/images\/medieval-2/);
    const figure = game.story.locator('figure > div');
    const detail = async () => sharpness(await photograph(page, figure));
    const former = await detail();
    await answer.release({ json: { imageUrl: '/images/medieval-2.avif' } });
    await expect(copies(game)).toHaveCount(1);
    await expect.poll(detail).toBeGreaterThan(former / 2);
    await page.clock.fastForward(16_000);
    await expect(copies(game)).toHaveCount(0);
    await expect.poll(detail).toBeLessThan(former / 2);
    held.release();
    await expect.poll(() => game.shownPicture()).toBe('/images/medieval-2.avif');
    await expect.poll(detail).toBeGreaterThan(former / 2);
  });

  test('the first picture is preceded by a blurred placeholder', async ({ game, page }) => {
    const held = await holdBack(page, /^\/images\/medieval/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(game.eraButton(medieval)).toBeVisible();
    await expect(game.picture(medieval.scenario.title)).toHaveCSS('background-image', /data:image/);
    await expect(copies(game)).toHaveCount(0);
    held.release();
    await expect.poll(() => game.shownPicture()).toBe(medieval.scenario.imageUrl);
  });
});
