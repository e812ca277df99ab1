import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { violations } from '../support/axe';
import { type GamePage, eraNamed } from '../support/game-page';
import { inSight } from '../support/in-sight';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const renaissance = eraNamed('renaissance');
const future = eraNamed('future');
const firstOf = ({ choices }: typeof medieval) => choices[0]?.text ?? '';

const button = (page: Page) => page.getByRole('button', { name: /journey/i });
const messageOf = (dialog: Locator) => dialog.getByRole('status');

/** Makes the first choice of an era on screen. */
async function decide(game: GamePage, era: typeof medieval): Promise<void> {
  await game.card(firstOf(era)).click();
  await expect(game.title(`Aftermath: ${firstOf(era)}`)).toBeVisible();
}

/** Opens the journal and waits until it has faded in. */
async function openJournal(game: GamePage, page: Page): Promise<void> {
  await button(page).click();
  await expect(game.dialog).toHaveAccessibleName('Your journey');
  await game.settle();
}

/** Picks a file in the journal. */
async function pick(game: GamePage, page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await game.dialog.getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(text);
  const file = { name: 'journey.json', mimeType: 'application/json', buffer };
  await (await choosing).setFiles(file);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`a message leaves the button that was pressed in sight, ${viewport.width} wide`, async ({
    game,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await game.open();
    await decide(game, medieval);
    await openJournal(game, page);
    const share = game.dialog.getByRole('button', { name: 'Share a link to Future' });
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(messageOf(game.dialog)).not.toBeEmpty();
    const covers = () =>
      share.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height - 2);
        return there === null || !element.contains(there);
      });
    await expect.poll(covers).toBe(false);
    await expect(share).toBeFocused();
  });
}

test('the keyboard opens the journal and returns to an earlier moment @core', async ({
  game,
  page,
}) => {
  await game.open();
  await expect(button(page)).toHaveCount(0);
  await decide(game, medieval);
  await game.enter(renaissance);
  await decide(game, renaissance);
  await expect(button(page)).toHaveAccessibleName('Your journey · 2 decisions');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(game.dialog).toHaveAccessibleName('Your journey');
  await game.settle();
  await expect.soft(violations(page), 'renaissance').resolves.toEqual([]);
  for (const era of [medieval, renaissance]) {
    const visit = game.dialog.getByRole('group', { name: era.period.name });
    await expect(visit).toContainText(String(era.scenario.year));
    const { endings } = await loadStory(era.period.slug);
    const ending = endings.find(({ choice }) => choice === era.choices[0]?.text);
    await expect(visit).toContainText(ending?.text.slice(-20) ?? 'no ending');
  }
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const back = game.dialog.getByRole('button', { name: `Return here: ${firstOf(medieval)}` });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(game.dialog).toHaveCount(0);
  const heading = game.title(`Aftermath: ${firstOf(medieval)}`);
  await expect(heading).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/medieval-theme/);
  await openJournal(game, page);
  await expect.soft(violations(page), 'medieval').resolves.toEqual([]);
  await game.dialog.getByRole('button', { name: `Begin anew: ${medieval.period.name}` }).click();
  await expect(game.title(medieval.scenario.title)).toBeFocused();
});

test('at 390×844 and 1024×768 the journal, the keepsake and the way back stand on one line, with their whole names', async ({
  game,
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    await decide(game, era);
    for (const size of [
      [390, 844],
      [1024, 768],
    ] as const) {
      await game.resize(size);
      const names = [/^Your journey · \d decisions?$/, 'Keep this moment', 'Undo choice'];
      const tops = await Promise.all(
        names.map(async (name) => {
          const box = await game.choicePanel
            .getByRole('button', { name, exact: true })
            .boundingBox();
          return Math.round(box?.y ?? NaN);
        }),
      );
      expect.soft(new Set(tops).size, `${era.period.slug} at ${size[0]}`).toBe(1);
    }
  }
});

test('at 1366×768 the journal shows all eras at once after a decision', async ({ game, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Each era begins with an empty journal.
  await page.addInitScript(() => localStorage.clear());
  for (const era of builtInEras) {
    await page.goto(`/?era=${era.period.slug}`);
    await decide(game, era);
    await openJournal(game, page);
    const hidden = await game.dialog
      .getByRole('region', { name: 'Decisions and endings' })
      .evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight);
    expect.soft(hidden, era.period.slug).toBeLessThanOrEqual(0);
  }
});

