import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Page, expect } from '@playwright/test';
import { violations } from '../support/axe';
import { test } from './photograph';
import { sampleReport } from './sample-report';
import { visit } from './studio';

/** Opens the sample from a file, as a developer opens a report. */
async function openSample(page: Page, hash = ''): Promise<void> {
  const file = test.info().outputPath('report.html');
  writeFileSync(file, await sampleReport());
  await page.goto(`${pathToFileURL(file).href}${hash}`);
}

const shown = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ visible: true }).allTextContents();

test('the report is filtered by era and component, which its address keeps', async ({ page }) => {
  await openSample(page);
  await expect(page.getByRole('status')).toHaveText('3 of 3 shown');
  await page.getByLabel('Era').selectOption('future');
  expect(await shown(page)).toEqual(['Future · 2157: Choices → ChoiceCard']);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 of 3 shown');

  await page.getByLabel('Component').selectOption('Components/Story/ScenarioPanel');
  await expect(page.getByRole('status')).toHaveText('0 of 3 shown');
  const address = page.url();
  await page.getByLabel('Era').selectOption('');
  expect(await shown(page)).toEqual(['Medieval Era · 1242: Story → ScenarioPanel']);

  await page.goBack();
  await expect(page.getByLabel('Era')).toHaveValue('future');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText('0 of 3 shown');
  await expect(page.getByLabel('Component')).toHaveValue('Components/Story/ScenarioPanel');
});

test('an entry of the contents leaves its component, and an unknown address all', async ({
  page,
}) => {
  await openSample(page, '#era=nowhere');
  await expect(page.getByRole('status')).toHaveText('3 of 3 shown');
  await expect(page.getByLabel('Era')).toHaveValue('');
  const card = 'Medieval Era · 1242: Choices → ChoiceCard';
  await page.getByRole('link', { name: card }).click();
  await expect(page.getByLabel('Era')).toHaveValue('medieval');
  expect(await shown(page)).toEqual([card]);
});

test('the slider begins in the middle of the difference', async ({ page }) => {
  await openSample(page, '#era=future');
  const slider = page.getByRole('slider').filter({ visible: true });
  // The edge of the card, between 12 and 432 of 450 pixels.
  await expect(slider).toHaveValue('49');
  const after = page.getByAltText('New screenshot').filter({ visible: true });
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 49%)');
});

test('the command that accepts a difference can be copied', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = (words: string) => {
      document.title = words;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openSample(page, '#era=future');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page).toHaveTitle(/test:visual:update -g ".*ChoiceCard .* in future matches/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the report can be read in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openSample(page);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Number(/\d+/.exec(ground)?.[0]) < 128).toBe(colorScheme === 'dark');
    expect(await violations(page)).toEqual([]);
  });
}

test('the guide for designers opens a sample of the report', async ({ page, site }) => {
  const guide = await visit(page, site, { path: '/docs/how-to-design-here--docs' });
  const opened = page.waitForEvent('popup');
  await guide.getByRole('link', { name: 'a sample' }).click();
  const sample = await opened;
  await expect(sample.getByRole('status')).toHaveText('3 of 3 shown');
  const story = await sample
    .getByRole('link', { name: 'Open the story' })
    .first()
    .getAttribute('href');
  await sample.goto(new URL(story ?? '', sample.url()).href);
  await expect(
    sample.frameLocator('#storybook-preview-iframe').locator('#storybook-root'),
  ).toContainText(/./);
});
