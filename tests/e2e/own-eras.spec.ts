import path from 'node:path';
import { compileFolder } from '@time-traveler/eras';
import { violations } from '../support/axe';
import { type GameServer, startGameServer } from '../support/game-server';
import { expect, test } from '../support/test';

// A real server that was given the example: nothing is scripted.
test.use({ apiMode: 'none', contextOptions: { reducedMotion: 'reduce' } });

const examples = path.join(import.meta.dirname, '../../examples');
const { content } = await compileFolder(path.join(examples, 'alderwick'));
if (!content) throw new Error('The example has faults');
const { era, story } = content;
const { title, description, year, location } = era.scenario;
const followUps = ['Share future knowledge', 'Keep your timeline secret'];

let server: GameServer;
test.beforeAll(async () => {
  server = await startGameServer({ ERAS_DIR: examples, POOL_WARM_UP: 'false' });
});
test.afterAll(() => server.stop());

test('an era from a folder is on the timeline, and is played to its end in its own words', async ({
  game,
  page,
}) => {
  await page.goto(server.url);
  const entry = game.timeline.getByRole('button', { name: 'Alderwick', exact: true });
  await expect(entry).toBeVisible();
  await expect(game.timeline.getByRole('button').last()).toHaveAccessibleName('Alderwick');
  await entry.click();
  await expect(game.title(title)).toBeVisible();
  await expect(game.story).toContainText(`${location}, ${year}`);
  await expect(game.story).toContainText(description.split('\n\n').at(-1) ?? '');
  await expect(game.picture(title)).toHaveAttribute('src', '/images/alderwick.webp');
  await expect.poll(() => game.shownPicture()).toBe('/images/alderwick.webp');
  expect(await game.cardTexts()).toEqual(era.choices.map(({ text }) => text));

  await game.learnMore.click();
  await expect(game.dialog).toContainText('Who had a vote');
  expect(await violations(page)).toEqual([]);
  await game.button('Return to Story').click();

  const [first] = era.choices;
  const ending = story.endings.find(({ choice }) => choice === first?.text);
  await game.card(first?.text ?? '').click();
  await expect(game.impact).toContainText('You chose to join hetty at the door');
  await expect(game.story).toContainText(ending?.text.split('\n\n').at(-1) ?? '');
  await expect(game.story).toContainText('Municipal Franchise Act 1869');
  await game.card(followUps[0] ?? '').click();
  await expect(game.story).toContainText(ending?.memory ?? '');
  await expect(game.story).toContainText('nobody will remember who was for it');
  await game.card(followUps[1] ?? '').click();
  await expect(game.story).toContainText('You were in nobody’s house.');
  await game.card(followUps[0] ?? '').click();
  await expect(game.story).toContainText('It is 204 to 203, for the bridge.');
  await game.card(followUps[0] ?? '').click();
  await expect(game.story).toContainText('charges her friends a marble to cross');
});

test('its look and its colours are on the page and in a card, and it asks for no music', async ({
  game,
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(server.url);
  await game.button('Play music').click();
  await game.timeline.getByRole('button', { name: 'Alderwick', exact: true }).click();
  await expect(game.title(title)).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveClass(/^(?=.*\bindustrial-theme\b)(?=.*\balderwick-theme\b)/);
  await expect(html).not.toHaveClass(/medieval-theme/);
  const token = (name: string) =>
    html.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of).trim(), name);
  await expect.poll(() => token('--color-surface')).toBe('#f7f4ea');
  expect(await token('--card-surface')).toBe('#f7f4ea');
  expect(await token('--font-display')).toContain('Abril');
  await page.waitForLoadState('networkidle');
  await game.settle();
  expect(await violations(page)).toEqual([]);
  await expect(game.banner).toContainText('No music');
  const play = game.button('Play music');
  await expect(play).toHaveAccessibleDescription('this era has no music yet');
  await play.click();
  await expect(play).toBeVisible();
  await game.timeline.getByRole('button', { name: 'Future', exact: true }).click();
  await expect(html).toHaveClass('future-theme');
  await expect(game.button('Pause music')).toBeVisible();
  expect(requests.filter((address) => /alderwick.*mp3/.test(address))).toEqual([]);
});

test('it is kept: after a reload, in the journal, on paper and by its address', async ({
  game,
  page,
}) => {
  await page.goto(`${server.url}/?era=alderwick`);
  await expect(game.title(title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/alderwick-theme/);
  await game.card('Test the depth of the river').click();
  await game.card('Document your observations').click();
  await expect(game.story).toContainText('He was three and a half, and he had a whistle.');
  // Until the journey's code is there, a reload would offer to continue instead.
  await expect(game.button('Your journey · 2 decisions')).toBeVisible();
  await page.reload();
  await expect(game.story).toContainText('He was three and a half, and he had a whistle.');
  await expect(page.locator('html')).toHaveClass(/industrial-theme/);

  await page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > div').last();
  await expect(sheet).toContainText(`${location}, ${year}`);
  await expect(sheet).toContainText('Registers of deaths have an age in years');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: /journey/i }).click();
  await expect(game.dialog).toContainText('Test the depth of the river');
  await expect(game.dialog).toContainText('Alderwick, on the Orr');
  await expect(game.dialog).toContainText('Now it’s right');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it can be played if the game was opened once', async ({ game, page, context, log }) => {
    log.allow(/^Generating the \w+ of \w+ failed/);
    log.allowBrowserLine(/^\/api\//);
    await page.goto(server.url);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('offline-cache-filled').length))
      .toBe(1);
    await context.setOffline(true);
    await page.reload();
    await game.timeline.getByRole('button', { name: 'Alderwick', exact: true }).click();
    await expect(game.title(title)).toBeVisible();
    await expect.poll(() => game.shownPicture()).toBe('/images/alderwick.webp');
    await game.card('Talk to the doctor first').click();
    await expect(game.story).toContainText('Do you think that it was a bribe?');
    await game.card(followUps[1] ?? '').click();
    await expect(game.story).toContainText('You were in nobody’s house.');
  });
});
