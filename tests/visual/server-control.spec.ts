import { expect } from '@playwright/test';
import { builtInPeriods, eraBySlug } from '@time-traveler/game-core';
import { generatedTexts } from '@time-traveler/testing';
import { test } from './photograph';
import { visit } from './studio';

const [firstNew = ''] = generatedTexts;
const future = eraBySlug('future');

test('a link keeps how the server answers: choices late while the picture fails, in the future', async ({
  site,
  window,
}) => {
  const game = await visit(window, site, {
    path: '/story/screens-generation--everything-answered',
    args: 'choices:late;picture:failing',
    globals: 'era:future',
  });
  await expect(game.locator('html')).toHaveClass(/future-theme/);
  await expect(game.getByRole('button', { name: firstNew })).toBeVisible();
  await expect(game.getByText('New choices have come').first()).toBeVisible();
  const picture = game.getByRole('img', { name: /^Scene from / });
  await expect(picture).toHaveAttribute('src', future?.fallbackImageUrl ?? '');
  await expect(window.locator('#control-choices')).toHaveValue('Late');
  await expect(window.locator('#control-picture')).toHaveValue('Failing');
  // What the story checks is true of each combination.
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText('Pass', { exact: true })).toBeVisible();
});

test('another answer begins the screen anew, and what is late arrives by itself', async ({
  site,
  window,
}) => {
  const game = await visit(window, site, { path: '/story/screens-game--first-visit' });
  const own = builtInPeriods[0] && eraBySlug(builtInPeriods[0].slug)?.choices[0]?.text;
  await expect(game.getByRole('button', { name: own ?? '' })).toBeVisible();
  await window.locator('#control-choices').selectOption('Late');
  await expect(game.getByRole('button', { name: own ?? '' })).toBeVisible();
  await expect(game.getByRole('button', { name: firstNew })).toBeVisible({ timeout: 15_000 });
  await window.locator('#control-list').selectOption('Failing');
  await expect(game.getByText('Failed to fetch time periods').first()).toBeVisible();
});

test('all eras side by side answer as the control says', async ({ site, window }) => {
  const game = await visit(window, site, {
    path: '/story/screens-game--first-visit',
    args: 'choices:answered',
    globals: 'era:all',
  });
  for (const era of ['Medieval Era', 'Renaissance']) {
    const frame = game.frameLocator(`iframe[title="${era}"]`);
    await expect(frame.getByRole('button', { name: firstNew })).toBeVisible();
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
