import {
  type ConsoleMessage,
  type FrameLocator,
  type Page,
  type Response,
  expect,
} from '@playwright/test';
import { builtInPeriods } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { type StoryPage, test } from './photograph';
import { allShots } from './shots';
import { laptop, select, visit, visitCanvas } from './studio';

/** Waits until the story of a page has played. */
const played = (page: Page) =>
  page.waitForFunction(() => {
    const { phase = '' } = (window as StoryPage).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return phase === 'finished' || phase === 'errored';
  });

const frameOf = (canvas: FrameLocator | Page, name: string) =>
  canvas.frameLocator(`iframe[title="${name}"]`);

test('an edit in Controls shows in every era at once, without a reload', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, {
    path: '/story/components-header-musiccontrol--paused',
    globals: 'era:all',
  });
  const medieval = frameOf(canvas, 'Medieval Era');
  await expect(medieval.getByText('Sumer Is Icumen In')).toBeVisible();
  await medieval.locator('body').evaluate((body) => body.setAttribute('data-same-page', ''));
  await window.locator('#control-trackName').fill('AAA');
  for (const era of ['Medieval Era', 'Renaissance'])
    await expect(frameOf(canvas, era).getByText('AAA')).toBeVisible();
  await expect(medieval.locator('body')).toHaveAttribute('data-same-page', '');
  // The panel still lists the steps of the story, although each frame has played it too.
  // A frame loads once it is visible, after the others.
  await canvas.locator('iframe[title="Future"]').scrollIntoViewIfNeeded();
  await expect(frameOf(canvas, 'Future').getByText('AAA')).toBeVisible();
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText('Play music').first()).toBeVisible();
});

test('Controls are in the order of their playground', async ({ site, window }) => {
  await visit(window, site, { path: '/story/components-overlays-notifications--playground' });
  await expect(window.locator('.docblock-argstable tbody td:first-child')).toHaveText([
    'title',
    'description',
    'variant',
    /^onDismiss/,
  ]);
});

test('the anatomy of a dialog has a number at each of its parts, and Controls change a story in a frame of its own', async ({
  site,
  window,
}) => {
  const docs = await visitCanvas(window, site, {
    path: '/docs/components-overlays-contextdialog--docs',
  });
  const anatomy = docs.locator('.guide-anatomy');
  await anatomy.scrollIntoViewIfNeeded();
  await expect(anatomy.locator('.guide-number')).toHaveText(['1', '2', '3', '4', '5']);
  // The numbers move until the frame has its size.
  await expect(async () => {
    const close = await anatomy.frameLocator('iframe').getByLabel('Close').boundingBox();
    const number = await anatomy.locator('.guide-number').nth(1).boundingBox();
    expect(Math.abs((close?.x ?? 0) - (number?.x ?? 0))).toBeLessThan(30);
    expect(Math.abs((close?.y ?? 0) - (number?.y ?? 0))).toBeLessThan(30);
  }).toPass();

  const story = docs.frameLocator('iframe').first();
  await expect(story.getByRole('dialog')).toBeVisible();
  // The switch is drawn by its label.
  await docs.locator('input[name="open"]').dispatchEvent('click');
  await expect(story.getByRole('dialog')).toHaveCount(0);
});

test('the numbers of an anatomy are beside its parts, not beside hidden parts of the page', async ({
  site,
  window,
}) => {
  const docs = await visitCanvas(window, site, {
    path: '/docs/components-page-notfoundpage--docs',
  });
  const anatomy = docs.locator('.guide-anatomy');
  await anatomy.scrollIntoViewIfNeeded();
  const heading = anatomy.frameLocator('iframe').getByRole('heading', { name: /^404/ });
  // The numbers move until the frame has its size.
  await expect(async () => {
    await expect(anatomy.locator('.guide-number')).toHaveText(['1', '2', '3']);
    const box = await heading.boundingBox();
    const number = await anatomy.locator('.guide-number', { hasText: '1' }).boundingBox();
    expect(Math.abs((box?.y ?? 0) - (number?.y ?? 0))).toBeLessThan(50);
  }).toPass();
});

