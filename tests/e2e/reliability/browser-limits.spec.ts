import { builtInEras } from '@time-traveler/game-core';
import { sidewaysOverflow } from '../../support/layout';
import { eraNamed } from '../../support/game-page';
import { playThrough } from '../../support/play-through';
import { expect, test } from '../../support/test';

const medieval = eraNamed('medieval');
const fine = { aftermaths: builtInEras.length, problems: [] };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the game can be played', () => {
  test('if the browser blocks all storage', async ({ game, page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await game.open();
    await game.volume.fill('20');
    await expect(game.volume).toHaveValue('20');
    expect(await playThrough(page)).toEqual(fine);
  });

  test('if the storage is full', async ({ game, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await game.open();
    await game.volume.fill('20');
    await expect(game.volume).toHaveValue('20');
    expect(await playThrough(page)).toEqual(fine);
  });

  test('if the storage holds nonsense', async ({ game, page }) => {
    await page.addInitScript(() => {
      for (const key of ['volume', 'journey', 'game', 'state'])
        for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"volume":[[');
    });
    await game.open();
    await expect(game.volume).toHaveValue('50');
    expect(await playThrough(page)).toEqual(fine);
  });

  test('if the browser refuses to play', async ({ game, page, log }) => {
    log.allow(/Playback was unable to start|could not be played|play/i);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    });
    await game.open();
    await game.button('Play music').click();
    expect(await playThrough(page)).toEqual(fine);
    await expect(page.getByRole('button', { name: /^(?:Play|Pause) music$/ })).toHaveCount(1);
  });

  test('if the browser has no AVIF: the frame says that there is no picture', async ({
    game,
    page,
  }) => {
    await page.route('**/*.avif', (route) =>
      route.fulfill({ contentType: 'image/avif', body: 'unreadable' }),
    );
    await game.open();
    await expect(game.story.getByText('No picture of this scene')).toBeVisible();
    expect(await playThrough(page)).toEqual(fine);
  });

  test.describe('without View Transitions', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('each era is shown at once', async ({ game, page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
      });
      await game.open();
      expect(await playThrough(page)).toEqual(fine);
      await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
    });
  });

  test.describe('by touch alone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('every era, choice and background', async ({ game }) => {
      await game.open();
      for (const era of builtInEras) {
        await game.eraButton(era).tap();
        await expect(game.title(era.scenario.title)).toBeVisible();
        await game.learnMore.tap();
        await expect(game.dialog).toHaveAccessibleName(era.context.title);
        await game.button('Return to Story').tap();
        await expect(game.dialog).toHaveCount(0);
        await game.cards.first().tap();
        await expect(game.impact).toContainText('You chose to');
      }
      await game.button('Play music').or(game.button('Pause music')).tap();
    });
  });

  test('from right to left on a phone and on a large screen', async ({ game, page }) => {
    await game.open();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const sizes = [
      [390, 844],
      [1366, 768],
    ] as const;
    for (const era of builtInEras) {
      await game.enter(era);
      for (const size of sizes) {
        await game.resize(size);
        expect.soft(await sidewaysOverflow(page), `${era.period.slug}, ${size[0]}`).toEqual([]);
      }
    }
    for (const size of sizes) {
      await game.resize(size);
      expect(await playThrough(page), String(size[0])).toEqual(fine);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { period, scenario, choices, context } of builtInEras) {
    test(`${period.name}: story, choices and background can be read`, async ({ page, game }) => {
      await page.goto(`/?era=${period.slug}`);
      await expect(page.locator('html')).toHaveClass(`${period.slug}-theme`);
      await expect(game.title(scenario.title)).toBeVisible();
      for (const paragraph of scenario.description.split('\n\n'))
        await expect(game.story.getByText(paragraph, { exact: true })).toBeVisible();
      for (const { text, description } of choices) {
        await expect(game.choicePanel.getByText(text, { exact: true })).toBeVisible();
        await expect(game.choicePanel.getByText(description, { exact: true })).toBeVisible();
      }
      await game.learnMore.click();
      await page.getByRole('link', { name: 'Historical background' }).click();
      await expect(page.getByRole('heading', { name: context.title })).toBeVisible();
      const text = context.content.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
      const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
      for (const sentence of text.split('. ').slice(0, 3)) expect(shown).toContain(sentence.trim());
      expect(await sidewaysOverflow(page)).toEqual([]);
      await page.getByRole('link', { name: 'Return to Story' }).click();
      await expect(game.title(scenario.title)).toBeVisible();
    });
  }
});

const family = '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🧑🏿‍🚀';
const marks = `Z${'\u0351\u036B\u0343\u036A'.repeat(12)}algo`;

/** Texts that a server may send, by what is special about them. */
const texts: Readonly<Record<string, string>> = {
  'one word of 5,000 letters': 'Weather'.repeat(714),
  '9,000 letters in words': 'A long road and a short answer. '.repeat(281),
  emoji: `${family} ${family.repeat(20)}`,
  'combining marks': `${marks} ${marks.repeat(20)}`,
  'Arabic and Hebrew': 'اذهب إلى السوق ואז חזור הביתה עם הלחם',
  'characters without width': `Wait${'\u200B\u2060\uFEFF'.repeat(30)} here`,
};

for (const [width, height] of [
  [320, 640],
  [1366, 768],
] as const) {
  test(`any text of a server fits the screen and tells its outcome (${width}×${height})`, async ({
    game,
    api,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await game.open();
    for (const [kind, text] of Object.entries(texts)) {
      await test.step(kind, async () => {
        const title = text.slice(0, 200).trim();
        api.answer('choices', {
          json: { choices: [text, 'Wait'].map((words) => ({ text: words, description: text })) },
        });
        api.answer('context', { json: { context: `<h3>${text}</h3><p>${text}</p>`, title } });
        await game.eraButton(medieval).click();
        await expect(game.cards).toHaveCount(2);
        await expect(game.cards.first()).toContainText(text.trim().slice(0, 100));
        expect.soft(await sidewaysOverflow(page), kind).toEqual([]);
        await game.learnMore.click();
        await expect(game.dialog).toContainText(text.trim().slice(0, 100));
        const box = await game.dialog.boundingBox();
        expect.soft(box?.height, kind).toBeLessThanOrEqual(height * 0.8 + 1);
        await expect.soft(game.button('Return to Story'), kind).toBeInViewport({ ratio: 1 });
        expect.soft(await sidewaysOverflow(page), `${kind}: dialog`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(game.dialog).toHaveCount(0);
        await expect(async () => {
          await game.cards.first().evaluate((card: HTMLElement) => card.click());
          await expect(game.impact).toContainText('You chose to', { timeout: 1_000 });
        }).toPass();
        expect.soft(await sidewaysOverflow(page), `${kind}: aftermath`).toEqual([]);
      });
    }
  });
}
