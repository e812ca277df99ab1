import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { type GamePage, eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');

/** The text of the background, without the era's document and words below it. */
const written = ({ dialog }: GamePage) => dialog.locator('[class*=RichText_text]');

test.describe('§2 and §4 historical context modal', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'the overlay': (page) => page.mouse.click(8, 300),
    'the close button': (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
    'Return to Story': (page) =>
      page.getByRole('button', { name: 'Return to Story', exact: true }).click(),
  };
  test('the link opens it, it closes in four ways, and the focus returns to the link @core', async ({
    game,
    page,
  }) => {
    await game.open();
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        for (let turn = 0; turn < 2; turn += 1) {
          await game.learnMore.click();
          await expect(game.dialog).toHaveAccessibleName(medieval.context.title);
          await close(page);
          await expect(game.dialog).toHaveCount(0);
          await expect(game.learnMore).toBeFocused();
        }
      });
    }
  });

  test('it shows the title and the HTML content of every era', async ({ game }) => {
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      await game.learnMore.click();
      await expect(
        game.dialog.getByRole('heading', { name: era.context.title, exact: true }),
      ).toBeVisible();
      const headings = [...era.context.content.matchAll(/<h3>(.*?)<\/h3>/g)].map(
        (match) => match[1] ?? '',
      );
      const story = await loadStory(era.period.slug);
      await expect(game.dialog.getByRole('heading', { level: 3 })).toHaveText([
        ...headings,
        story?.document?.title ?? 'no document',
        'Words',
      ]);
      expect(await game.dialog.locator('li').count()).toBeGreaterThan(0);
      await game.button('Close').click();
    }
  });

  test('its content is limited to 80 % of the viewport height, on every screen', async ({
    game,
    page,
  }) => {
    await game.open();
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
      [844, 390],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await game.learnMore.click();
      await expect(game.dialog).toBeVisible();
      const box = await game.dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await expect(game.button('Close')).toBeInViewport({ ratio: 1 });
      await expect(game.button('Return to Story')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });

  test('the keyboard scrolls a long text, and the focus stays inside', async ({ game, page }) => {
    await game.open();
    await game.learnMore.click();
    const text = game.dialog.getByRole('region', { name: 'Background' });
    await expect(text).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
    for (let turn = 0; turn < 5; turn += 1) {
      await page.keyboard.press('Tab');
      expect(await game.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
        true,
      );
    }
  });

  test('a context that arrives while it is open is shown', async ({ game, api }) => {
    const held = api.hold('context');
    await game.open();
    await expect.poll(() => held.calls.length).toBe(1);
    await game.learnMore.click();
    await expect(game.dialog).toContainText(medieval.context.title);
    await held.release({ json: { context: '<p>Arrived while you were reading.</p>' } });
    await expect(game.dialog).toContainText('Arrived while you were reading.');
  });

  test('the URL of the link opens it', async ({ game, page }) => {
    await page.goto('/');
    const href = await game.learnMore.getAttribute('href');
    await page.goto('about:blank');
    await page.goto(`/${href}`);
    await expect(game.dialog).toHaveAccessibleName(medieval.context.title);
  });
});