test('the first steps of Welcome lead to pages, and the last one to one state in one era', async ({
  site,
  window,
}) => {
  const welcome = await visit(window, site, { path: '/docs/welcome--docs', globals: 'era:modern' });
  const steps = welcome.locator('.sbdocs-content ol a');
  await expect(steps).toHaveText([
    'Pick an era',
    'See every component',
    'Try a token',
    'Send a link',
  ]);
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, unknown>;
  };
  const ids = await steps.evaluateAll((links) =>
    links.map((link) => /path=\/story\/([^&]+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  );
  expect(ids.filter((id) => id === undefined || !(id in entries))).toEqual([]);
  await steps.last().click();
  await expect(welcome.locator('[data-forced-hover]')).toHaveCount(1);
  await expect(welcome.locator('html')).toHaveClass(/future-theme/);
  // A link with its own switches leads to those.
  await expect.poll(() => new URL(window.url()).searchParams.get('globals')).toBe('era:future');
});

test('the era switch of a page that shows all eras says so, and why it is locked', async ({
  site,
  window,
}) => {
  const page = await visit(window, site, { path: '/story/foundations-icons--icons' });
  const era = window.getByRole('button', { name: /^Era: / });
  await expect(era).toHaveText('All eras side by side');
  await expect(era).toBeDisabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  const reason = () => era.evaluate((each) => getComputedStyle(each, '::after').content);
  expect(await reason()).toContain('fixed on this page');
});

test('a sheet of states has the height of a low window, and a press opens its panel, with a whole picture in the middle of Design', async ({
  site,
  window,
}) => {
  await visit(window, site, { path: '/story/components-choices-choicecard--states' });
  const height = async () =>
    (await window.locator('#storybook-preview-iframe').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(laptop.height - 100);
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect.poll(height).toBeLessThan(laptop.height - 300);

  await window.getByRole('tab', { name: /Design/ }).click();
  const picture = window.locator('#storybook-panel-root img').first();
  const middle = (box: { x: number; width: number } | null) =>
    (box?.x ?? 0) + (box?.width ?? 0) / 2;
  await expect(async () => {
    const box = await picture.boundingBox();
    const panel = await window.locator('#storybook-panel-root').boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    expect(box?.width).toBeLessThanOrEqual(panel?.width ?? 0);
    expect(Math.abs(middle(box) - middle(panel))).toBeLessThan(2);
  }).toPass();
});

test('the Design panel begins with the picture of the toolbar’s era, or says which era it has', async ({
  site,
  window,
}) => {
  const shown = window.locator('#storybook-panel-root img').filter({ visible: true });
  const showsEra = (slug: string) =>
    expect(shown).toHaveAttribute('src', new RegExp(`first-visit.${slug}.webp`));
  await visit(window, site, {
    path: '/story/screens-game--first-visit',
    globals: 'era:future',
  });
  await window.getByRole('tab', { name: /Design/ }).click();
  await showsEra('future');
  await select(window, '/story/screens-music--playing');
  await expect(window.getByRole('tab', { name: /Design of 1242/ })).toBeVisible();
  await select(window, '/story/screens-game--first-visit');
  await window.getByRole('button', { name: /^Era: / }).click();
  await window.getByRole('option', { name: /1503/ }).click();
  await showsEra('renaissance');
});

test('a playground opened by its address after a sheet of states starts with its Controls', async ({
  site,
  window,
}) => {
  const path = '/story/components-choices-choicecard--';
  await visit(window, site, { path: `${path}states` });
  const tab = (name: RegExp) => window.getByRole('tab', { name });
  await expect(tab(/Interactions/)).toHaveAttribute('aria-selected', 'true');
  await window.goto(`${site.url}?path=${path}playground`);
  await expect(tab(/Controls/)).toHaveAttribute('aria-selected', 'true');
});

test('all eras side by side are 3 in a row at 1440 px and 5 at 1920 px, without an accessibility violation of their own', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, {
    path: '/story/components-choices-choicecard--playground',
    // The panel shows what the automatic check found.
    globals: 'era:all;a11y.manual:!false',
  });
  for (const [width, columns] of [
    [1440, 3],
    [1920, 5],
  ] as const) {
    await window.setViewportSize({ width, height: 900 });
    const tops = () =>
      canvas
        .locator('[data-workspace] figure')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    await expect
      .poll(async () => (await tops()).filter((top, _place, [first]) => top === first).length)
      .toBe(columns);
  }
  await window.setViewportSize(laptop);
  await window.getByRole('tab', { name: /Accessibility/ }).click();
  await expect(window.getByRole('tab', { name: /Violations/ })).toHaveText(/Violations\s*0/);
});

test('Welcome and the documentation of pictures request nothing that is missing', async ({
  site,
  window,
}) => {
  const missing: string[] = [];
  const note = (response: Response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  };
  window.on('response', note);
  for (const path of ['/docs/welcome--docs', '/docs/components-story-scenariopanel--docs']) {
    const docs = await visitCanvas(window, site, { path });
    await docs.locator('img').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        docs
          .locator('img')
          .evaluateAll((images) => images.filter((each) => !(each as HTMLImageElement).complete)),
      )
      .toEqual([]);
  }
  window.off('response', note);
  expect(missing).toEqual([]);
});

