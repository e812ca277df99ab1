import { builtInEras } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const { scenario, choices } = eraNamed('medieval');
const named = (name: string) => ({ name, exact: true });

test.describe('skip links', () => {
  test('are the first tab stops, visible on focus, and lead to the story and to the choices @core', async ({
    game,
    page,
  }) => {
    await game.open();
    const [story, choice] = ['To the story', 'To the choices'].map((name) =>
      page.getByRole('link', named(name)),
    );
    const length = await page.evaluate(() => history.length);
    const hit = () =>
      page.evaluate(() => {
        const { left, top, width, height } = (
          document.activeElement ?? document.body
        ).getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found?.textContent;
      });
    await page.keyboard.press('Tab');
    await expect(story ?? page.locator('none')).toBeFocused();
    await expect.poll(hit).toBe('To the story');
    await page.keyboard.press('Enter');
    await expect(game.title(scenario.title)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (let turn = 0; turn < 12; turn += 1) {
      if (await choice?.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect.poll(hit).toBe('To the choices');
    await page.keyboard.press('Enter');
    await expect(game.choicePanel.getByRole('heading', named('Your Choices'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(game.card(choices[0]?.text ?? '')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('on a phone a link on the first screen leads to the choices below the story', async ({
    game,
    page,
  }) => {
    const link = game.story.getByRole('link', named('Choices'));
    const heading = game.choicePanel.getByRole('heading', named('Your Choices'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 844 });
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      for (const width of [320, 390]) {
        const where = `${era.period.slug} at ${width} px`;
        await game.resize([width, 844]);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(link, where).toBeInViewport({ ratio: 1 });
        await expect(heading, where).not.toBeInViewport();
        await link.click();
        await expect(heading, where).toBeFocused();
        await expect(heading, where).toBeInViewport({ ratio: 1 });
        const below = (await heading.boundingBox())?.y;
        expect.soft(below, `${where}: the cards have the window`).toBeLessThan(300);
        expect(new URL(page.url()).hash).toBe('');
      }
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(link).toBeHidden();
  });

  test('are invisible and cover nothing without focus', async ({ game, page }) => {
    await game.open();
    await page.mouse.click(60, 30);
    await expect(game.title(scenario.title)).not.toBeFocused();
    await expect(game.banner.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const top = await page.evaluate(() => document.elementFromPoint(60, 30)?.tagName);
    expect(top).not.toBe('A');
  });

  test('do not change the URL of an open background', async ({ game, page }) => {
    await page.goto('/#historical-context');
    await expect(game.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    // The closing dialog returns the focus asynchronously.
    await expect(game.learnMore).toBeFocused();
    const before = page.url();
    await page.getByRole('link', named('To the choices')).focus();
    await page.keyboard.press('Enter');
    await expect(game.choicePanel.getByRole('heading', named('Your Choices'))).toBeFocused();
    expect(page.url()).toBe(before);
    await expect(game.dialog).toHaveCount(0);
  });

  test('lead there on a phone too, without being covered by the bars', async ({ game, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await game.open();
    await page.getByRole('link', named('To the choices')).focus();
    await page.keyboard.press('Enter');
    const heading = game.choicePanel.getByRole('heading', named('Your Choices'));
    await expect(heading).toBeFocused();
    const box = await heading.boundingBox();
    const banner = await game.banner.boundingBox();
    const timeline = await game.timeline.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(timeline?.y ?? 0);
  });

  for (const [name, heading] of [
    ['To the story', scenario.title],
    ['To the choices', 'Your Choices'],
  ] as const) {
    test(`"${name}" works before any script runs`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(baseURL ?? '');
      const link = page.getByRole('link', named(name));
      for (let turn = 0; turn < 2; turn += 1) {
        await page.keyboard.press('Tab');
        if (await link.evaluate((element) => element.matches(':focus'))) break;
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, ...named(heading) })).toBeFocused();
      await context.close();
    });
  }

  test.describe('in every era', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('are readable and large enough, and have a focus ring', async ({ game, page }) => {
      await game.open();
      for (const era of builtInEras) {
        await game.enter(era);
        // The last input was a pointer's, and only a key shows the focus ring.
        await page.getByRole('link', named('To the choices')).focus();
        for (const [key, name] of [
          ['Shift+Tab', 'To the story'],
          ['Tab', 'To the choices'],
        ] as const) {
          await page.keyboard.press(key);
          const link = page.getByRole('link', named(name));
          await expect(link).toBeFocused();
          const box = await link.boundingBox();
          expect.soft(box?.height, era.period.slug).toBeGreaterThanOrEqual(44);
          const outline = await link.evaluate((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
          });
          expect.soft(outline, era.period.slug).toBeGreaterThanOrEqual(2);
        }
        expect.soft(await violations(page), era.period.slug).toEqual([]);
      }
    });
  });
});
