import { type Page, expect } from '@playwright/test';
import { test } from './photograph';
import { select, visit } from './studio';

const globalsOf = (page: Page) => new URL(page.url()).searchParams.get('globals');
const pathOf = (page: Page) => new URL(page.url()).searchParams.get('path');

test('links to states, guides and tokens keep the switches of the toolbar', async ({
  site,
  window,
}) => {
  const globals = 'a11y.manual:!true;era:future;direction:rtl';
  const states = '/story/components-choices-choicecard--states';
  const guide = '/docs/components-choices-choicecard--docs';
  const canvas = await visit(window, site, { path: states, globals });
  const leadsTo = async (name: string, target: string) => {
    await canvas.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => pathOf(window)).toBe(target);
    if (name === 'Hovered') await expect(canvas.locator('[data-cell]')).toHaveCount(1);
    expect(globalsOf(window)).toBe(globals);
  };
  await leadsTo('Hovered', states);
  await select(window, guide);
  await leadsTo('IconButton', '/docs/components-header-iconbutton--docs');
  await expect(canvas.getByRole('heading', { name: 'IconButton', level: 1 })).toBeVisible();
  await select(window, guide);
  await leadsTo('Copy or download them', '/story/foundations-tokens--tokens');
});

test('the name of a state leads to it from a frame of one era, too', async ({ site, window }) => {
  const path = '/story/components-choices-impactbox--states';
  const canvas = await visit(window, site, { path, globals: 'a11y.manual:!true;era:all' });
  const frame = canvas.frameLocator('iframe[title="Medieval Era"]');
  await frame.getByRole('link', { name: 'Nothing chosen' }).dispatchEvent('click');
  await expect
    .poll(() => new URL(window.url()).searchParams.get('args'))
    .toBe('cell:nothing-chosen');
  expect(globalsOf(window)).toBe('a11y.manual:!true;era:all');
});

test('a link inside a page leads down it, and the address keeps the chapter of the tokens', async ({
  site,
  window,
}) => {
  const path = '/story/foundations-tokens--tokens';
  const colour = '/story/foundations-colour--colour';
  const canvas = await visit(window, site, { path: colour });
  const leadsDown = async (name: string, id: string, page: string) => {
    await canvas.getByRole('link', { name, exact: true }).click();
    await expect(canvas.locator(`#${id}`)).toBeInViewport();
    expect(pathOf(window)).toBe(page);
  };
  await leadsDown('Future · 2157', 'future', colour);
  await select(window, path);
  await leadsDown('Card', 'Card', path);
  await canvas.getByRole('navigation').getByRole('link', { name: 'Motion' }).click();
  await expect.poll(() => new URL(window.url()).searchParams.get('args')).toBe('chapter:Motion');
  const shared = await visit(window, site, { path, args: 'chapter:Motion' });
  await expect(shared.getByRole('heading', { name: 'Motion' })).toBeInViewport();
});
