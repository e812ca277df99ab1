import { type Frame, type Page, expect } from '@playwright/test';
import { background, color, themes, tokens } from 'storybook/theming';
import { test } from './photograph';
import { laptop, select, visit, visitCanvas } from './studio';

/** Every colour of Storybook's own look. */
const storybooksOwn = valuesOf({ background, color, themes, tokens }).filter((value) =>
  /^(?:#|rgb|hsl)/.test(value),
);

function valuesOf(tree: object): readonly string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? valuesOf(value) : [];
  });
}

/** Returns each part of the workspace that has a colour of Storybook's, with that colour. What a story draws is not one. */
function foreignColours(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate((names) => {
    const solid = (value: string) => /\d+, \d+, \d+/.exec(value)?.[0] ?? value;
    // A shade of black or white has the colour of what is below it.
    const isClear = (value: string) => /^rgba\((?:0, 0, 0|255, 255, 255), |, 0\)$/.test(value);
    const probe = document.body.appendChild(document.createElement('i'));
    const foreign = new Set(
      names.map((name) => {
        probe.style.color = name;
        return solid(getComputedStyle(probe).color);
      }),
    );
    probe.remove();
    const found = [...document.querySelectorAll('body *')].flatMap((part) => {
      if (part.closest('.docs-story, .guide-ground, .landing-eras, iframe')) return [];
      const { width, height } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      if (width === 0 || height === 0 || style.visibility === 'hidden') return [];
      const speaks = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const drawn = speaks || part instanceof SVGElement;
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
        parseFloat(style[`border${side}Width`]) > 0 ? [style[`border${side}Color`]] : [],
      );
      return [drawn ? style.color : [], style.backgroundColor, edges]
        .flat()
        .filter((value) => !isClear(value) && foreign.has(solid(value)))
        .map((value) => `${part.tagName} “${part.textContent?.trim().slice(0, 24)}”: ${value}`);
    });
    return [...new Set(found)];
  }, storybooksOwn);
}

const docs = [
  '/docs/welcome--docs',
  '/docs/how-to-add-a-component--docs',
  '/docs/components-choices-choicecard--docs',
  '/docs/components-header-musiccontrol--docs',
];

const isDark = (colour: string) =>
  Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)) < 128;

async function previewOf(window: Page): Promise<Frame> {
  const element = await window.waitForSelector('#storybook-preview-iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The canvas has no page');
  return frame;
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`by a ${scheme} system`, () => {
    test.beforeEach(({ window }) => window.emulateMedia({ colorScheme: scheme }));
    test.afterEach(({ window }) => window.emulateMedia({ colorScheme: null }));

    test('no page of the workspace has a colour of Storybook’s own, and each is as bright as it', async ({
      site,
      window,
    }) => {
      const page = await visit(window, site, { path: docs[0] ?? '' });
      const isClean = async (path: string, frame: Frame) => {
        await expect(
          window.getByRole('toolbar').or(window.locator('.sb-bar')).first(),
        ).toBeVisible();
        expect.soft(await foreignColours(frame), path).toEqual([]);
      };
      const isAsBright = async (part: string) => {
        const [ground, ink] = await page.locator(part).evaluate((element) => {
          const { backgroundColor, color: text } = getComputedStyle(element);
          return [backgroundColor, text] as const;
        });
        expect
          .soft([isDark(ground), isDark(ink)], part)
          .toEqual([scheme === 'dark', scheme === 'light']);
      };

      for (const path of docs) {
        if (path !== docs[0]) await select(window, path);
        await expect(page.locator('body')).toHaveClass(/sb-show-main/);
        await expect(page.locator('.sbdocs h1').first()).toBeVisible();
        await isClean(path, window.mainFrame());
        await isClean(path, await previewOf(window));
      }
      await isAsBright('.sbdocs-wrapper');

      const screen = '/story/screens-game--first-visit';
      await select(window, screen);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      await isClean(screen, window.mainFrame());

      await select(window, '/story/workshop-write-an-era--write-an-era');
      await isAsBright('.workshop');
      await isAsBright('.workshop-text');

      await select(window, '/story/foundations-space--space');
      await isAsBright('.sheet');
      // A page that still loads has the ground of the workspace.
      const grounds = await page
        .locator('.sb-preparing-story, .sb-preparing-docs, .sheet')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      expect(grounds).toHaveLength(3);
      expect(new Set(grounds).size).toBe(1);
    });
  });
}

test('a switch of the toolbar looks on only if it is set', async ({ site, window }) => {
  const path = '/story/components-choices-choicecard--playground';
  const lit = async () => {
    const switches = window.locator('.sb-bar button[aria-haspopup="listbox"]');
    // Viewport and vision are Storybook's.
    await expect(switches).toHaveCount(7);
    const grounds = await switches.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    );
    return grounds.filter((ground) => !ground.endsWith(', 0)')).length;
  };
  await visit(window, site, { path });
  expect(await lit()).toBe(0);
  await expect(window.locator('.sb-bar').getByText('Medieval Era · 1242')).toBeVisible();
  await visit(window, site, {
    path,
    globals: 'era:future;motion:reduced;contrast:more;textSize:150-percent;direction:rtl',
  });
  await expect.poll(lit).toBe(5);
  await expect(window.getByRole('button', { name: /Text 150 %/ })).toBeVisible();
  // The first entry of a menu is the default, and a link without it is short again.
  await window.getByRole('button', { name: /Reduced motion/ }).click();
  await window.getByRole('option', { name: 'Motion as on this computer' }).click();
  await expect.poll(lit).toBe(4);
  expect(window.url()).not.toContain('motion');
});

test('a screen opens as high as the window has room for, with the tabs of its panel below', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, { path: '/story/screens-game--first-visit' });
  const height = () => canvas.locator('html').evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(height).toBeGreaterThan(laptop.height - 100);
  // A press on the tab that is selected shows what is in it.
  const tab = window.getByRole('tab', { selected: true, name: /Controls/ });
  await expect(tab).toBeVisible();
  await expect(window.locator('#control-choices')).toBeVisible();
  await tab.click();
  await expect.poll(height).toBeLessThan(laptop.height - 250);
  // A component has its panel again.
  await window.goto(`${site.url}?path=/story/screens-game--periods-loading`);
  await expect.poll(height).toBeGreaterThan(laptop.height - 100);
  await window.locator('[data-item-id="components-header"]').click();
  await window.locator('[data-item-id="components-header-audiobars"]').click();
  await window.locator('[data-item-id="components-header-audiobars--playground"]').click();
  await expect.poll(height).toBeLessThan(laptop.height - 250);
  // So has one that is opened by its address.
  await window.goto(`${site.url}?path=/story/screens-game--first-visit`);
  await expect.poll(height).toBeGreaterThan(laptop.height - 100);
  await window.goto(`${site.url}?path=/story/components-choices-choicecard--playground`);
  await expect.poll(height).toBeLessThan(laptop.height - 250);
});

test('a small component is in the middle of its canvas', async ({ site, window }) => {
  const canvas = await visitCanvas(window, site, {
    path: '/story/components-header-iconbutton--default',
  });
  const button = canvas.getByRole('button');
  await expect(button).toBeVisible();
  const offset = () =>
    button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return Math.max(Math.abs(left + right - innerWidth), Math.abs(top + bottom - innerHeight));
    });
  await expect.poll(offset).toBeLessThan(4);
});
