import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../tools/packages.mjs';
import { browserLaunch } from '../browser-launch.mjs';
import { computedStyles } from './computed-styles';
import { buildFreshApp } from './fresh-app';

const storybook = path.join(root, 'storybook-static');
const folder = mkdtempSync(path.join(tmpdir(), 'fresh-app-'));
let app: StaticHost;
let stories: StaticHost;
let browser: Browser;
/** The card's computed styles in the app, by era. */
const looks = new Map<string, Awaited<ReturnType<typeof computedStyles>>>();

beforeAll(async () => {
  if (!existsSync(path.join(storybook, 'index.json'))) {
    throw new Error('Build Storybook first: pnpm build-storybook');
  }
  await buildFreshApp(folder, inject('packed'));
  [app, stories, browser] = await Promise.all([
    startStaticHost({ folder: path.join(folder, 'dist') }),
    startStaticHost({ folder: storybook }),
    chromium.launch(browserLaunch()),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await stories?.stop();
  rmSync(folder, { recursive: true });
});

/** Opens an address in a new page of one size and waits until its typefaces have loaded. */
async function open(address: string): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 600 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(address);
  await page.getByRole('button').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function openStory(id: string, era: string): Promise<Page> {
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `era:${era}` });
  const page = await open(`${stories.url}iframe.html?${query}`);
  // The canvas puts a small component in its middle, where it is as wide as its words.
  await page.evaluate(
    () => delete document.querySelector<HTMLElement>('[data-canvas]')?.dataset.canvas,
  );
  return page;
}

const cardOf = (page: Page) => page.getByRole('listitem').getByRole('button');
const musicOf = (page: Page) => page.getByRole('group', { name: 'Music' });
const wordsOf = async (page: Page, place: string) =>
  (await page.locator(place).first().textContent()) ?? '';

/** Opens both stories in an era, and the app with the same words in the same era. */
async function openAll(era: string) {
  const [card, music] = await Promise.all([
    openStory('components-choices-choicecard--default', era),
    openStory('components-header-musiccontrol--playing', era),
  ]);
  const query = new URLSearchParams({
    era,
    text: await wordsOf(card, 'li button > span:nth-of-type(1)'),
    description: await wordsOf(card, 'li button > span:nth-of-type(2)'),
    track: await musicOf(music)
      .locator('p')
      .evaluate(({ lastChild }) => lastChild?.textContent ?? ''),
  });
  return { card, music, fresh: await open(`${app.url}index.html?${query}`) };
}

describe.each(['medieval', 'future'])('a fresh Vite app with the tarballs, in %s', (era) => {
  let opened: Awaited<ReturnType<typeof openAll>>;
  beforeAll(async () => {
    opened = await openAll(era);
    looks.set(era, await computedStyles(cardOf(opened.fresh)));
  });

  it('shows a choice and the music control exactly as Storybook does', async () => {
    const { card, music, fresh } = opened;
    expect(looks.get(era)).toEqual(await computedStyles(cardOf(card)));
    expect(await computedStyles(musicOf(fresh))).toEqual(await computedStyles(musicOf(music)));
  });

  it('has loaded the typefaces of the theme', async () => {
    const { fresh } = opened;
    const loaded = await fresh.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    const wanted = await cardOf(fresh)
      .locator('span')
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]);
    expect(loaded.map((family) => family.replaceAll('"', ''))).toContain(
      wanted?.replaceAll('"', ''),
    );
  });

  it('plays by the rules: a pressed choice has its impact', async () => {
    const { fresh } = opened;
    await cardOf(fresh).click();
    await fresh.getByText('This decision has changed the course of history...').waitFor();
  });
});

it('looks different in each theme', () => {
  expect(looks.size).toBe(2);
  expect(looks.get('future')).not.toEqual(looks.get('medieval'));
});
