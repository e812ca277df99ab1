import type { Page } from '@playwright/test';
import { type GamePage, eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { middleOf, pressAt } from '../support/press';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Rewrite = (html: string) => string;

const node = '<div class="extension" style="display:none">Another program</div>';
const banner = '<div role="note" style="padding:1rem">This page is watched.</div>';
const after = (mark: RegExp) => (html: string) => html.replace(mark, (found) => found + node);
const before = (mark: RegExp) => (html: string) => html.replace(mark, (found) => node + found);

/** What extensions, schools and services between the server and the browser do to a page. */
const rewrites: Readonly<Record<string, Rewrite>> = {
  'a node first in the root': after(/<div id="root"[^>]*>/),
  'a node in the middle of the story': after(/<article[^>]*>/),
  'a node between the choices': before(/<\/ul>/),
  'a node in the timeline': before(/<\/nav>/),
  'a node last in the root': before(/<\/div>(?=<noscript>)/),
  'a node first in the body': after(/<body[^>]*>/),
  'a node last in the body': before(/<\/body>/),
  'a link last in the head': (html) => html.replace('</head>', '<link rel="x-extension"></head>'),
  'a style first in the head': (html) => html.replace('<head>', '<head><style>p.x{top:0}</style>'),
  'a banner before the game': (html) => html.replace('<div id="root"', `${banner}<div id="root"`),
  'a banner in the root': (html) => html.replace(/<div id="root"[^>]*>/, (root) => root + banner),
  'an attribute on every element': (html) =>
    html.replaceAll(
      /<(div|p|h\d|section|main|nav|ul|li|button|a|span|img|svg|article)\b/g,
      (tag) => `${tag} data-x="1"`,
    ),
  'a class on the root element': (html) => html.replace('class="', 'class="extension '),
  'no space between elements, and no quotes that are not needed': (html) =>
    html.replaceAll(/>\s+</g, '><').replaceAll(/ id="(\w+)"/g, ' id=$1'),
  'text in other elements, as a translator leaves it': (html) =>
    html.replaceAll(/(<p[^>]*>)([^<]+)(<\/p>)/g, '$1<font><font>$2</font></font>$3'),
  'no image hint': (html) => html.replaceAll(/<link rel="(?:preload|prefetch|expect)"[^>]*>/g, ''),
  'a wrapper round the root': (html) =>
    html.replace('<body>', '<body><div>').replace('</body>', '</div></body>'),
  'a wrapper in the root': (html) =>
    html
      .replace(/<div id="root"[^>]*>/, (root) => `${root}<div>`)
      .replace(/<\/div>(?=<noscript>)/, '</div></div>'),
};

/** Sends each page as one of these programs leaves it. */
async function rewrite(page: Page, change: Rewrite): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = change(html);
      expect(body, 'the page that is sent').not.toBe(html);
      const headers = { ...response.headers() };
      // The server allows no deferring service; a host whose pages are rewritten has to.
      delete headers['content-security-policy'];
      await route.fulfill({ response, body, headers });
    },
  );
}

/** Opens an era's page, presses its third choice before the game is awake, and waits for the aftermath. */
async function pressEarly(game: GamePage, page: Page, slug: string): Promise<void> {
  const era = eraNamed(slug);
  const text = era.choices[2]?.text ?? '';
  const scripts = await holdBack(page, /^\/assets\/index-.*\.js$/);
  await page.goto(`/?era=${slug}`, { waitUntil: 'commit' });
  await expect(game.card(text)).toBeVisible();
  await pressAt(page, await middleOf(game.card(text)));
  scripts.release();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  await expect(game.impact).toContainText(text.toLowerCase());
}

for (const [name, change] of Object.entries(rewrites)) {
  test(`a page with ${name} wakes, and an early press counts`, async ({ game, page, log }) => {
    log.allow(/^The page was changed on its way/);
    await rewrite(page, change);
    for (const slug of ['medieval', 'future']) {
      await pressEarly(game, page, slug);
      await game.enter(eraNamed('renaissance'));
    }
  });
}

test('a page whose scripts run only after it was parsed, as a service defers them, wakes', async ({
  game,
  page,
}) => {
  await page.route('**/deferrer.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('load', () => setTimeout(() => {
        for (const late of document.querySelectorAll('script[type="deferred"]')) {
          const script = document.createElement('script');
          script.textContent = late.textContent;
          late.replaceWith(script);
        }
      }))`,
    }),
  );
  await rewrite(page, (html) =>
    html
      .replaceAll('<script>', '<script type="deferred">')
      // Such services have to be allowed by the page's policy.
      .replaceAll("require-trusted-types-for 'script'", '')
      .replace('</body>', '<script src="/deferrer.js" defer></script></body>'),
  );
  await page.goto('/?era=future');
  await game.enter(eraNamed('renaissance'));
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
});

test('an early press on an era counts in a page with a node in the root', async ({
  game,
  page,
  log,
}) => {
  log.allow(/^The page was changed on its way/);
  await rewrite(page, after(/<div id="root"[^>]*>/));
  const scripts = await holdBack(page, /^\/assets\/index-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await pressAt(page, await middleOf(game.timeline.locator('li').nth(4)));
  scripts.release();
  await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
});
