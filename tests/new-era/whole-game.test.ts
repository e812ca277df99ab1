import path from 'node:path';
import { startStaticHost } from '@time-traveler/testing/static-host';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserLaunch } from '../browser-launch.mjs';
import { pnpm } from '../library/commands';
import { copyRepository } from './copy';

let folder: string;
let remove: () => void;

beforeAll(async () => {
  ({ folder, remove } = await copyRepository());
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], folder);
});

afterAll(() => remove?.());

it('is created without a question', async () => {
  expect(await pnpm(['new-era', 'iron-age'], folder)).toContain(
    'The era Iron Age is in eras/iron-age',
  );
});

it('is not created twice', async () => {
  await expect(pnpm(['new-era', 'iron-age'], folder)).rejects.toThrow(/There is already/);
});

it('passes the linter', async () => {
  await pnpm(['lint'], folder);
});

it('passes the compiler', async () => {
  await pnpm(['typecheck'], folder);
});

it('passes the unit tests', async () => {
  await pnpm(['test:unit'], folder);
});

it('is built', async () => {
  await pnpm(['build', '--output-logs=errors-only'], folder);
});

it('plays one journey from the timeline to the first impact', async () => {
  const host = await startStaticHost({ folder: path.join(folder, 'apps/game/dist') });
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const main = page.getByRole('main');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Iron Age' }).click();
    await page.getByRole('heading', { name: 'Placeholder Scene: Iron Age' }).waitFor();
    const picture = page.getByAltText('Scene from Placeholder Scene: Iron Age');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const look = await page.evaluate(() => [
      document.documentElement.className,
      getComputedStyle(document.documentElement).getPropertyValue('--color-page').trim(),
    ]);
    expect(look[0]).toContain('iron-age-theme');
    expect(look[1]).not.toBe('');
    await page.getByRole('button', { name: 'Join the people you meet' }).click();
    await page.getByRole('heading', { name: 'Aftermath: Join the people you meet' }).waitFor();
    await main.getByText('You chose to join the people you meet.', { exact: false }).waitFor();
    await main.getByText(/^Placeholder \d+, an ending\./).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await host.stop();
  }
});
