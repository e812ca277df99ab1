import { builtInEras } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { eraNamed } from '../support/game-page';
import { longCredit, longCreditPicture } from '../support/long-credit';
import { expect, test } from '../support/test';

const sizes = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
};

test.describe('axe finds no violations (WCAG 2.2 AA and best practices)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`on a ${size}`, () => {
      test.use({ viewport });

      // Fifteen screens are examined at each size: `test` waits for one size, the full run for both.
      const core = size === 'desktop' ? ' @core' : '';
      test(`in every era: opening scene with a picture's credit, modal, aftermath${core}`, async ({
        game,
        api,
        page,
      }) => {
        test.slow();
        api.answer('image', { json: { imageUrl: longCreditPicture, credit: longCredit } });
        await game.open();
        for (const era of builtInEras) {
          const { slug } = era.period;
          await game.enter(era);
          await expect(game.story.getByText('Photo:')).toBeVisible();
          await game.settle();
          await expect.soft(violations(page), `${slug}, opening scene`).resolves.toEqual([]);
          await game.learnMore.click();
          await expect(game.dialog).toBeVisible();
          await game.settle();
          await expect.soft(violations(page), `${slug}, modal`).resolves.toEqual([]);
          await page.keyboard.press('Escape');
          await game.cards.first().click();
          await expect(game.story).toContainText('Aftermath: ');
          await game.settle();
          await expect.soft(violations(page), `${slug}, aftermath`).resolves.toEqual([]);
        }
      });

      test('on the 404 page @core', async ({ page, log }) => {
        log.allowBrowserLine('/lost');
        await page.goto('/lost');
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });

      test('while the eras load, and with a notification open', async ({
        game,
        api,
        log,
        page,
      }) => {
        log.allow(/^Failed to fetch time periods/);
        const periods = api.hold('periods');
        await page.goto('/');
        await expect.poll(() => periods.calls.length).toBe(1);
        await game.settle();
        await expect.soft(violations(page), 'placeholders').resolves.toEqual([]);
        await periods.release({ body: '', status: 500 });
        const notice = game.notice('Failed to fetch');
        await expect(notice).toBeVisible();
        await notice.hover();
        await game.settle();
        expect(await violations(page)).toEqual([]);
      });
    });
  }

  test('with an empty frame instead of a picture, in every era', async ({
    game,
    api,
    log,
    page,
  }) => {
    api.hold('image');
    await page.route('**/images/**', (route) => {
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: '' });
    });
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      await expect(game.story.getByText('No picture of this scene')).toBeVisible();
      await expect.soft(violations(page), era.period.slug).resolves.toEqual([]);
    }
  });
});

test.describe('announcements', () => {
  /** Records every text that appears in the live regions. */
  const recordAnnouncements = () => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const region = document.querySelector('div[aria-live="polite"][role="status"]');
    if (region === null) throw new Error('The page has no live region');
    new MutationObserver(() => {
      const text = region.textContent?.trim() ?? '';
      if (text !== '') announced.push(text);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  };
  const announced = () => (window as Window & { announced?: string[] }).announced ?? [];

  test('a choice moves the focus to the new heading and announces the impact once @core', async ({
    game,
    page,
  }) => {
    await game.open();
    await page.evaluate(recordAnnouncements);
    const text = eraNamed('medieval').choices[2]?.text ?? '';
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeFocused();
    const impact = `You chose to ${text.toLowerCase()}. This decision has changed the course of history...`;
    await expect.poll(() => page.evaluate(announced)).toEqual([impact]);
    await game.settle();
    expect(await page.evaluate(announced)).toEqual([impact]);
  });

  test('an era change announces the new scene once and leaves the focus in place @core', async ({
    game,
    page,
  }) => {
    await game.open();
    await page.evaluate(recordAnnouncements);
    const { scenario } = eraNamed('industrial');
    await game.eraButton(eraNamed('industrial')).focus();
    await page.keyboard.press('Enter');
    await expect(game.title(scenario.title)).toBeVisible();
    await game.settle();
    const said = await page.evaluate(announced);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(scenario.title);
    expect(said[0]).toContain(String(scenario.year));
    await expect(game.eraButton(eraNamed('industrial'))).toBeFocused();
  });

  test('the same choice made twice is announced twice', async ({ game, page }) => {
    await game.open();
    await page.evaluate(recordAnnouncements);
    const [first] = eraNamed('medieval').choices;
    const choices = [first?.text ?? '', 'Share future knowledge', 'Share future knowledge'];
    for (const [index, text] of choices.entries()) {
      await game.card(text).click();
      await expect.poll(() => page.evaluate(announced)).toHaveLength(index + 1);
    }
  });

  test('generated content does not move the focus, and only late choices are announced', async ({
    game,
    api,
    page,
  }) => {
    const held = api.holdGeneration();
    await game.open();
    await expect.poll(() => held.choices.calls.length).toBe(1);
    await page.evaluate(recordAnnouncements);
    await game.learnMore.focus();
    await page.waitForTimeout(500);
    await held.image.release();
    await held.context.release({ json: { context: '<p>Something else entirely.</p>' } });
    await game.learnMore.press('Enter');
    await expect(game.dialog).toContainText('Something else entirely.');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(announced)).toEqual([]);
    await held.choices.release({
      json: { choices: ['One', 'Two'].map((text) => ({ text, description: '' })) },
    });
    await expect.poll(() => game.cardTexts()).toEqual(['One', 'Two']);
    expect(await page.evaluate(announced)).toEqual(['New choices have come']);
    await expect(game.learnMore).toBeFocused();
  });
});
