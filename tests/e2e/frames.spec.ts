import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import { sampled } from '../support/how-long';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const [medieval, modern] = [eraNamed('medieval'), eraNamed('modern')];
const choice = modern.choices[0]?.text ?? '';

const tokens = [
  'allow-same-origin',
  'allow-modals',
  'allow-popups',
  'allow-downloads',
  'allow-forms',
  'allow-top-navigation',
  'allow-presentation',
  'allow-pointer-lock',
] as const;
/** Every sandbox that allows scripts: each set of the other tokens. */
const sandboxes = Array.from({ length: 2 ** tokens.length }, (_, set) =>
  ['allow-scripts', ...tokens.filter((_token, place) => (set >> place) & 1)].join(' '),
);
/** The one with nothing else, the one with everything, and a sample in between. */
const tried = [sandboxes[0], sandboxes[1], ...sampled(sandboxes.slice(2, -1), 2), sandboxes.at(-1)];

let games: StaticHost;
let course: StaticHost;
let folder: string;

test.beforeAll(async () => {
  // A page in a sandbox has no origin, so its scripts and typefaces come from another one.
  games = await startStaticHost({
    folder: path.join(import.meta.dirname, '../../apps/game/dist'),
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'course-'));
  const write = (name: string, body: string) =>
    writeFile(
      path.join(folder, name),
      `<!doctype html><title>${name}</title><link rel="icon" href="data:,"><h1>${name}</h1>${body}`,
    );
  await write('overview.html', '');
  for (const [number, sandbox] of [undefined, ...tried].entries()) {
    const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
    const frame = `<iframe title="Game" src="${games.url}" style="width:100%;height:90vh"${attribute}></iframe>`;
    await write(`lesson-${number}.html`, `<a href="#notes">Notes</a>${frame}`);
  }
  course = await startStaticHost({ folder });
});
test.afterAll(async () => {
  await games.stop();
  await course.stop();
  await rm(folder, { recursive: true });
});

/** Opens a page of a course with the game in a frame, as a learning platform shows it. */
async function openLesson(page: Page, number: number): Promise<FrameLocator> {
  await page.goto(`${course.url}overview.html`);
  await page.goto(`${course.url}lesson-${number}.html`);
  return page.frameLocator('iframe');
}

/** Plays from an era to a choice and back, with its dialogs and its music. */
async function play(page: Page, frame: FrameLocator): Promise<void> {
  const heading = (name: string) => frame.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string | RegExp) => frame.getByRole('button', { name });
  await expect(heading(medieval.scenario.title)).toBeVisible();
  await button(modern.period.name).click();
  await expect(heading(modern.scenario.title)).toBeVisible();
  await button(new RegExp(`^${choice}`)).click();
  await expect(heading(`Aftermath: ${choice}`)).toBeVisible();
  await button(/^Play music$|^Pause music$/).click();
  await button(/^Your journey/).click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await frame.getByRole('link', { name: /^Learn more/ }).click();
  await button('Return to Story').click();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await button(/^Undo/).click();
  await expect(heading(modern.scenario.title)).toBeVisible();
}

for (const [number, sandbox] of [undefined, ...tried].entries()) {
  test(`the game plays in a frame with sandbox="${sandbox ?? 'none at all'}"`, async ({ page }) => {
    const frame = await openLesson(page, number);
    await play(page, frame);
    await expect(page).toHaveTitle(/^lesson/);
    // A step back is one of the game, and the course stays.
    await page.evaluate(() => history.back());
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveTitle(/^lesson/);
    await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('Undo and the end of a dialog take back nothing of the page around the frame', async ({
  page,
}) => {
  const frame = await openLesson(page, 0);
  const heading = (name: string) => frame.getByRole('heading', { level: 2, name, exact: true });
  await frame.getByRole('button', { name: modern.period.name }).click();
  await frame.getByRole('button', { name: new RegExp(`^${choice}`) }).click();
  await expect(frame.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(/#notes$/);
  await frame.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading(modern.scenario.title)).toBeVisible();
  await frame.getByRole('link', { name: /^Learn more/ }).click();
  await page.evaluate(() => (location.hash = 'top'));
  await frame.getByRole('button', { name: 'Return to Story' }).click();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/#top$/);
  await expect(page).toHaveTitle(/^lesson/);
});