test('a saved journey is read back on another device, and a damaged or newer file changes nothing', async ({
  game,
  page,
}) => {
  await game.open();
  await decide(game, medieval);
  await openJournal(game, page);
  const saving = page.waitForEvent('download');
  await game.dialog.getByRole('button', { name: 'Save to a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect(messageOf(game.dialog)).toContainText(download.suggestedFilename());
  const saved = await readFile(await download.path(), 'utf8');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await game.open();
  await game.enter(renaissance);
  await decide(game, renaissance);
  await openJournal(game, page);
  const files: readonly (readonly [RegExp, string])[] = [
    [/damaged/, saved.slice(0, -20)],
    [/damaged/, '{"visits":[]}'],
    [/made a document/, `{\\rtf1\\ansi ${saved}}`],
    [/newer version/, saved.replace(/"version":\d+/, '"version":999')],
  ];
  for (const [words, text] of files) {
    await pick(game, page, text);
    await expect(messageOf(game.dialog)).toContainText(words);
    await expect(messageOf(game.dialog)).toContainText('your journey is as it was');
    await expect(game.dialog.getByText(firstOf(medieval))).toHaveCount(0);
  }
  // A mail program has put curly quotes, another line end and its own words into the file.
  await pick(game, page, `My journey:\r\n${saved.replaceAll('"', '”')}\r\n`);
  await expect(messageOf(game.dialog)).toContainText('1 decision is new');
  await pick(game, page, saved);
  await expect(messageOf(game.dialog)).toContainText('no decision that is not in your journey');
  for (const era of [medieval, renaissance]) {
    const name = `Return here: ${firstOf(era)}`;
    await expect(game.dialog.getByRole('button', { name })).toBeVisible();
  }
});

test('the journey is copied as text, a link to an era is copied, and the journey is printed alone', async ({
  context,
  game,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await game.open();
  await decide(game, medieval);
  await openJournal(game, page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await game.dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(messageOf(game.dialog)).toContainText('on the clipboard');
  expect(await clipboard()).toContain(`1. ${firstOf(medieval)}`);
  await game.dialog.getByRole('button', { name: 'Share a link to Future' }).click();
  await expect(messageOf(game.dialog)).toContainText('The link to Future is on the clipboard');
  expect(new URL(await clipboard()).search).toBe('?era=future');
  // From now on a print of the scene would show a sheet.
  await page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
  await page.emulateMedia({ media: 'print' });
  await expect(game.dialog.getByText(firstOf(medieval)).first()).toBeVisible();
  await expect(game.main).toBeHidden();
  await expect(game.dialog.getByRole('button')).toHaveCount(0);
});

test('the journal can be read in every era, with seen endings and unseen ones', async ({
  game,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  await decide(game, medieval);
  for (const era of builtInEras) {
    await game.enter(era);
    await openJournal(game, page);
    expect.soft(await violations(page), era.period.slug).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(game.dialog).toHaveCount(0);
  }
});

test('after a reload with the journal open, closing it moves the focus to its button', async ({
  game,
  page,
}) => {
  await game.open();
  await decide(game, medieval);
  await openJournal(game, page);
  const visit = game.dialog.getByRole('group', { name: medieval.period.name });
  const words = await visit.innerText();
  await page.reload();
  await expect(game.dialog).toHaveAccessibleName('Your journey');
  await expect.poll(() => visit.innerText()).toBe(words);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

for (const fault of ['blocked', 'full']) {
  test(`if storage is ${fault}, the journal says that it is gone with the page`, async ({
    game,
    page,
  }) => {
    await page.addInitScript((what) => {
      const fail = () => {
        throw new DOMException('', what === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (what === 'full') Storage.prototype.setItem = fail;
      else Object.defineProperty(window, 'localStorage', { get: fail });
    }, fault);
    await game.open();
    await decide(game, medieval);
    await openJournal(game, page);
    await expect(game.dialog).toContainText('gone when this page is closed');
  });
}

test('at 400 % zoom the journal’s names of eras stay whole', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    await decide(game, era);
  }
  await openJournal(game, page);
  const broken = await game.dialog.locator('h4').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const text = words.currentNode.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  expect(await game.dialog.locator('h4').count()).toBeGreaterThanOrEqual(builtInEras.length);
});

test('at 400 % zoom the journal’s message covers no button that has the focus', async ({
  game,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  await game.enter(future);
  await decide(game, future);
  await openJournal(game, page);
  const free = () => inSight(page.locator(':focus'));
  await game.dialog.getByRole('button', { name: /^Share a link to Future/ }).focus();
  await page.keyboard.press('Enter');
  await expect(messageOf(game.dialog)).not.toBeEmpty();
  await expect.poll(free).toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect.poll(free, key).toBe(true);
  }
});
