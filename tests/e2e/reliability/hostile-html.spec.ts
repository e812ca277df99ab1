import type { Page } from '@playwright/test';
import { HOSTILE_CALL, HOSTILE_HOST, hostileBackgrounds } from '@time-traveler/testing';
import type { Api } from '../../support/api';
import { type GamePage, eraNamed } from '../../support/game-page';
import { report, sampled, seed } from '../../support/how-long';
import { expect, test } from '../../support/test';

test.setTimeout(300_000);

const era = eraNamed('medieval');

/** What may stand in a background: the elements and attributes that the sanitiser lets through. */
const harmless = {
  elements:
    /^(?:A|ABBR|B|BLOCKQUOTE|BR|CAPTION|CITE|CODE|DD|DIV|DL|DT|EM|H[3-6]|HR|I|LI|MARK|OL|P|PRE|Q|S|SMALL|SPAN|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TIME|TR|U|UL)$/
      .source,
  attributes: /^(?:href|title|lang|dir|start|colspan|rowspan|scope|datetime|rel|target)$/.source,
};

/** One of each attribute and element that would do harm if the sanitiser's lists had one more: a sample may miss it. */
const oneOfEach = [
  '<p style="color:red">x</p>',
  ...'accesskey action align aria-label autofocus background bgcolor class contenteditable data-x draggable height hidden id inert is itemprop name nonce onclick part ping popover role slot src srcset tabindex width'
    .split(' ')
    .map((attribute) => `<p ${attribute}="https:x">x</p>`),
  ...'audio base button canvas center details dialog embed font form iframe img input label link marquee math meta object picture select slot style svg template textarea video'
    .split(' ')
    .map((name) => `<${name}>x</${name}>`),
].join('');

/** Opens each background in the dialog and returns what it did, by background. */
async function openEach(
  page: Page,
  game: GamePage,
  api: Api,
  backgrounds: readonly string[],
): Promise<Record<string, string[]>> {
  const reached: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === HOSTILE_HOST || pathname === '/x') reached.push(request.url());
  });
  const frames: string[] = [];
  page.on('frameattached', (frame) => frames.push(frame.url()));
  page.on('popup', (popup) => reached.push(`popup ${popup.url()}`));
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: () => ((window as { ran?: boolean }).ran = true) });
  }, HOSTILE_CALL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  await game.learnMore.click();
  // The dialog's code may still be on its way.
  await expect(game.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const outside = await outsideTheDialog(page);
  const address = page.url();
  const found: Record<string, string[]> = {};
  for (const html of backgrounds) {
    api.answer('context', { json: { context: `<p>Begin.</p>${html}<p>End.</p>` } });
    const answered = page.waitForResponse(async (response) =>
      (response.request().postData() ?? '').includes('"type":"context"'),
    );
    await game.eraButton(era).click();
    await (await answered).finished();
    await game.learnMore.click();
    const region = game.dialog.getByRole('region', { name: 'Background' });
    await expect(region).toContainText('Begin.');
    // Focus, pointer and a frame or two are all that some of them wait for.
    const problems = await region.evaluate(async (container, { elements, attributes }) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const list: string[] = [];
      for (const element of container.querySelectorAll<HTMLElement>('[class*=RichText_text] *')) {
        if (!new RegExp(elements).test(element.tagName)) list.push(`<${element.tagName}>`);
        for (const { name, value } of element.attributes) {
          if (!new RegExp(attributes).test(name)) list.push(`${name}="${value}"`);
          if (name === 'href' && !/^(?:https?|mailto):/.test(value)) list.push(`href="${value}"`);
        }
        if (element.shadowRoot !== null) list.push('a shadow root');
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        if (element.tagName !== 'A') element.click();
      }
      if (container.scrollWidth > container.clientWidth + 1) list.push('It scrolls sideways');
      const { right, bottom } = container.getBoundingClientRect();
      if (right > innerWidth || bottom > innerHeight) list.push('It leaves the screen');
      if ((window as { ran?: boolean }).ran === true) list.push('Its code ran');
      (window as { ran?: boolean }).ran = false;
      return list;
    }, harmless);
    problems.push(...reached.splice(0), ...frames.splice(0).map((frame) => `frame ${frame}`));
    await page.keyboard.press('Escape');
    await expect(game.dialog).toHaveCount(0);
    if (page.url() !== address) problems.push(`The address is now ${page.url()}`);
    const after = await outsideTheDialog(page);
    if (after !== outside) problems.push('Something outside the dialog has changed');
    if (problems.length > 0) found[html] = problems;
  }
  return found;
}

