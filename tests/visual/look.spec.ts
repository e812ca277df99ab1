import { type Frame, type Page, expect } from '@playwright/test';
import { background, color, themes, tokens } from 'storybook/theming';
import { test } from './photograph';
import { laptop, visit } from './studio';

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

const pages = {
  welcome: '/docs/welcome--docs',
  'a guide': '/docs/how-to-add-a-component--docs',
  'a component': '/docs/components-choices-choicecard--docs',
  'a component with sliders': '/docs/components-header-musiccontrol--docs',
  'a screen': '/story/screens-game--first-visit',
};

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

    for (const [name, path] of Object.entries(pages)) {
      test(`nothing around ${name} has a colour of Storybook’s own`, async ({ site, window }) => {
        const page = await visit(window, site, { path });
        await expect(page.locator('body')).toHaveClass(/sb-show-main/);
        const isDocs = path.startsWith('/docs/');
        if (isDocs) await expect(page.locator('.sbdocs h1').first()).toBeVisible();
        await expect(
          window.getByRole('toolbar').or(window.locator('.sb-bar')).first(),
        ).toBeVisible();
        expect(await foreignColours(window.mainFrame())).toEqual([]);
        if (isDocs) expect(await foreignColours(await previewOf(window))).toEqual([]);
      });
    }

    test('documentation, foundations and workshop are as bright as the workspace', async ({
      site,
      window,
    }) => {
      const isDark = (colour: string) =>
        Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)) < 128;
      for (const [path, part] of [
        ['/docs/welcome--docs', '.sbdocs-wrapper'],
        ['/story/foundations-space--space', '.sheet'],
        ['/story/workshop-write-an-era--write-an-era', '.workshop'],
        ['/story/workshop-write-an-era--write-an-era', '.workshop-text'],
      ] as const) {
        const page = await visit(window, site, { path });
        const [ground, ink] = await page.locator(part).evaluate((element) => {
          const { backgroundColor, color: text } = getComputedStyle(element);
          return [backgroundColor, text] as const;
        });
        expect([path, isDark(ground), isDark(ink)]).toEqual([
          path,
          scheme === 'dark',
          scheme === 'light',
        ]);
      }
    });

    test('a page that still loads has the ground of the workspace', async ({ site, window }) => {
      await window.goto(`${site.url}iframe.html?id=foundations-space--space&viewMode=story`);
      await expect(window.locator('.sheet')).toBeVisible();
      const grounds = await window.evaluate(() =>
        [...document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sheet')].map(
          (part) => getComputedStyle(part).backgroundColor,
        ),
      );
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
    globals: 'era:future;motion:reduced;contrast:more;textSize:200-percent;direction:rtl',
  });
  await expect.poll(lit).toBe(5);
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
  // A press on a tab shows what is in it.
  await window.getByRole('tab', { name: /Controls/ }).click();
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

test('a name of a page is a link to it, and every link of the guides leads somewhere', async ({
  site,
  window,
}) => {
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, { title: string; type: string }>;
  };
  const guides = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
  const unknown: string[] = [];
  const missing: string[] = [];
  for (const id of guides) {
    await window.goto(`${site.url}iframe.html?id=${id}&viewMode=docs`);
    await expect(window.locator('.sbdocs h1').first()).toBeVisible();
    const read = () =>
      window.evaluate(() => ({
        bold: Array.from(
          document.querySelectorAll('.sbdocs strong:not(a *)'),
          (name) => name.textContent,
        ),
        links: Array.from(
          document.querySelectorAll('.sbdocs a[href*="path="]'),
          (link) => link.getAttribute('href') ?? '',
        ),
      }));
    // Storybook may still be on its way to the page.
    let found: Awaited<ReturnType<typeof read>> = { bold: [], links: [] };
    await expect(async () => void (found = await read())).toPass();
    const { bold, links } = found;
    // A name with an arrow is that of a page.
    missing.push(...bold.filter((name) => name.includes(' → ')));
    const known = (link: string) => (/\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? '') in entries;
    unknown.push(...links.filter((link) => !known(link)).map((link) => `${id}: ${link}`));
  }
  expect(guides.length).toBeGreaterThan(25);
  expect([missing, unknown]).toEqual([[], []]);

  const page = await visit(window, site, { path: '/docs/components-choices-choicecard--docs' });
  await page.getByRole('link', { name: 'IconButton' }).click();
  await expect(page.getByRole('heading', { name: 'IconButton', level: 1 })).toBeVisible();
});

test('a small component is in the middle of its canvas', async ({ site, window }) => {
  const canvas = await visit(window, site, {
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