test('Welcome and the foundations fit the width of a phone', async ({ site, window }) => {
  await window.setViewportSize({ width: 390, height: 844 });
  const pages = {
    'welcome--docs&viewMode=docs': 'Publish it',
    'foundations-colour--colour': 'Colour',
    'foundations-space--space': 'Space',
  };
  for (const [id, heading] of Object.entries(pages)) {
    await window.goto(`${site.url}iframe.html?id=${id}&globals=a11y.manual:!true`);
    await expect(window.getByRole('heading', { name: heading }).first()).toBeVisible();
    const width = () => window.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, id).toBeLessThanOrEqual(390);
  }
});

test('the Design panel of everything that has kept pictures, and of each journey, shows them', async ({
  site,
  window,
}) => {
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, { id: string; title: string; type: string; tags: string[] }>;
  };
  // A new component has none until somebody has looked at its first ones.
  const photographed = new Set(
    Object.values(entries)
      .filter(({ tags }) => tags.includes('visual') || tags.includes('visual-eras'))
      .map(({ title }) => title),
  );
  expect(photographed.size).toBeGreaterThan(25);
  const shown = Object.values(entries).filter(
    ({ title, type, tags }) =>
      type === 'story' &&
      !tags.includes('test-only') &&
      /^(?:Components|Screens|Journeys)\//.test(title) &&
      (title.startsWith('Journeys/') || photographed.has(title)),
  );
  await window.goto(`${site.url}iframe.html?id=${shown[0]?.id}&viewMode=story`);
  await played(window);
  const problems = new Set<string>();
  for (const [title, id] of new Map(shown.map((story) => [story.title, story.id]))) {
    const urls = await window.evaluate(async (storyId) => {
      const story = await (window as StoryPage).__STORYBOOK_PREVIEW__?.loadStory?.({ storyId });
      return [story?.parameters.design ?? []].flat().map(({ url }) => url);
    }, id);
    if (urls.length === 0) problems.add(`${title}: none`);
    for (const url of urls) {
      const { ok } = await fetch(new URL(url, site.url));
      if (!ok) problems.add(`${title}: ${url}`);
    }
  }
  expect([...problems]).toEqual([]);
});

test('Chromatic draws the pictures that are kept, and no others', async ({ site, window }) => {
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
  await window.goto(`${site.url}iframe.html?id=${ids[0]}&viewMode=story`);
  await played(window);
  const drawn = await window.evaluate(async (all) => {
    const found: string[] = [];
    for (const storyId of all) {
      const story = await (window as StoryPage).__STORYBOOK_PREVIEW__?.loadStory?.({ storyId });
      const { disableSnapshot = false, modes = {} } = story?.parameters.chromatic ?? {};
      if (!disableSnapshot) found.push(...Object.keys(modes).map((era) => `${storyId} ${era}`));
    }
    return found;
  }, ids);
  const [{ slug: first = '' } = {}] = builtInPeriods;
  const kept = allShots().map(({ storyId, era }) => `${storyId} ${era ?? first}`);
  expect(drawn.toSorted()).toEqual(kept.toSorted());
});

test('a documentation page shows forced states beside its Controls', async ({ site, window }) => {
  const errors: string[] = [];
  window.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const docs = await visitCanvas(window, site, {
    path: '/docs/components-header-musiccontrol--docs',
  });
  await expect(docs.locator('[data-forced-hover]').first()).toBeVisible();
  expect(errors.filter((text) => text.includes('insertRule'))).toEqual([]);
});

test('a link with other args shows the story, although its assertions no longer hold', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, {
    path: '/story/components-header-iconbutton--default',
    args: 'label:Sound',
  });
  await expect(canvas.getByRole('button', { name: 'Sound' })).toBeVisible();
  // The panel shows what failed.
  await window.getByRole('tab', { name: /Interactions/ }).click();
  await expect(window.getByText(/Unable to find an accessible element/).first()).toBeVisible();
  await expect(canvas.locator('body')).toHaveClass(/sb-show-main/);
});

test('all eras side by side use the whole canvas at any viewport', async ({ site, window }) => {
  const canvas = await visit(window, site, {
    path: '/story/components-choices-choicecard--default',
    globals: 'era:all;viewport:w390',
  });
  await expect(async () => {
    const first = await canvas.locator('iframe[title="Medieval Era"]').boundingBox();
    const second = await canvas.locator('iframe[title="Renaissance"]').boundingBox();
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  }).toPass();
});

test('each frame of a journey says that the journey only begins in its era', async ({
  site,
  window,
}) => {
  const canvas = await visitCanvas(window, site, {
    path: '/story/journeys-from-gate-to-gate--arrive',
    globals: 'era:all',
  });
  await expect(canvas.getByText('Begins in: Industrial Age')).toBeVisible();
  await expect(frameOf(canvas, 'Renaissance').locator('button[aria-current]')).toHaveAccessibleName(
    'Renaissance',
  );
});