/** Returns the markup of the page that a background must not change. */
function outsideTheDialog(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { classList, style } = document.documentElement;
    // The page itself adds stylesheets when it rests.
    const tags = [...document.head.children]
      .map(({ tagName }) => tagName)
      .filter((tag) => tag !== 'LINK');
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    // The picture may still be fading in.
    for (const part of main.querySelectorAll('canvas, img')) part.remove();
    const clobbered = ['body', 'cookie', 'getElementById', 'querySelector', 'head', 'forms'].map(
      (name) => typeof (document as unknown as Record<string, unknown>)[name],
    );
    return [...classList, style.cssText, ...tags, ...clobbered, main.textContent].join('|');
  });
}

test('the corpus has at least 150 backgrounds, no two alike', () => {
  expect(new Set(hostileBackgrounds).size).toBe(hostileBackgrounds.length);
  expect(hostileBackgrounds.length).toBeGreaterThanOrEqual(150);
});

test.describe('the sanitiser alone', () => {
  // Without the policies behind it, so that they hide nothing.
  test.use({ bypassCSP: true });

  test('a hostile background runs nothing, requests nothing and stays in the dialog', async ({
    page,
    game,
    api,
  }) => {
    const backgrounds = [oneOfEach, ...sampled(hostileBackgrounds, 20)];
    expect(await openEach(page, game, api, backgrounds), `TEST_SEED=${seed}`).toEqual({});
    report(`${backgrounds.length} hostile backgrounds opened`);
  });
});

// The server sends its policies in a header. A plain file host has those of the page alone.
for (const host of ['the game server', 'a plain file host'])
  test.describe(`the policies behind the sanitiser, on ${host}`, () => {
    if (host === 'a plain file host')
      test.use({ baseURL: async ({ staticHost }, use) => use(staticHost.url) });

    test('no script of the page makes a second policy, or HTML from text', async ({
      page,
      game,
      log,
    }) => {
      log.allow(/TrustedTypePolicy|^This document requires 'Trusted/);
      await game.open();
      await game.learnMore.click();
      await expect(game.dialog).toBeVisible();
      const results = await page.evaluate(() => {
        const attempt = (run: () => unknown) => {
          try {
            run();
            return 'done';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        const rules = { createHTML: (html: string) => html };
        // The game creates this one a few seconds after the page has loaded: whoever is second is refused.
        attempt(() => trustedTypes.createPolicy('service-worker', rules));
        return {
          'the policy of the sanitiser again': attempt(() =>
            trustedTypes.createPolicy('dompurify', rules),
          ),
          'the policy of the service worker again': attempt(() =>
            trustedTypes.createPolicy('service-worker', rules),
          ),
          'a policy of another name': attempt(() => trustedTypes.createPolicy('hostile', rules)),
          'the default policy': attempt(() => trustedTypes.createPolicy('default', rules)),
          'HTML from text': attempt(() => {
            document.createElement('div').innerHTML = '<p>x</p>';
          }),
          'a script from text': attempt(() => {
            document.createElement('script').text = 'x';
          }),
        };
      });
      expect(results).toEqual({
        'the policy of the sanitiser again': 'TypeError',
        'the policy of the service worker again': 'TypeError',
        'a policy of another name': 'TypeError',
        'the default policy': 'TypeError',
        'HTML from text': 'TypeError',
        'a script from text': 'TypeError',
      });
    });
  });
