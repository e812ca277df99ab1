import { eraNamed } from '../support/game-page';
import { doubleTapAt, middleOf, pressAt, tapAt } from '../support/press';
import { expect, test } from '../support/test';

const { choices, scenario } = eraNamed('medieval');
const third = choices[2]?.text ?? '';

test('a double-click makes one decision, at any speed that counts as a double-click @core', async ({
  game,
  page,
}) => {
  for (const gap of [0, 120, 280]) {
    await game.open();
    const point = await middleOf(game.card(third));
    await pressAt(page, point);
    await page.waitForTimeout(gap);
    await pressAt(page, point, 2);
    await pressAt(page, point, 3);
    await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(game.impact, `${gap} ms`).toContainText(third.toLowerCase());
    await expect(
      game.title(`Aftermath: ${third}`),
      'the focus stays with the outcome',
    ).toBeFocused();
  }
});

test('a double-click on what opens a dialog leaves it open and selects no words', async ({
  game,
  page,
}) => {
  await game.open();
  await pressAt(page, await middleOf(game.card(third)));
  const openers = [
    page.getByRole('button', { name: 'Keep this moment' }),
    page.getByRole('button', { name: /^Your journey/ }),
    game.learnMore,
  ];
  for (const opener of openers) {
    await opener.scrollIntoViewIfNeeded();
    const point = await middleOf(opener);
    await pressAt(page, point);
    await expect(game.dialog).toBeVisible();
    await pressAt(page, point, 2);
    await pressAt(page, { x: 4, y: point.y }, 2);
    await expect(game.dialog).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await pressAt(page, { x: 4, y: point.y });
    await expect(game.dialog).toHaveCount(0);
  }
});

test('a double-click on "Return to Story" opens nothing that lies below it, and a held key opens nothing again', async ({
  game,
  page,
}) => {
  const modern = eraNamed('modern');
  await game.open();
  await game.enter(modern);
  await game.cards.first().click();
  const journey = page.getByRole('button', { name: /^Your journey/ });
  const openers = [journey, page.getByRole('button', { name: 'Keep this moment' }), game.learnMore];
  const back = game.button('Return to Story');
  for (const opener of openers) {
    await opener.click();
    await expect(game.dialog).toBeVisible();
    await game.settle();
    const point = await middleOf(back);
    await pressAt(page, point);
    await expect(game.dialog).toHaveCount(0);
    await pressAt(page, point, 2);
    // The next frames would show the other dialog.
    await game.settle();
    await expect(game.dialog).toHaveCount(0);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  }
  await journey.focus();
  await page.keyboard.press('Enter');
  await back.focus();
  await page.keyboard.down('Enter');
  await expect(journey).toBeFocused();
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await game.settle();
  await expect(game.dialog).toHaveCount(0);
});

test('a double-click on "Undo choice", which the first click removes, selects no words', async ({
  game,
  page,
}) => {
  await game.open();
  for (const era of [eraNamed('renaissance'), eraNamed('future')]) {
    await game.enter(era);
    await game.cards.first().click();
    const undo = page.getByRole('button', { name: 'Undo choice' });
    await expect(undo).toBeVisible();
    const point = await middleOf(undo);
    await pressAt(page, point);
    await expect(undo).toHaveCount(0);
    await pressAt(page, point, 2);
    await expect(game.title(era.scenario.title)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection())), era.period.slug).toBe('');
  }
});

test('separate clicks each count at once', async ({ game, page }) => {
  await game.open();
  const point = await middleOf(game.card(third));
  await pressAt(page, point);
  await expect(game.impact).toContainText(third.toLowerCase());
  const next = await middleOf(game.card('Document your observations'));
  await pressAt(page, next);
  await expect(game.title('Aftermath: Document your observations')).toBeVisible();
});

test('a double-click on an era or on the music button counts as two presses', async ({
  game,
  page,
}) => {
  await game.open();
  const music = await middleOf(game.button('Play music'));
  await pressAt(page, music);
  await pressAt(page, music, 2);
  await expect(game.button('Play music')).toBeVisible();
  const future = eraNamed('future');
  const entry = await middleOf(game.eraButton(future));
  await pressAt(page, entry);
  await pressAt(page, entry, 2);
  await expect(game.title(future.scenario.title)).toBeVisible();
});

test('a double-click on a skip link, which goes with the first click, selects no words and keeps the focus', async ({
  game,
  page,
}) => {
  await game.open();
  for (const [name, heading] of [
    ['To the story', game.title(scenario.title)],
    ['To the choices', game.choicePanel.getByRole('heading', { name: 'Your Choices' })],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await link.focus();
    const point = await middleOf(link);
    await pressAt(page, point);
    await expect(heading).toBeFocused();
    await pressAt(page, point, 2);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => String(getSelection())), name).toBe('');
  }
});

test('a held Enter plays or pauses the music once, and opens an era once', async ({
  game,
  api,
  page,
}) => {
  await game.open();
  const future = eraNamed('future');
  const hold = async () => {
    for (let turn = 0; turn < 6; turn += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await game.button('Play music').focus();
  for (const label of ['Pause music', 'Play music']) {
    await hold();
    await expect(game.button(label)).toBeFocused();
  }
  await game.eraButton(future).focus();
  await hold();
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(game.announcer).not.toBeEmpty();
  await game.settle();
  expect(api.of('choices').filter(({ period }) => period === 'future')).toHaveLength(1);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} held down on a card makes one decision`, async ({ game, page }) => {
    await game.open();
    await game.card(third).focus();
    for (let turn = 0; turn < 6; turn += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(game.impact).toContainText(third.toLowerCase());
    await expect(game.title(`Aftermath: ${third}`)).toBeFocused();
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap counts at once', async ({ game, page }) => {
    await game.open();
    await game.card(third).scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(game.card(third)));
    await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
  });

  test('a double tap on "Begin" leaves the focus with the scene that it opens', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.card(third).scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(game.card(third)));
    const journey = page.getByRole('button', { name: /^Your journey/ });
    await journey.scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(journey));
    const again = game.button('Begin: Renaissance');
    await again.scrollIntoViewIfNeeded();
    const point = await middleOf(again);
    await doubleTapAt(page, point);
    const heading = game.title(eraNamed('renaissance').scenario.title);
    await expect(heading).toBeVisible();
    await game.settle();
    await expect(heading).toBeFocused();
  });
});
