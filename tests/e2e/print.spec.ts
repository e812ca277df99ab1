import { builtInEras } from '@time-traveler/game-core';
import type { Locator, Page } from '@playwright/test';
import { sidewaysOverflow } from '../support/layout';
import { groundOf } from '../support/pixels';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An A4 page without its margins, in CSS pixels. */
const paper = { width: 703, height: 1032 };

/** Returns the texts that are too pale for white paper, with their contrast. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!pen) return 1;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pale: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
      const contrast = 1.05 / (luminance(getComputedStyle(parent).color) + 0.05);
      if (contrast < 4.5) pale.push(`${contrast.toFixed(1)}: ${node.textContent.slice(0, 40)}`);
    }
    const letter = document.querySelector('article p[class=""], article div > p:first-child');
    const initial = letter ? getComputedStyle(letter, '::first-letter').color : '#000';
    if (1.05 / (luminance(initial) + 0.05) < 3) pale.push(`the initial: ${initial}`);
    return pale;
  });

/** Waits until a print would show the sheet. */
const sheetReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);

/** Makes the browser report that the visitor saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

const isDrawn = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** Returns the number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a sheet of each era is printed: story, room for answers, background and what really happened, in landscape too after a choice', async ({
  game,
  page,
}) => {
  test.slow();
  await game.open();
  await sheetReady(page);
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    const sheet = page.locator('body > div').last();
    await page.setViewportSize(paper);
    // A print before the era's story and picture have come is without them.
    await expect(async () => {
      await page.emulateMedia({ media: null });
      await expect(game.main).toBeVisible({ timeout: 1000 });
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toContainText('What really happened', { timeout: 1000 });
      await expect(sheet.getByRole('img')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(sheet.getByRole('heading', { level: 1, name: era.scenario.title })).toBeVisible();
    for (const part of [game.main, game.banner, game.timeline]) await expect(part).toBeHidden();
    await expect(sheet).toContainText(`${era.scenario.location}, ${era.scenario.year}`);
    await expect(sheet).toContainText(era.scenario.description.split('\n\n').at(-1) ?? '');
    await expect(sheet).toContainText(era.context.title);
    await expect(sheet).toContainText('What really happened');
    await expect(sheet).toContainText('Sources: ');
    await expect(sheet).toContainText(new URL(page.url()).origin);
    const picture = sheet.getByRole('img', { name: `Scene from ${era.scenario.title}` });
    expect.soft(await picture.evaluate(isDrawn), `${slug}: picture`).toBe(true);
    for (const { text, description } of era.choices) {
      const choice = sheet.getByRole('listitem').filter({ hasText: description });
      await expect(choice).toContainText(text);
      const { height } = (await choice.boundingBox()) ?? { height: 0 };
      expect.soft(height, `${slug}: room to answer`).toBeGreaterThan(55);
      await expect(sheet.getByRole('heading', { level: 3, name: text })).toBeVisible();
    }
    expect.soft(await paleTexts(page), `${slug}: pale`).toEqual([]);
    // Browsers that print backgrounds fill the paper with the ground of the page's colour scheme.
    expect.soft(await groundOf(page), `${slug}: white paper`).toBe(1);
    expect.soft(await sidewaysOverflow(page), `${slug}: sideways`).toEqual([]);
    for (const [format, most] of [
      ['A4', 4],
      ['Letter', 4],
    ] as const) {
      const pages = pagesOf(await page.pdf({ format }));
      expect.soft(pages, `${slug}: pages of ${format}`).toBeGreaterThan(1);
      expect.soft(pages, `${slug}: pages of ${format}`).toBeLessThanOrEqual(most);
    }
    await page.emulateMedia({ media: null });
    await expect(sheet.getByRole('heading', { level: 1, name: era.scenario.title })).toHaveCount(0);
    await page.setViewportSize({ width: 1366, height: 768 });

    await game.card(era.choices[0]?.text ?? '').click();
    await expect(game.story).toContainText('Aftermath: ');
    const [portrait, landscape] = [
      pagesOf(await page.pdf({ format: 'A4' })),
      pagesOf(await page.pdf({ format: 'A4', landscape: true })),
    ];
    expect.soft(portrait, `${slug}: pages after a choice`).toBeLessThanOrEqual(3);
    expect.soft(landscape, `${slug}: pages in landscape`).toBeGreaterThan(1);
    expect.soft(landscape, `${slug}: pages in landscape`).toBeLessThanOrEqual(5);
  }
});

test('where the sheet is not loaded in advance, the whole scene is printed without the bars', async ({
  game,
  page,
}) => {
  test.slow();
  const screen = { width: 1366, height: 768 };
  await saveData(page);
  await game.open();
  await game.whenStyled();
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    // The copy of the former picture is larger than the frame that cuts it off.
    await expect(page.locator('main canvas')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    const shown = async (parts: Locator) =>
      (await Promise.all((await parts.all()).map((part) => part.isVisible()))).includes(true);
    for (const bar of [game.timeline, game.banner.getByRole('button'), game.volume]) {
      expect.soft(await shown(bar), `${slug}: a bar`).toBe(false);
    }
    for (const part of [
      game.title(era.scenario.title),
      game.picture(era.scenario.title),
      game.impact,
    ]) {
      expect.soft(await shown(part), `${slug}: ${part}`).toBe(true);
    }
    // Nothing is cut off: no part scrolls or has a fixed height.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *:not([class*=VisuallyHidden])')]
        .filter((part) => {
          const { overflowY, maskImage, clipPath, position } = getComputedStyle(part);
          const held = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1;
          const stuck = position === 'sticky' || position === 'fixed';
          return (
            held ||
            stuck ||
            maskImage !== 'none' ||
            (clipPath !== 'none' && part.matches('section'))
          );
        })
        .map((part) => `${part.tagName} ${part.className}`),
    );
    expect.soft(cut, `${slug}: cut`).toEqual([]);
    await expect.poll(() => paleTexts(page), `${slug}: pale`).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${slug}: sideways`).toEqual([]);
    const order = await Promise.all(
      [
        game.title(era.scenario.title),
        game.learnMore,
        game.cards.first(),
        game.cards.last(),
        game.impact,
      ].map(async (part) => (await part.boundingBox())?.y ?? -1),
    );
    expect.soft(order, `${slug}: order`).toEqual([...order].sort((a, b) => a - b));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `${slug}: more than a screenful`).toBeGreaterThan(900);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect.soft(pagesOf(pdf), `${slug}: pages`).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(screen);
  }
});
