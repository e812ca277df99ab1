import { expect } from '@playwright/test';
import { builtInPeriods } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { type StoryPage, test } from './photograph';
import { sidebar, visit, visitCanvas } from './studio';

test('every component is in every era on one page, each row leads to its documentation, and the address keeps search and state', async ({
  site,
  window,
}) => {
  const page = await visit(window, site, {
    path: '/story/foundations-every-component--every-component',
  });
  const names = page.locator('.matrix tbody th a');
  await expect.poll(() => names.count()).toBeGreaterThan(25);
  const links = await names.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  );
  const { entries } = (await (await fetch(`${site.url}index.json`)).json()) as {
    entries: Record<string, unknown>;
  };
  expect(links.filter((link) => !(link.replace('./?path=/docs/', '') in entries))).toEqual([]);
  await expect(page.locator('.matrix thead th')).toHaveCount(builtInPeriods.length + 1);

  // The address keeps search and state.
  await page.getByRole('searchbox', { name: 'Search' }).fill('card');
  await page.getByLabel('State').selectOption('Hovered');
  await expect(page.getByRole('status')).toContainText('1 of ');
  await expect.poll(() => new URL(window.url()).searchParams.get('args')).toContain('search:card');
  await expect.poll(() => new URL(window.url()).searchParams.get('args')).toContain('state:hover');
  await window.reload();
  await expect(page.locator('td [data-forced-hover]')).toHaveCount(builtInPeriods.length);
});

test('a token that changes is seen at once in every component of its era', async ({
  site,
  window,
}) => {
  const page = await visitCanvas(window, site, {
    path: '/story/foundations-every-component--every-component',
    args: 'search:choicecard',
  });
  const cards = page.locator('.matrix td button');
  await expect(cards).toHaveCount(builtInPeriods.length);
  await page.locator('html').evaluate(({ ownerDocument }) => {
    const sheet = ownerDocument.createElement('style');
    sheet.textContent = '.modern-theme { --card-surface: rgb(1 2 3); --card-image: none; }';
    ownerDocument.head.append(sheet);
  });
  const colours = () =>
    cards.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  await expect.poll(async () => (await colours()).indexOf('rgb(1, 2, 3)')).toBe(3);
});

test('a screen that is scrolled takes the other eras along', async ({ site, window }) => {
  const page = await visitCanvas(window, site, {
    path: '/story/foundations-every-screen--every-screen',
    args: 'search:game phone;width:w390',
  });
  const cells = page.locator('.matrix td iframe');
  await expect(cells).toHaveCount(builtInPeriods.length);
  const frame = (place: number) => cells.nth(place).contentFrame();
  for (const place of [0, 1]) await expect(frame(place).locator('main')).toBeVisible();
  const part = (place: number) =>
    frame(place)
      .locator('html')
      .evaluate(
        ({ scrollTop, scrollHeight, clientHeight }) => scrollTop / (scrollHeight - clientHeight),
      );
  // What arrives late makes the page longer.
  await expect.poll(() => frame(0).locator('[data-part="choice"]').count()).toBeGreaterThan(1);
  await frame(0)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, (html.scrollHeight - html.clientHeight) / 2));
  await expect.poll(() => part(1)).toBeCloseTo(0.5, 1);
  expect(await part(0)).toBeCloseTo(0.5, 1);
});

test('both pages have no accessibility violation of their own', async ({ site, window }) => {
  for (const id of [
    'foundations-every-component--every-component',
    'foundations-every-screen--every-screen',
  ]) {
    await window.goto(
      `${site.url}iframe.html?id=${id}&viewMode=story&args=search:imp&globals=a11y.manual:!true`,
    );
    await expect(window.getByRole('status')).toBeVisible();
    expect(await violations(window)).toEqual([]);
  }
});

