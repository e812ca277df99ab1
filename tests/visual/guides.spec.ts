import { expect } from '@playwright/test';
import { test } from './photograph';

/** Components whose playground has other controls than their props, each with its props. */
const propsOf = {
  'components-choices-choicecard': ['choice', 'isMeant', 'onChoose'],
  'components-page-gamelayout': ['choices', 'header', 'scenario', 'timeline'],
};

for (const [component, props] of Object.entries(propsOf)) {
  test(`the guide of ${component} lists its props, and the playground's controls beside them`, async ({
    site,
    window,
  }) => {
    await window.goto(`${site.url}iframe.html?id=${component}--docs&viewMode=docs`);
    // The first table has the playground's controls.
    const table = window.locator('.docblock-argstable').nth(1);
    const names = table.locator('tbody tr > td:first-child');
    await expect
      .poll(async () => (await names.allTextContents()).map((name) => name.replace('*', '')).sort())
      .toEqual(expect.arrayContaining(props));
  });
}
