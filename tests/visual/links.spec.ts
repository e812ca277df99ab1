import { type Page, expect } from '@playwright/test';
import { test } from './photograph';
import { visit } from './studio';

const globalsOf = (page: Page) => new URL(page.url()).searchParams.get('globals');
const pathOf = (page: Page) => new URL(page.url()).searchParams.get('path');

for (const [path, name, target] of [
  [
    '/story/components-choices-choicecard--states',
    'Hovered',
    '/story/components-choices-choicecard--states',
  ],
  [
    '/docs/components-choices-choicecard--docs',
    'Copy or download them',
    '/story/foundations-tokens--tokens',
  ],
  [
    '/docs/components-choices-choicecard--docs',
    'IconButton',
    '/docs/components-header-iconbutton--docs',
  ],
] as const) {
  test(`the link “${name}” keeps the switches of the toolbar`, async ({ site, window }) => {
    const canvas = await visit(window, site, { path, globals: 'era:future;direction:rtl' });
    const link = canvas.getByRole('link', { name, exact: true });
    await link.click();
    await expect.poll(() => pathOf(window)).toBe(target);
    if (name === 'Hovered') await expect(canvas.locator('[data-cell]')).toHaveCount(1);
    expect(globalsOf(window)).toBe('era:future;direction:rtl');
  });
}

test('a link with its own switches leads to those', async ({ site, window }) => {
  const canvas = await visit(window, site, { path: '/docs/welcome--docs', globals: 'era:modern' });
  await canvas.getByRole('link', { name: 'Send a link' }).click();
  await expect.poll(() => globalsOf(window)).toBe('era:future');
});

test('the name of a state leads to it from a frame of one era, too', async ({ site, window }) => {
  const path = '/story/components-choices-impactbox--states';
  const canvas = await visit(window, site, { path, globals: 'era:all' });
  const frame = canvas.frameLocator('iframe[title="Medieval Era"]');
  await frame.getByRole('link', { name: 'Nothing chosen' }).dispatchEvent('click');
  await expect
    .poll(() => new URL(window.url()).searchParams.get('args'))
    .toBe('cell:nothing-chosen');
  expect(globalsOf(window)).toBe('era:all');
});

for (const [page, name, id] of [
  ['tokens--tokens', 'Card', 'Card'],
  ['colour--colour', 'Future · 2157', 'future'],
] as const) {
  test(`a link inside ${page} leads down the page, and not out of Storybook`, async ({
    site,
    window,
  }) => {
    const canvas = await visit(window, site, { path: `/story/foundations-${page}` });
    await canvas.getByRole('link', { name, exact: true }).click();
    await expect(canvas.locator(`#${id}`)).toBeInViewport();
    expect(pathOf(window)).toBe(`/story/foundations-${page}`);
  });
}

test('the address keeps the chapter of the tokens that a link leads to', async ({
  site,
  window,
}) => {
  const path = '/story/foundations-tokens--tokens';
  const canvas = await visit(window, site, { path });
  await canvas.getByRole('navigation').getByRole('link', { name: 'Motion' }).click();
  await expect.poll(() => new URL(window.url()).searchParams.get('args')).toBe('chapter:Motion');
  const shared = await visit(window, site, { path, args: 'chapter:Motion' });
  await expect(shared.getByRole('heading', { name: 'Motion' })).toBeInViewport();
});