test.describe('generated HTML is rendered as HTML but cannot run code', () => {
  // A plain file host sends no security policy, so only the sanitiser protects the page.
  test.use({ baseURL: async ({ staticHost }, use) => use(staticHost.url) });

  const hostile: Record<string, string> = {
    'a script': '<script>window.hacked = 1</script><script src="/hack.js"></script>',
    'an event handler':
      '<img src="/hack.png" onerror="window.hacked = 1"><p onclick="window.hacked = 1" onmouseover="window.hacked = 1">x</p>',
    'a javascript: address':
      '<a href="javascript:window.hacked = 1">x</a><a href=" jAva\tscript:window.hacked=1">x</a><a href="data:text/html,<script>1</script>">x</a><a href="vbscript:x">x</a>',
    'a frame':
      '<iframe src="/hack" srcdoc="<script>parent.hacked = 1</script>"></iframe><frame src="/hack"><object data="/hack"></object><embed src="/hack">',
    'a form':
      '<form action="/hack"><input name="password" autofocus onfocus="window.hacked=1"><button formaction="javascript:window.hacked=1">x</button><textarea></textarea><select><option>x</select></form>',
    'a style':
      '<style>body { display: none } @import "/hack.css";</style><link rel="stylesheet" href="/hack.css"><p style="position: fixed; inset: 0; background: url(/hack.png)">x</p>',
    'an SVG':
      '<svg onload="window.hacked = 1"><script>window.hacked = 1</script><a xlink:href="javascript:window.hacked=1"><text>x</text></a><animate attributeName="href" values="javascript:window.hacked=1"/><use href="data:image/svg+xml,<svg/>"/></svg>',
    'markup that changes when it is parsed again': [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
      '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">',
      '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
      '<template><img src=x onerror=window.hacked=1></template><xmp><img src=x onerror=window.hacked=1></xmp>',
    ].join(''),
    'a base, a meta and media':
      '<base href="https://example.com/"><meta http-equiv="refresh" content="0;url=/hack"><video src="/hack" autoplay onerror="window.hacked=1"></video><audio src="/hack" autoplay></audio><picture><source srcset="/hack.png"></picture>',
    'clobbering of names':
      '<a id="root" name="getElementById">x</a><p id="location" class="ContextDialog_overlay">x</p><form name="body"></form>',
    'a custom element and a slot':
      '<x-y is="a" onclick="window.hacked=1"><slot></slot></x-y><dialog open>x</dialog><marquee onstart="window.hacked=1">x</marquee>',
  };
  test('each attack is rendered harmless', async ({ game, api, log, page }) => {
    test.slow();
    // The page's policy applies to the document that the sanitiser reads, too.
    log.allow(/^Setting the document's base URI to 'https:\/\/example\.com\/' violates/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/hack|example\.com/.test(request.url())) asked.push(request.url());
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    await game.open();
    const text = written(game);
    for (const [what, html] of Object.entries(hostile)) {
      await test.step(what, async () => {
        api.answer('context', {
          json: { context: `<p id="start">Before ${what}</p>${html}<p>After</p>` },
        });
        await game.eraButton(medieval).click();
        await game.learnMore.click();
        await expect(game.dialog).toContainText(`Before ${what}`);
        expect(await text.evaluate(forbiddenContent)).toEqual([]);
        for (const link of await text.locator('a').all()) await link.click();
        await text.hover();
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
        expect(asked).toEqual([]);
        expect(page.context().pages()).toHaveLength(1);
        await game.button('Return to Story').click();
        await expect(game.dialog).toHaveCount(0);
      });
    }
  });

  test('formatting, lists, headings and safe links are kept, and links get a rel attribute @core', async ({
    game,
    api,
  }) => {
    const html =
      '<h1>One</h1><h2>Two</h2><p><strong>bold</strong> <em>fine</em> <a href="https://example.org/source">a source</a></p><ul><li>item</li></ul><blockquote>said</blockquote><table><tr><th scope="row">year</th><td>1242</td></tr></table>';
    api.answer('context', { json: { context: html } });
    await game.open();
    await game.learnMore.click();
    await expect(written(game).locator('strong')).toHaveText('bold');
    await expect(written(game).locator('blockquote')).toHaveText('said');
    await expect(game.dialog.getByRole('cell', { name: '1242' })).toBeVisible();
    await expect(written(game).getByRole('heading', { level: 3 })).toHaveText(['One', 'Two']);
    const link = game.dialog.getByRole('link', { name: 'a source' });
    await expect(link).toHaveAttribute('href', 'https://example.org/source');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('text in titles, choices and descriptions is never HTML', async ({ game, api, page }) => {
    const text = 'Offer <img src=/hack.png onerror="window.hacked=1"> & <b>bread</b>';
    api.answer('choices', {
      json: {
        choices: [
          { text, description: '<i>x</i>' },
          { text: 'Wait', description: '' },
        ],
      },
    });
    await game.open();
    await expect(game.card(text)).toContainText('<i>x</i>');
    await game.card(text).click();
    await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
    await expect(game.impact).toContainText(text.toLowerCase());
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

/** Runs in the page: lists elements, attributes and URLs that the sanitiser should have removed. */
function forbiddenContent(region: Element): string[] {
  const allowed =
    'P BR HR DIV SPAN BLOCKQUOTE PRE STRONG EM B I U S SMALL SUB SUP MARK Q CITE ABBR CODE TIME H3 H4 H5 H6 UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR TH TD A'.split(
      ' ',
    );
  const attributes = 'href title lang dir start colspan rowspan scope datetime rel target'.split(
    ' ',
  );
  const inside = [...(region.firstElementChild?.querySelectorAll('*') ?? [])];
  return inside.flatMap((element) => [
    ...(allowed.includes(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name }) => !attributes.includes(name))
      .map(({ name }) => name),
    ...(element instanceof HTMLAnchorElement &&
    element.hasAttribute('href') &&
    !/^https?:|^mailto:/.test(element.protocol)
      ? [element.href]
      : []),
  ]);
}
