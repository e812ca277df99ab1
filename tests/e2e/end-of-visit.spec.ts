import { builtInEras } from '@time-traveler/game-core';
import { loadLastPages, loadStory } from '@time-traveler/game-core/stories';
import { violations } from '../support/axe';
import { type GamePage, eraNamed } from '../support/game-page';
import { inSight } from '../support/in-sight';
import { expect, test } from '../support/test';

const followUps = [
  'Share future knowledge',
  'Keep your timeline secret',
  'Document your observations',
];
const journey = /^Your journey/;

/** Makes four decisions in the era on screen, the `count`th that is closed. */
async function close(
  game: GamePage,
  { choices: [first] }: (typeof builtInEras)[number],
  count: number,
) {
  const progress = game.choicePanel.getByText(
    /^A visit of 4 decisions$|^\d of 4 made$|^The last decision$|^\d of 5 eras closed$/,
  );
  await expect(progress).toHaveText('A visit of 4 decisions');
  for (const [place, text] of [first?.text ?? '', ...followUps].entries()) {
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    const said = ['1 of 4 made', '2 of 4 made', 'The last decision', `${count} of 5 eras closed`];
    await expect(progress).toHaveText(said[place] ?? '');
  }
}

for (const [size, width, height] of [
  ['a laptop', 1366, 768],
  ['a phone', 390, 844],
] as const) {
  test(`a closed visit ends in its colophon, and leaves its thing in the journal, on ${size}`, async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const medieval = eraNamed('medieval');
    const { memento = '', reckonings = [] } = await loadStory('medieval');
    await game.open();
    await close(game, medieval, 1);

    const [first] = medieval.choices;
    const decisions = game.story.getByRole('list', { name: 'Your decisions' });
    await expect(decisions.getByRole('listitem')).toHaveText([first?.text ?? '', ...followUps]);
    await expect(game.main.getByRole('img', { name: memento, exact: true })).toBeVisible();
    const name = await game.story.getByRole('heading', { level: 3 }).first().innerText();
    const told = reckonings.find((one) => one.name.toLowerCase() === name.toLowerCase());
    await expect(game.main.getByText(told?.memento ?? 'None.')).toBeVisible();
    const why = game.story.getByText(told?.why ?? 'None.');
    await expect(why).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Medieval Era' })).toHaveAccessibleDescription(
      '500–1500 Visit closed',
    );
    await expect(game.cards).toHaveCount(4);
    await game.settle();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('button', { name: journey }).click();
    const kept = game.dialog.getByRole('img', { name: memento, exact: true });
    await expect.poll(() => inSight(kept)).toBe(true);
    const end = game.dialog.getByRole('heading', { name: told?.name ?? '', exact: true });
    await expect(end).toBeVisible();
    const visit = game.dialog.getByRole('heading', { name: `, 1242: ${told?.name}` });
    await expect(visit).toHaveCount(1);
    await expect(game.dialog.getByText(told?.memento ?? 'None.')).toBeVisible();
    await expect(game.dialog.getByText(`1 of ${reckonings.length} seen`)).toBeVisible();
    await expect(game.dialog.getByText('Begun with:')).toBeVisible();
    await page.keyboard.press('Escape');

    const after = game.main.getByText(`Your visit ended: ${told?.name}`);
    await expect(after).toHaveCount(0);
    await game.card('Try a different approach').click();
    await expect(after).toBeVisible();

    const way = game.main.getByRole('button', { name: 'Go on to Florence, 1503' });
    await way.focus();
    await page.keyboard.press('Enter');
    const { title } = eraNamed('renaissance').scenario;
    await expect(game.title(title)).toBeFocused();
    await expect(decisions).toHaveCount(0);
    await expect.poll(() => inSight(game.title(title))).toBe(true);
  });
}

test('choosing and undoing four times counts as begun, and not as an ending', async ({
  game,
  page,
}) => {
  const medieval = eraNamed('medieval');
  await game.open();
  for (const [place] of medieval.choices.entries()) {
    await game.cards.nth(place).click();
    await expect(game.impact).toContainText('You chose to');
    await page.getByRole('button', { name: 'Undo choice' }).click();
    await expect(game.title(medieval.scenario.title)).toBeVisible();
  }
  await game.cards.first().click();
  await page.getByRole('button', { name: journey }).click();
  await expect(game.dialog.getByText(/^Begun with: /)).toBeVisible();
  await expect(game.dialog.getByText(/^0 of \d seen$/)).toHaveCount(5);
  await expect(game.dialog.getByText(/^[1-9] of \d seen$/)).toHaveCount(0);
});

test('when all eras are closed, the last page is read, by itself and in the journal', async ({
  game,
  page,
  context,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.open();
  for (const [index, era] of builtInEras.entries()) {
    if (index > 0) {
      await game.main.getByRole('button', { name: /^Go on to / }).click();
      await expect(game.title(era.scenario.title)).toBeVisible();
    }
    await close(game, era, index + 1);
  }
  await expect(game.main.getByRole('button', { name: /^Go on to / })).toHaveCount(0);
  const last = game.main.getByRole('button', { name: 'Read the journal’s last page' });
  await last.click();
  await expect(game.dialog).toHaveAccessibleName('The last page');
  await expect(game.dialog.getByRole('img')).toHaveCount(5);
  const heading = game.dialog.getByRole('heading', { level: 3 }).first();
  const name = await heading.evaluate(({ textContent }) => textContent ?? '');
  const shown = (await loadLastPages()).find((one) => one.name === name);
  expect(shown).toBeDefined();
  await expect.poll(() => inSight(heading)).toBe(true);
  await game.settle();
  expect(await violations(page)).toEqual([]);
  for (const low of [
    [1366, 768],
    [1366, 625],
    [1280, 600],
  ] as const) {
    await game.resize(low);
    const lastLine = game.dialog.getByText(shown?.text.split('\n\n').at(-1) ?? 'None.');
    await expect(lastLine).toBeInViewport({ ratio: 1 });
  }
  await game.resize([1366, 768]);

  await game.dialog.getByRole('button', { name: 'Your journey' }).click();
  await expect(game.dialog).toHaveAccessibleName('Your journey');
  await expect(game.dialog.getByRole('region')).toBeFocused();
  await game.dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(game.dialog.getByRole('status')).not.toBeEmpty();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.trimEnd().endsWith(`The last page: ${name}\n\n${shown?.text}`)).toBe(true);

  await page.keyboard.press('Escape');
  await expect(game.main.getByRole('button', { name: 'Read the last page again' })).toBeFocused();

  await page.getByRole('button', { name: journey }).click();
  await expect(game.dialog.getByText('The last page', { exact: true })).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
  await page.emulateMedia({ media: 'print' });
  await expect(game.dialog.getByText(shown?.text.split('\n\n')[0] ?? 'None.')).toBeVisible();

  // Where nothing is left to continue, the beginning of another visit says where the journey ended.
  await page.emulateMedia({ media: 'screen' });
  // A phone keeps one line for it.
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/?era=industrial');
  await expect
    .poll(async () => (await page.locator('[data-place="top"]').boundingBox())?.height)
    .toBeLessThan(50);
  await game.button('The last page').click();
  await expect(game.dialog).toHaveAccessibleName('The last page');
  await page.keyboard.press('Escape');
  await expect(game.button('The last page')).toBeFocused();
});