test('at 1440 px and 1920 px all five eras are beside each other, and no title is over a story', async ({
  site,
  window,
}) => {
  const page = await visit(window, site, {
    path: '/story/foundations-every-component--every-component',
    args: 'search:scenariopanel',
  });
  await expect(page.locator('.matrix article')).toHaveCount(builtInPeriods.length);
  const hidden = () =>
    page
      .locator('.matrix-scroller')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const covered = () =>
    page.locator('.matrix article').evaluateAll((panels) =>
      panels.map((panel) => {
        const title = panel.querySelector('h2')?.getBoundingClientRect();
        const story = panel.querySelector('p + p, [class*="description"]')?.getBoundingClientRect();
        if (!title || !story) throw new Error('The panel has no title or no story');
        const beside = title.right <= story.left || story.right <= title.left;
        return beside || title.bottom <= story.top || story.bottom <= title.top;
      }),
    );
  for (const width of [1440, 1920]) {
    await window.setViewportSize({ width, height: 900 });
    // The canvas has its new size a moment later than the window.
    const canvas = () => page.locator('html').evaluate(() => innerWidth);
    await expect.poll(canvas).toBe(width - sidebar);
    await expect.poll(hidden, `${width} px`).toBe(0);
    await expect.poll(covered, `${width} px`).toEqual(builtInPeriods.map(() => true));
  }
});

test('the stories that components are shown by do not play, and write no error to the console', async ({
  site,
  window,
}) => {
  const lines: string[] = [];
  const note = (line: { type(): string; text(): string }) => {
    if (line.type() === 'error') lines.push(line.text());
  };
  const page = await visitCanvas(window, site, {
    path: '/story/foundations-every-component--every-component',
  });
  window.on('console', note);
  const rows = page.locator('.matrix tbody tr').filter({ has: page.locator('iframe') });
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  const phases = () =>
    page.locator('.matrix iframe').evaluateAll((all) =>
      all.map((each) => {
        const { contentWindow } = each as HTMLIFrameElement;
        return (contentWindow as StoryPage | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      }),
    );
  for (let row = 0; row < (await rows.count()); row += 1) {
    await rows.nth(row).scrollIntoViewIfNeeded();
    const shown = (row + 1) * builtInPeriods.length;
    await expect
      .poll(async () => (await phases()).slice(0, shown).filter((each) => each !== 'finished'))
      .toEqual([]);
  }
  window.off('console', note);
  expect(lines).toEqual([]);
  const notes = rows.filter({ hasText: 'Terms' }).locator('iframe');
  for (let era = 0; era < builtInPeriods.length; era += 1) {
    await expect(notes.nth(era).contentFrame().getByRole('dialog')).toBeVisible();
  }
});

test('screens show what presses lead to, and leave the focus and the console alone', async ({
  site,
  window,
}) => {
  const lines: string[] = [];
  const note = (line: { type(): string; text(): string }) => {
    if (line.type() === 'error') lines.push(line.text());
  };
  const page = await visitCanvas(window, site, {
    path: '/story/foundations-every-screen--every-screen',
    args: 'search:background open',
  });
  window.on('console', note);
  const search = page.getByRole('searchbox', { name: 'Search' });
  const cells = page.locator('.matrix td iframe');
  await search.focus();
  for (let era = 0; era < builtInPeriods.length; era += 1) {
    await expect(cells.nth(era).contentFrame().getByRole('dialog')).toBeVisible();
  }
  await expect(search).toBeFocused();
  await search.fill('follow up');
  for (let era = 0; era < builtInPeriods.length; era += 1) {
    const screen = cells.nth(era).contentFrame();
    await expect(screen.getByRole('heading', { name: 'Aftermath: Share' })).toBeVisible();
  }
  await expect(search).toBeFocused();
  window.off('console', note);
  expect(lines).toEqual([]);
});

test('a value that is tried for a token is in the frames as well, and in the address', async ({
  site,
  window,
}) => {
  const page = await visit(window, site, {
    path: '/story/foundations-every-component--every-component',
    args: 'search:notfound',
  });
  await page.getByLabel('Token').fill('--color-page');
  await page.getByLabel('New value').fill('rgb(1 2 3)');
  const colours = () =>
    page.locator('.matrix td iframe').evaluateAll((all) =>
      all.map((each) => {
        const { contentDocument: doc } = each as HTMLIFrameElement;
        return doc && getComputedStyle(doc.documentElement).getPropertyValue('--color-page');
      }),
    );
  await expect.poll(colours).toEqual(builtInPeriods.map(() => 'rgb(1 2 3)'));
  await expect.poll(() => new URL(window.url()).searchParams.get('args')).toContain('edits:');
  await window.reload();
  await expect(page.getByLabel('New value')).toHaveValue('rgb(1 2 3)');
  await expect.poll(colours).toEqual(builtInPeriods.map(() => 'rgb(1 2 3)'));
});
