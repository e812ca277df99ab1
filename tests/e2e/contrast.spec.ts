import { builtInEras } from '@time-traveler/game-core';
import { tooFaint } from '../support/axe';
import { edgeContrast, inkShare } from '../support/pixels';
import { expect, test } from '../support/test';

/** Matches a background-image value without an image, in any number of layers. */
const untextured = /^none(?:, none)*$/;

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('edges stay visible, and states shown by colour have another sign, in every era', async ({
    game,
    page,
  }) => {
    test.slow();
    await game.open();
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      const music = page.getByRole('group', { name: 'Music' });
      const plate = game.story.locator('article h2').locator('..');
      const edges = {
        'the first card': game.cards.first(),
        'the last card': game.cards.last(),
        'the story': game.story,
        'the choices': game.choicePanel,
        'the impact box': page.getByRole('region', { name: 'Current Impact' }),
        'the play button': music.getByRole('button'),
        'an inert button': game.button('Settings'),
      };
      for (const [name, target] of Object.entries(edges)) {
        await target.scrollIntoViewIfNeeded();
        expect.soft(await edgeContrast(page, target), `${slug}: ${name}`).toBeGreaterThanOrEqual(3);
      }
      await page.evaluate(() => document.querySelector('article')?.scrollIntoView());
      expect
        .soft(await edgeContrast(page, plate, ['right']), `${slug}: plate`)
        .toBeGreaterThanOrEqual(3);
      const bars = music.locator('[aria-hidden] > span');
      expect.soft(await inkShare(page, bars.nth(1)), `${slug}: a bar`).toBeGreaterThan(0.6);
      // The track is in the middle of the slider, on both sides of its thumb.
      expect.soft(await inkShare(page, game.volume), `${slug}: the volume`).toBeGreaterThan(0.06);
      await game.volume.fill('0');
      expect
        .soft(await inkShare(page, game.volume), `${slug}: the empty track`)
        .toBeGreaterThan(0.03);
      await game.volume.fill('100');
      // Half of this ink is the track up to the thumb, without which a full slider looks like an empty one.
      expect
        .soft(await inkShare(page, game.volume), `${slug}: the full track`)
        .toBeGreaterThan(0.12);
      const seal = (entry: string) => game.timeline.locator(`${entry} svg`).first().locator('..');
      const [active, other] = [seal('[aria-current]'), seal('button:not([aria-current])')];
      expect.soft(await edgeContrast(page, other), `${slug}: a seal`).toBeGreaterThanOrEqual(3);
      expect.soft(await inkShare(page, active), `${slug}: the active seal`).toBeGreaterThan(0.5);
      expect.soft(await inkShare(page, other), `${slug}: another seal`).toBeLessThan(0.45);
      const texts = {
        title: plate.locator('h2'),
        dateline: plate.locator('p'),
        prompt: game.prompt,
        'card text': game.cards.first().locator('span').first(),
        'card description': game.cards.first().locator('span').last(),
        impact: game.impact,
        'active entry': game.timeline.locator('[aria-current] > :last-child > :first-child'),
      };
      // This measures painted pixels, because axe reads the colours that the page declares.
      for (const [name, text] of Object.entries(texts)) {
        expect.soft(await inkShare(page, text, 4.5), `${slug}: ${name}`).toBeGreaterThan(0.02);
      }
      await game.learnMore.click();
      const back = game.button('Return to Story');
      expect
        .soft(await edgeContrast(page, back), `${slug}: the button of the dialog`)
        .toBeGreaterThanOrEqual(3);
      await back.click();
    }
  });

  test('the placeholders of the timeline are visible', async ({ game, page, api }) => {
    const periods = api.hold('periods');
    await page.goto('/');
    await expect.poll(() => periods.calls.length).toBe(1);
    const [seal, words] = [0, 1].map((index) =>
      game.timeline.getByRole('listitem').first().locator('> * > span').nth(index),
    );
    if (!seal || !words) throw new Error('A placeholder must have a seal and a text');
    expect(await edgeContrast(page, seal)).toBeGreaterThanOrEqual(3);
    expect(await inkShare(page, words)).toBeGreaterThan(0.02);
  });

  test('notification, tooltip and skip links have an edge', async ({ game, api, log, page }) => {
    log.allow(/^Failed to fetch time periods/);
    api.answer('periods', { body: 'Down', status: 500 });
    await game.open();
    const notice = game.notice('Failed to fetch');
    await expect(notice).toBeVisible();
    await game.settle();
    expect.soft(await edgeContrast(page, notice), 'notification').toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Tab');
    const links = page.getByRole('link', { name: 'To the story' }).locator('..');
    expect.soft(await edgeContrast(page, links, ['right', 'bottom'])).toBeGreaterThanOrEqual(3);
    for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    const tip = page.locator('[data-radix-popper-content-wrapper] > *');
    expect.soft(await edgeContrast(page, tip), 'tooltip').toBeGreaterThanOrEqual(3);
  });
});

test.describe('prefers-contrast: more', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('textures and overlays are removed and small text has a high contrast, in every era', async ({
    game,
    page,
  }) => {
    test.slow();
    await game.open();
    for (const era of builtInEras) {
      const { slug } = era.period;
      await game.enter(era);
      const textured = () =>
        page.evaluate((pattern) => {
          const drawn = (element: Element, part?: string) => {
            const { backgroundImage, content } = getComputedStyle(element, part);
            return part !== undefined && content === 'none' ? 'none' : backgroundImage;
          };
          const grounds = {
            page: document.querySelector('main')?.parentElement,
            header: document.querySelector('header'),
            timeline: document.querySelector('nav'),
            story: document.querySelector('main > section'),
            choices: document.querySelector('main > section + section'),
            card: document.querySelector('main li button'),
          };
          const found = Object.entries(grounds).map(
            ([name, element]) => [name, element ? drawn(element) : 'missing'] as const,
          );
          const frame = document.querySelector('figure > div');
          found.push(['overlay', frame ? drawn(frame, '::after') : 'missing']);
          return found.filter(([, image]) => !new RegExp(pattern).test(image));
        }, untextured.source);
      expect.soft(await textured(), slug).toEqual([]);
      expect
        .soft(await edgeContrast(page, game.cards.first()), `${slug}: card`)
        .toBeGreaterThanOrEqual(3);
      for (const [name, panel] of Object.entries({
        story: game.story,
        choices: game.choicePanel,
      })) {
        // At the sides a dark picture may touch a dark page.
        expect
          .soft(await edgeContrast(page, panel, ['bottom']), `${slug}: ${name}`)
          .toBeGreaterThanOrEqual(3);
      }
      expect.soft(await tooFaint(page), `${slug}: opening scene`).toEqual([]);
      await game.cards.first().click();
      await expect(game.story).toContainText('Aftermath: ');
      expect.soft(await tooFaint(page), `${slug}: aftermath`).toEqual([]);
      await game.learnMore.click();
      await expect(game.dialog).toBeVisible();
      expect.soft(await tooFaint(page), `${slug}: modal`).toEqual([]);
      expect(
        await game.dialog.evaluate((dialog) => getComputedStyle(dialog).backgroundImage),
      ).toMatch(untextured);
      await page.keyboard.press('Escape');
    }
  });
});
