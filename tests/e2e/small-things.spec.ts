import { builtInEras } from '@time-traveler/game-core';
import { violations } from '../support/axe';
import { eraNamed } from '../support/game-page';
import { smallTargets } from '../support/layout';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('at 400 % zoom, where there is no initial, a first word of one letter keeps its space', async ({
  game,
  page,
  api,
}) => {
  const choice = { text: 'Join them', description: '', outcome: 'A hundred voices rise.' };
  api.answer('choices', { json: { choices: [choice, { text: 'Wait', description: '' }] } });
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  await game.card('Join them').click();
  await expect(game.impact).toContainText('You chose to');
  const gap = await game.story.locator('article p > span').nth(1).boundingBox();
  expect(gap?.width).toBeGreaterThan(2);
});

test('the mark at the fold never covers a visible part of "What really happened"', async ({
  game,
  page,
}) => {
  test.slow();
  await game.open();
  for (const { text } of eraNamed('medieval').choices) {
    await game.card(text).click();
    await expect(game.impact).toContainText('You chose to');
    await game.settle();
    for (const height of [900, 860, 840, 820, 768]) {
      await game.resize([1440, height]);
      const seen = await page.evaluate(() => {
        const scroller = document.querySelector('article')?.parentElement;
        const mark = scroller?.nextElementSibling;
        const heading = scroller?.querySelector('h3');
        if (!scroller || !mark || !heading) return null;
        const cut = parseFloat(scroller.style.getPropertyValue('--cut')) || 0;
        const fold = scroller.getBoundingClientRect().bottom - cut;
        const { top, bottom } = heading.getBoundingClientRect();
        const isNamed =
          mark.hasAttribute('data-shown') && mark.getAttribute('data-aside') === 'next';
        return { isNamed, isCut: top < fold - 1 && bottom > fold + 1, isSeen: bottom <= fold + 1 };
      });
      const where = `${text} at ${height}`;
      expect.soft(seen?.isCut, `${where}: the heading is whole or hidden`).toBe(false);
      expect.soft(seen?.isNamed === true && seen.isSeen, `${where}: named once`).toBe(false);
    }
    await page.getByRole('button', { name: 'Undo choice' }).click();
    await expect(game.card(text)).toBeVisible();
  }
});

test('what the pointer is over looks different only on a device that has one, and not for a finger', async ({
  game,
  page,
}) => {
  await game.open();
  await game.cards.first().click();
  await page.getByRole('button', { name: /^Your journey/ }).click();
  await expect(game.dialog).toBeVisible();
  const rules = await page.evaluate(() => {
    const found: string[] = [];
    const walk = (list: CSSRuleList, guarded: boolean) => {
      for (const rule of list) {
        const media = rule instanceof CSSMediaRule ? rule.conditionText : '';
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          if (!guarded || !rule.selectorText.includes(':not([data-touch])'))
            found.push(rule.selectorText);
        }
        if ('cssRules' in rule)
          walk(rule.cssRules as CSSRuleList, guarded || media.includes('hover: hover'));
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false);
    return found;
  });
  expect(rules).toEqual([]);
});

test('a card that a finger pressed on a laptop does not look as if a pointer were over it', async ({
  game,
  page,
}) => {
  await game.open();
  const look = (card: number) =>
    game.cards.nth(card).evaluate((one) => {
      const { backgroundColor, boxShadow, translate } = getComputedStyle(one);
      return [backgroundColor, boxShadow, translate].join(' ');
    });
  // Such a laptop leaves its pointer where the finger was. Playwright's own touch screen would take it away.
  const { x = 0, y = 0 } = (await game.cards.nth(1).boundingBox()) ?? {};
  const finger = { x: x + 40, y: y + 20 };
  await page.mouse.move(finger.x, finger.y);
  await game.settle();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(game.impact).toContainText('You chose to');
  await game.settle();
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
  expect(await game.cards.nth(1).evaluate((card) => card.matches(':hover'))).toBe(true);
  expect(await look(1)).toBe(await look(0));
  // A mouse is answered again.
  await game.cards.nth(2).hover();
  await expect.poll(() => look(2)).not.toBe(await look(0));
});

