import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInEras } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { eraNamed } from '../support/game-page';
import { sidewaysOverflow } from '../support/layout';
import { expect, test } from '../support/test';

const written = JSON.parse(readFileSync('art/scenes/descriptions.json', 'utf8')) as Record<
  string,
  string
>;
/** Returns the sentence that describes the picture at an address. */
const describedAt = (address: string) => written[path.parse(address).name] ?? '';
const imageUrl = '/images/industrial-2.avif';
const [medieval, modern] = [eraNamed('medieval'), eraNamed('modern')];

test.describe('a picture has a description for screen readers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('as an invisible sentence in its figure, besides the specified alt text', async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await game.open();
    for (const { period, scenario } of builtInEras) {
      await game.enter(eraNamed(period.slug));
      const picture = game.picture(scenario.title);
      await expect(picture).toHaveAttribute('alt', `Scene from ${scenario.title}`);
      await expect(picture).toHaveAccessibleDescription(describedAt(scenario.imageUrl));
      const id = await picture.getAttribute('aria-describedby');
      const sentence = page.locator('figure').locator(`[id="${id}"]`);
      const { width = 9, height = 9 } = (await sentence.boundingBox()) ?? {};
      expect(Math.max(width, height)).toBeLessThanOrEqual(1);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });

  test('in the prerendered HTML, before any script runs', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, id] = /<img[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${id}">${written['medieval']}<`);
  });

  test('from the server if it sends one, or else the built-in one', async ({ game, api }) => {
    const picture = game.picture(medieval.scenario.title);
    api.answer('image', { json: { imageUrl, description: ' A gate in the fog. ' } });
    await game.open();
    await expect(picture).toHaveAttribute('src', imageUrl);
    await expect(picture).toHaveAccessibleDescription('A gate in the fog.');
    const builtIn = '/images/industrial.avif';
    api.answer('image', { json: { imageUrl: builtIn } });
    await game.enter(modern);
    const next = game.picture(modern.scenario.title);
    await expect(next).toHaveAttribute('src', builtIn);
    await expect(next).toHaveAccessibleDescription(written['industrial'] ?? '');
  });

  test('an invalid description is ignored, and the picture is still shown', async ({
    game,
    api,
    page,
  }) => {
    await page.route('**/generated/*.avif', (route) =>
      route.fulfill({ path: 'apps/game/public/images/industrial-2.avif' }),
    );
    await game.open();
    const bad = [7, '', ' ', null, ['A gate'], { text: 'A gate' }, 'A'.repeat(501)];
    for (const [index, description] of bad.entries()) {
      await test.step(JSON.stringify(description).slice(0, 20), async () => {
        const own = `/generated/gate-${index}.avif`;
        api.answer('image', { json: { imageUrl: own, description } });
        await game.eraButton(medieval).click();
        await expect.poll(() => game.shownPicture()).toBe(own);
        const picture = game.picture(medieval.scenario.title);
        await expect(picture).not.toHaveAttribute('aria-describedby');
        await expect(picture).toHaveAccessibleDescription('');
      });
    }
  });

  test('markup in a description is shown as text', async ({ game, api }) => {
    const description = '<img src=x onerror=alert(1)> & a gate';
    api.answer('image', { json: { imageUrl, description } });
    await game.open();
    const picture = game.picture(medieval.scenario.title);
    await expect(picture).toHaveAccessibleDescription(description);
    await expect(game.story.locator('img')).toHaveCount(1);
  });
});