test('what the story of one era stores is not read by another era beside it', async ({
  site,
  window,
}) => {
  const canvas = await visitCanvas(window, site, {
    path: '/story/screens-music--volume-remembered',
    globals: 'era:all',
  });
  for (const { name } of builtInPeriods) {
    // A frame begins once it is near the window.
    await canvas.locator(`iframe[title="${name}"]`).scrollIntoViewIfNeeded();
    const slider = frameOf(canvas, name).getByRole('slider', { name: 'Volume' });
    await expect(slider, name).toHaveAttribute('aria-valuetext', '80%');
  }
});

// The stories' own tests run in the first era only.
for (const [id, era] of [
  ['components-story-printsheet--playground', 'future'],
  ['components-story-scenepicture--changed', 'industrial'],
  ['components-page-visuallyhidden--playground', 'industrial'],
  ['screens-failed-parts--again-and-again', 'industrial'],
] as const) {
  test(`the words of ${id} can be read in the era ${era}`, async ({ site, window }) => {
    await window.goto(
      `${site.url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;era:${era}`,
    );
    await played(window);
    const found = await violations(window);
    expect(found.filter((line) => line.startsWith('color-contrast'))).toEqual([]);
  });
}

test('a story of a phone is as wide as a phone in the documentation', async ({ site, window }) => {
  const docs = await visitCanvas(window, site, {
    path: '/docs/components-choices-choicepanel--docs',
  });
  const phone = docs.locator('iframe[title="On A Phone"]');
  await phone.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await phone.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test('a story of a phone is as wide as a phone in a tab of its own', async ({ site, window }) => {
  // The story before may still report the failures that it shows.
  await window.goto('about:blank');
  const errors: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  window.on('console', note);
  await window.setViewportSize(laptop);
  await window.goto(
    `${site.url}iframe.html?id=components-story-scenariopanel--credited-on-a-phone&viewMode=story`,
  );
  const phone = window.locator('iframe[title="Credited On A Phone"]');
  await expect(phone).toBeVisible();
  await expect.poll(async () => (await phone.boundingBox())?.width).toBe(390);
  // The story plays in its frame only.
  await expect(phone.contentFrame().getByText('Generated by Pexels API')).toBeVisible();
  await played(window);
  window.off('console', note);
  expect(errors).toEqual([]);
});

// The build rewrites newer selectors, and so the story's own test in development proves nothing about it.
test('an arrow points the other way from right to left, in the build too', async ({
  site,
  window,
}) => {
  await window.goto(
    `${site.url}iframe.html?id=components-overlays-journeydialog--right-to-left&viewMode=story`,
  );
  const arrow = window
    .getByRole('button', { name: /^Return here/ })
    .locator('svg')
    .first();
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('a link to a journey opens with a panel selected', async ({ site, window }) => {
  await visit(window, site, { path: '/story/journeys-from-gate-to-gate--arrive' });
  await expect(window.getByRole('tab', { selected: true, name: /Controls/ })).toBeVisible();
  await expect(window.locator('#control-choices')).toBeVisible();
});

test('a link to a foundation opens without an empty panel, and a story with props after it has its Controls selected', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, { path: '/story/foundations-colour--colour' });
  await expect(canvas.getByRole('heading', { name: 'Colour' })).toBeVisible();
  await expect(window.getByRole('tab', { name: /Interactions/ })).toHaveCount(0);
  for (const item of ['', '-iconbutton', '-iconbutton--playground'])
    await window
      .locator(`[data-item-id="components-header${item}"]`)
      .getByText(/./)
      .first()
      .click();
  await expect(window.getByRole('tab', { selected: true, name: /Controls/ })).toBeVisible();
  await expect(window.locator('#control-label')).toBeVisible();
});

test('stories that take the focus leave all eras where the reader scrolled them', async ({
  site,
  window,
}) => {
  const canvas = await visit(window, site, {
    path: '/story/screens-game--background-open',
    globals: 'era:all',
  });
  // With one era in a row, the sheet is higher than the window.
  await window.setViewportSize({ width: 640, height: 840 });
  const sheet = canvas.locator('[data-workspace]');
  const scrolled = () => sheet.evaluate(({ scrollTop }) => scrollTop);
  const isOpenIn = (era: string) => expect(frameOf(canvas, era).getByRole('dialog')).toBeVisible();

  for (const era of ['Medieval Era', 'Renaissance', 'Industrial Age', 'Modern Era'])
    await isOpenIn(era);
  expect(await scrolled()).toBe(0);

  // The story below has an open dialog, which must not hold the sheet back.
  await sheet.hover({ position: { x: 8, y: 200 } });
  await window.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBe(300);
  await isOpenIn('Future');
  expect(await scrolled()).toBe(300);
});
