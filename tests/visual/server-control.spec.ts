import { expect } from '@playwright/test';
import { builtInPeriods, eraBySlug } from '@time-traveler/game-core';
import { test } from './photograph';
import { visit, visitCanvas } from './studio';

/** The first choice of each era's first prepared set. */
const firstNew = {
  medieval: 'Test the clerk’s tallies for errors',
  renaissance: 'Alter one figure on the map',
  future: 'Speak before the whole assembly',
};
const future = eraBySlug('future');
const [ownFuture = ''] = future?.choices.map(({ text }) => text) ?? [];

const lateAndFailing = {
  path: '/story/screens-generation--everything-answered',
  args: 'choices:late;picture:failing',
  globals: 'era:future',
};

test('a link keeps how the server answers: choices late while the picture fails, in the future', async ({
  site,
  window,
}) => {
  const game = await visit(window, site, lateAndFailing);
  await expect(game.locator('html')).toHaveClass(/future-theme/);
  const picture = game.getByRole('img', { name: /^Scene from / });
  await expect(picture).toHaveAttribute('src', future?.fallbackImageUrl ?? '');
  await expect(window.locator('#control-choices')).toHaveValue('Late');
  await expect(window.locator('#control-picture')).toHaveValue('Failing');
  await expect(window.getByRole('radio', { name: 'Awaited' })).toBeChecked();
  // What the story checks is true of each combination, and lets nothing arrive.
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText('Pass', { exact: true })).toBeVisible();
  await expect(game.getByRole('button', { name: ownFuture })).toBeVisible();
  await expect(game.getByRole('button', { name: firstNew.future })).toHaveCount(0);

  await test.step('every control can be seen in a window of 1440 × 900, with its default in plain words', async () => {
    await window.setViewportSize({ width: 1440, height: 900 });
    await window.getByRole('tab', { name: /Controls/ }).click();
    const rows = window.locator('#storybook-panel-region tbody tr');
    await expect(rows).toHaveCount(5);
    for (const row of await rows.all()) {
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row.locator('td').nth(2)).toHaveText(/^(?:Built in|Awaited)$/);
    }
  });

  await test.step('what is awaited is named beside the screen, arrives when it is let in, and a link keeps that too', async () => {
    await window.getByRole('button', { name: 'Awaited: choices' }).click();
    await expect(game.getByRole('button', { name: firstNew.future })).toBeVisible();
    await expect(game.getByText('New choices have come').first()).toBeVisible();
    await expect(window).toHaveURL(/lateAnswers:arrived/);
    await window.reload();
    await expect(game.getByText('New choices have come').first()).toBeVisible();
    await window.getByRole('button', { name: 'Arrived: choices' }).click();
    await expect(game.getByRole('button', { name: ownFuture })).toBeVisible();
  });
});

test('another answer restarts the screen', async ({ site, window }) => {
  const game = await visit(window, site, { path: '/story/screens-game--first-visit' });
  const own = builtInPeriods[0] && eraBySlug(builtInPeriods[0].slug)?.choices[0]?.text;
  await expect(game.getByRole('button', { name: own ?? '' })).toBeVisible();
  await window.locator('#control-choices').selectOption('Answered');
  await expect(game.getByRole('button', { name: firstNew.medieval })).toBeVisible();
  await window.locator('#control-list').selectOption('Failing');
  await expect(game.getByText('Failed to fetch time periods').first()).toBeVisible();
});

test('all eras side by side answer as the control says', async ({ site, window }) => {
  const game = await visitCanvas(window, site, {
    path: '/story/screens-game--first-visit',
    args: 'choices:answered',
    globals: 'era:all',
  });
  const first = { 'Medieval Era': firstNew.medieval, Renaissance: firstNew.renaissance };
  for (const [era, name] of Object.entries(first)) {
    const frame = game.frameLocator(`iframe[title="${era}"]`);
    await expect(frame.getByRole('button', { name })).toBeVisible();
  }
});

test('a journey goes on with the choices of its server', async ({ site, window }) => {
  await visit(window, site, {
    path: '/story/journeys-from-gate-to-gate--decide-there',
    args: 'choices:answered;picture:hostile',
  });
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText('Pass', { exact: true })).toBeVisible();
});