test('the seal of a charter is under no button and no heading, in any window', async ({
  game,
  page,
}) => {
  await game.open();
  const sealed = () =>
    game.dialog.evaluate((dialog) => {
      const seal = '6d1509';
      return [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).backgroundImage.includes(seal))
        .map((part) => {
          const { left } = part.getBoundingClientRect();
          const buttons = [...part.querySelectorAll('button, h3')];
          // The seal is 36 px from the edge and 44 px wide.
          return buttons.every((one) => one.getBoundingClientRect().left >= left + 80);
        });
    });
  const check = async (name: string, expected: readonly boolean[]) => {
    await expect(game.dialog).toBeVisible();
    for (const size of [
      [1366, 768],
      [1440, 900],
      [320, 256],
    ] as const) {
      await game.resize(size);
      expect.soft(await sealed(), `${name} at ${size.join('×')}`).toEqual(expected);
    }
    await game.button('Return to Story').click();
    await expect(game.dialog).toHaveCount(0);
  };
  await game.learnMore.click();
  await check('background', [true]);
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  for (const name of [/^Your journey/, /^Keep this moment/]) {
    await page.getByRole('button', { name }).click();
    await check(String(name), []);
  }
});

test('the heading of the words of a background is set as its other headings', async ({ game }) => {
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    const faces = await game.dialog.getByRole('heading', { level: 3 }).evaluateAll((all) =>
      all.map((one) => {
        const { color, fontFamily, fontSize } = getComputedStyle(one);
        return `${color} ${fontFamily} ${fontSize}`;
      }),
    );
    expect.soft(new Set(faces).size, era.period.slug).toBe(1);
    await game.button('Return to Story').click();
    await expect(game.dialog).toHaveCount(0);
  }
});

test('another visit offers the way back in a frame, and the journal beside it', async ({
  game,
  context,
}) => {
  await game.open();
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  await expect(game.button('Undo choice')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/?era=future');
  const offer = second.getByRole('button', { name: /^Continue: / });
  await expect(offer).toBeVisible();
  const edge = await offer.evaluate((one) => getComputedStyle(one, '::before').borderTopStyle);
  expect(edge).toBe('solid');
  await expect(second.getByRole('button', { name: /^Your journey/ })).toBeVisible();
});

test('after the end of a visit the four follow-ups stay, on the ground of their panel', async ({
  game,
  page,
}) => {
  test.slow();
  await game.open();
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    const grounds = () =>
      game.cards.evaluateAll((all) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'var(--color-surface-choices)';
        const surface = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return all.map((card) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(card);
          return backgroundColor === surface && backgroundImage === 'none';
        });
      });
    for (const decision of [1, 2, 3, 4]) {
      await game.cards.nth(decision - 1).click();
      await expect(game.story.getByText('Aftermath: ')).toBeVisible();
      await page.mouse.move(0, 0);
      const quiet = decision === 4;
      await expect.poll(grounds, `${slug}, ${decision}`).toEqual(Array(4).fill(quiet));
    }
    await game.settle();
    expect.soft(await smallTargets(page), `${slug}: targets`).toEqual([]);
    expect.soft(await violations(page), `${slug}: contrast`).toEqual([]);
  }
});

test('in 2157 the tokens of ice and of the sea stand level, whatever is decided', async ({
  game,
  page,
}) => {
  await game.open();
  await game.enter(eraNamed('future'));
  const drawn = () =>
    page.evaluate(() => {
      const panel = document.querySelector('[data-tone=choices]');
      const text = document.querySelector('article > :last-child');
      if (!panel || !text) return null;
      const { backgroundImage, backgroundPosition, backgroundSize } = getComputedStyle(panel);
      const rule = getComputedStyle(text, '::before').backgroundImage;
      return { backgroundImage, backgroundPosition, backgroundSize, rule };
    });
  const before = await drawn();
  expect(before?.rule).toContain('gradient');
  for (const place of [0, 0, 2, 3]) {
    await game.cards.nth(place).click();
    await expect(game.impact).toContainText('You chose to');
    await game.settle();
    expect(await drawn()).toEqual(before);
  }
});
