import { expect } from '@playwright/test';
import { type StoryPage, test } from './photograph';
import { replacePage, visit, visitCanvas } from './studio';

/** Components whose playground has other controls than their props, each with its props. */
const propsOf = {
  'components-choices-choicecard': ['choice', 'isMeant', 'onChoose'],
  'components-choices-journeyline': ['children', 'place'],
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
    // The frame may load once more while the guide begins.
    await expect(async () => {
      const texts = await names.allTextContents();
      expect(texts.map((name) => name.replace('*', ''))).toEqual(expect.arrayContaining(props));
    }).toPass();
  });
}

test("a component in a guide has its era's typeface, and the guide its own", async ({
  site,
  window,
}) => {
  const path = '/docs/components-choices-choicecard--docs';
  const guide = await visitCanvas(window, site, { path, globals: 'era:future' });
  const typeface = (selector: string) => () =>
    guide
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  await expect.poll(typeface('.docs-story [data-part="choice"]')).toContain('Space Grotesk');
  await expect.poll(typeface('.sbdocs-content > p')).toContain('EB Garamond');
});

test('the contents of each guide are its own headings, a name of a page is a link, and every link leads somewhere', async ({
  site,
  window,
}) => {
  await window.setViewportSize({ width: 1440, height: 900 });
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, { type: string }>;
  };
  const guides = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
  expect(guides.length).toBeGreaterThan(25);
  await window.goto(`${site.url}iframe.html?id=${guides[0]}&viewMode=docs`);
  for (const id of guides) {
    if (id !== guides[0])
      await replacePage(window, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
    await expect(window.locator('.sbdocs h1').first()).toBeVisible();
    const read = () =>
      window.evaluate(() => {
        const texts = (selector: string) =>
          Array.from(document.querySelectorAll(selector), (each) => each.textContent);
        return {
          headings: texts(
            '.sbdocs-content :is(h2, h3):not(.guide-ground *, .docs-story *, .landing-eras *)',
          ),
          contents: texts('.toc-link'),
          bold: texts('.sbdocs strong:not(a *)'),
          links: Array.from(
            document.querySelectorAll('.sbdocs a[href*="path="]'),
            (link) => link.getAttribute('href') ?? '',
          ),
        };
      });
    // The frame may load once more while the guide begins.
    let found: Awaited<ReturnType<typeof read>> | undefined;
    await expect(async () => {
      found = await read();
      expect(found.headings.length, id).toBeGreaterThan(0);
      expect([id, ...found.contents]).toEqual([id, ...found.headings]);
    }).toPass();
    const { bold = [], links = [] } = found ?? {};
    // A name with an arrow is that of a page.
    const missing = bold.filter((name) => name.includes(' → '));
    const isKnown = (link: string) =>
      (/\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? '') in entries;
    const unknown = links.filter((link) => !isKnown(link));
    expect.soft({ missing, unknown }, id).toEqual({ missing: [], unknown: [] });
  }
});

test('a guide shows the value of each token in the era, and leads to them on the page of tokens', async ({
  site,
  window,
}) => {
  const path = '/docs/components-choices-choicecard--docs';
  const muted = { hasText: '--card-muted' };
  const medieval = await visitCanvas(window, site, { path, globals: 'era:medieval' });
  await expect(medieval.locator('.guide-tokens li', muted)).toHaveText('--card-muted #5d462d');
  const page = await visit(window, site, { path, globals: 'era:industrial' });
  await expect(page.locator('.guide-tokens li', muted)).toHaveText('--card-muted #3f2f20');
  await page.getByRole('link', { name: 'Copy or download them' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('ChoiceCard');
  await expect(page.getByRole('rowheader', { name: /^--card-muted/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^--dialog-image/ })).toHaveCount(0);
});

test('each control of a playground is described, and none wants code, or a press before it is there', async ({
  site,
  window,
}) => {
  await window.goto(`${site.url}iframe.html?id=components-page-icon--playground&viewMode=story`);
  await window.waitForFunction(
    () => (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__?.currentRender?.phase,
  );
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, { name: string }>;
  };
  const playgrounds = Object.keys(entries).filter((id) => entries[id]?.name === 'Playground');
  expect(playgrounds.length).toBeGreaterThan(25);
  let hard: readonly string[] = [];
  // The frame may load once more while the story begins.
  await expect(async () => {
    hard = await window.evaluate(async (ids) => {
      const preview = (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__;
      const found: string[] = [];
      for (const storyId of ids) {
        const story = await preview?.loadStory?.({ storyId });
        const include = story?.parameters.controls?.include;
        for (const [name, { control, description }] of Object.entries(story?.argTypes ?? {})) {
          if (include && !include.includes(name)) continue;
          const shown = story?.initialArgs[name] !== undefined;
          const isPress = !shown && ['boolean', 'text'].includes(control?.type ?? '');
          if (isPress || control?.type === 'object') found.push(`${storyId}: ${name}`);
          if (!description) found.push(`${storyId}: ${name} is not described`);
        }
      }
      return found;
    }, playgrounds);
  }).toPass();
  expect(hard).toEqual([]);
});

test('a guide shows a low story of a phone without the rest of its window', async ({
  site,
  window,
}) => {
  const path = '/docs/components-header-header--docs';
  const guide = await visitCanvas(window, site, { path });
  const frame = guide.locator('iframe[title="On A Phone"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('banner')).toBeVisible();
  const shown = () =>
    frame.evaluate((each) => each.parentElement?.parentElement?.getBoundingClientRect().height);
  await expect.poll(shown).toBeLessThan(200);
});

test('the table of props is as wide as its border', async ({ site, window }) => {
  const guide = await visitCanvas(window, site, { path: '/docs/components-page-skiplinks--docs' });
  const table = guide.locator('.docblock-argstable').first();
  await expect(table).toBeVisible();
  const cut = () =>
    table.evaluate(
      (each) =>
        each.getBoundingClientRect().right -
        (each.parentElement?.getBoundingClientRect().right ?? 0),
    );
  await expect.poll(cut).toBeLessThan(0);
});
