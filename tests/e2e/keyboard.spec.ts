import type { Locator, Page } from '@playwright/test';
import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

/** Presses a key until the element has the focus; fails after one round through the page. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', until: Locator): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await page.keyboard.press(key);
    if (await until.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(until, `${key} never reaches the element`).toBeFocused();
}

test('the whole game can be played with the keyboard alone @core', async ({ game, page }) => {
  await game.open();

  await test.step('reach an era and enter it', async () => {
    const era = eraNamed('industrial');
    await press(page, 'Tab', game.eraButton(era));
    await page.keyboard.press('Enter');
    await expect(game.title(era.scenario.title)).toBeVisible();
    await expect(game.eraButton(era)).toBeFocused();
    await expect(game.button('Pause music')).toBeVisible();
  });

  await test.step('make a choice and stand on the new heading', async () => {
    const text = eraNamed('industrial').choices[1]?.text ?? '';
    await press(page, 'Shift+Tab', game.card(text));
    await page.keyboard.press('Space');
    await expect(game.title(`Aftermath: ${text}`)).toBeFocused();
  });

  await test.step('read on: the background, from the heading', async () => {
    await press(page, 'Tab', game.learnMore);
    await page.keyboard.press('Enter');
    await expect(game.dialog).toBeVisible();
    await page.keyboard.press('PageDown');
    await press(page, 'Tab', game.button('Return to Story'));
    await page.keyboard.press('Enter');
    await expect(game.dialog).toHaveCount(0);
    await expect(game.learnMore).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(game.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game.learnMore).toBeFocused();
  });

  await test.step('choose a follow-up', async () => {
    await press(page, 'Tab', game.card('Document your observations'));
    await page.keyboard.press('Enter');
    await expect(game.title('Aftermath: Document your observations')).toBeFocused();
  });

  await test.step('stop and start the music, and turn it down', async () => {
    await press(page, 'Shift+Tab', game.button('Pause music'));
    await page.keyboard.press('Space');
    await expect(game.button('Play music')).toBeFocused();
    await expect.poll(() => playingTracks(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(game.button('Pause music')).toBeFocused();
    await expect.poll(() => playingTracks(page)).toHaveLength(1);
    await press(page, 'Tab', game.volume);
    await page.keyboard.press('ArrowLeft');
    await expect(game.volume).toHaveValue('45');
  });
});

test('the focus order follows the reading order: header, story, choices, timeline @core', async ({
  game,
  page,
}) => {
  await game.open();
  const regions: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active === document.body) return '';
      if (active.closest('header')) return 'header';
      if (active.closest('nav')) return 'timeline';
      return active.closest('article') || active.querySelector('article') ? 'story' : 'choices';
    });
    if (region === '') break;
    if (regions.at(-1) !== region) regions.push(region);
  }
  expect(regions.slice(0, 4)).toEqual(['header', 'story', 'choices', 'timeline']);
});

test('the focus is visible in every era', async ({ game, page }) => {
  await game.open();
  for (const slug of ['medieval', 'renaissance', 'industrial', 'modern', 'future']) {
    const era = eraNamed(slug);
    await game.eraButton(era).focus();
    await page.keyboard.press('Enter');
    await expect(game.title(era.scenario.title)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, slug).toBeGreaterThanOrEqual(2);
  }
});

test('a panel is a stop of the Tab key only if it scrolls, and then it has a name', async ({
  game,
  page,
}) => {
  const stops = async () => {
    const found: { role: string | null; name: string }[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement: active } = document;
        if (active === null || active === document.body) return null;
        const label = document.getElementById(active.getAttribute('aria-labelledby') ?? '');
        return {
          panel: active.parentElement?.matches('main > section') === true,
          role: active.getAttribute('role'),
          name: label?.textContent ?? '',
        };
      });
      if (stop === null) break;
      const { panel, ...rest } = stop;
      if (panel) found.push(rest);
    }
    return found;
  };
  const { title } = eraNamed('medieval').scenario;
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  expect(await stops(), 'only the story scrolls').toEqual([{ role: 'group', name: title }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await game.settle();
  expect(await stops(), 'the page scrolls').toEqual([]);
});
