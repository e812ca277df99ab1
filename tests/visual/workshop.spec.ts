import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import type { StaticHost } from '@time-traveler/testing/static-host';
import { violations } from '../support/axe';
import { test } from './photograph';

const example = path.resolve(import.meta.dirname, '../../examples/alderwick');

/** Opens the workshop as a writer does who has not written anything yet. */
async function visit(page: Page, site: StaticHost) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${site.url}favicon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  // The test checks accessibility itself.
  const query = 'id=workshop-write-an-era--write-an-era&viewMode=story&globals=a11y.manual:!true';
  await page.goto(`${site.url}iframe.html?${query}`);
  return page.frameLocator('iframe[title="Game screen"]');
}

/** Moves with Tab until an element has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  const wanted = page.getByText(name, { exact: true }).first();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('a writer opens a folder, plays it, and keeps it over a reload', async ({ site, window }) => {
  let game = await visit(window, site);
  await expect(game.getByRole('heading', { name: 'Placeholder Scene: New Era' })).toBeVisible();
  const picker = window.waitForEvent('filechooser');
  await window.getByRole('button', { name: 'Open a folder…' }).click();
  await (await picker).setFiles(example);
  await expect(game.getByRole('heading', { name: 'The Last Paper' })).toBeVisible();
  await expect(window.getByText(/^Alderwick, 1911: \d+ words/)).toBeVisible();
  // The screen has the look that the folder names.
  await expect(game.locator('html')).toHaveClass(/industrial-theme/);
  await expect(window.locator('html')).not.toHaveClass(/industrial-theme/);

  await game.locator('[data-part="choice"]').first().click();
  await expect(game.getByRole('heading', { name: /^Aftermath/ })).toBeVisible();
  // A change shows in the state that the visit has reached.
  const text = window.getByRole('textbox', { name: 'Text of era.md' });
  await text.fill((await text.inputValue()).replace('name: Alderwick', 'name: Elderwick'));
  await expect(game.getByRole('button', { name: 'Elderwick' })).toBeVisible();
  await expect(game.getByRole('heading', { name: /^Aftermath/ })).toBeVisible();

  await window.reload();
  game = window.frameLocator('iframe[title="Game screen"]');
  await expect(window.getByText(/^Elderwick, 1911: /)).toBeVisible();
  await expect(game.getByRole('button', { name: 'Elderwick' })).toBeVisible();
  expect(await violations(window)).toEqual([]);
});

test('a writer works with the keyboard alone', async ({ site, window }) => {
  const game = await visit(window, site);
  await expect(game.getByRole('heading', { name: 'Placeholder Scene: New Era' })).toBeVisible();
  await reach(window, 'glossary.md');
  await window.keyboard.press('Enter');
  const text = window.getByRole('textbox', { name: 'Text of glossary.md' });
  await window.keyboard.press('Tab');
  for (let presses = 0; !(await text.evaluate((area) => area === document.activeElement));) {
    presses += 1;
    expect(presses).toBeLessThan(30);
    await window.keyboard.press('Tab');
  }
  await window.keyboard.press('Control+Home');
  await window.keyboard.type('Wrong\n\n');
  const fault = window.getByRole('button', { name: /^glossary\.md:\d+ / }).first();
  await expect(fault).toBeVisible();
  await window.keyboard.press('Tab');
  await expect(fault).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await window.keyboard.press('Control+Home');
  for (let count = 0; count < 7; count += 1) await window.keyboard.press('Delete');
  await expect(window.getByText(/0 warnings$/)).toBeVisible();

  await reach(window, 'Epilogues');
  await window.keyboard.press('Enter');
  await reach(window, 'Epilogue 1');
  await window.keyboard.press('Enter');
  await expect(game.getByText(/^Placeholder \d+, an epilogue\./)).toBeVisible();
});

test('a downloaded folder is the one that was written', async ({ site, window }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'workshop-'));
  try {
    await visit(window, site);
    const text = window.getByRole('textbox', { name: 'Text of era.md' });
    await text.fill((await text.inputValue()).replace('name: New Era', 'name: Kept Era'));
    const download = window.waitForEvent('download');
    await window.getByRole('button', { name: 'Download new-era.zip' }).click();
    const zip = path.join(folder, 'new-era.zip');
    await (await download).saveAs(zip);
    await window.getByLabel('Begin with').selectOption('future');
    await window.getByRole('button', { name: 'Begin' }).click();
    await expect(window.getByText(/^Future, 2157: /)).toBeVisible();
    const picker = window.waitForEvent('filechooser');
    await window.getByRole('button', { name: 'Add files or a picture…' }).click();
    await (await picker).setFiles(zip);
    await expect(window.getByText(/^Kept Era, 2301: .* 0 warnings$/)).toBeVisible();
    await expect(window.getByRole('textbox', { name: 'Folder' })).toHaveValue('new-era');
  } finally {
    await rm(folder, { recursive: true });
  }
});
