import { expect } from '@playwright/test';
import { test } from './photograph';
import { visit } from './studio';

test('a state of a sheet has an address, which shows the state alone and checks only it', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, { path: '/story/components-choices-impactbox--states' });
  const cells = canvas.locator('[data-cell]');
  await expect.poll(() => cells.count()).toBeGreaterThan(3);
  await canvas.getByRole('link', { name: 'Nothing chosen' }).click();
  await expect(cells).toHaveCount(1);
  await expect(canvas.getByText('Your choices have not yet altered history')).toBeVisible();
  expect(new URL(window.url()).searchParams.get('args')).toBe('cell:nothing-chosen');
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText('Pass', { exact: true })).toBeVisible();
  await canvas.getByRole('link', { name: /all states/ }).click();
  await expect.poll(() => cells.count()).toBeGreaterThan(3);
});

test('a state is shown alone in every era too', async ({ site, window }) => {
  const canvas = await visit(window, site, {
    path: '/story/components-choices-choicecard--states',
    args: 'cell:hovered',
    globals: 'era:all',
  });
  const cells = canvas.frameLocator('iframe[title="Renaissance"]').locator('[data-cell]');
  await expect(cells).toHaveCount(1);
});

test('what cannot be seen and what only tests are not in the sidebar', async ({ site, window }) => {
  await visit(window, site, { path: '/story/components-page-icon--states' });
  const item = (id: string) => window.locator(`[data-item-id="components-page-${id}"]`);
  await expect(item('icon--states')).toBeVisible();
  for (const id of ['announcer', 'visuallyhidden']) await expect(item(id)).toHaveCount(0);
});
