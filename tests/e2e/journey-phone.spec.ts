import { middleOf, tapAt } from '../support/press';
import { eraNamed } from '../support/game-page';
import { inSight } from '../support/in-sight';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const [choice] = medieval.choices;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const way of ['Back', 'Undo choice'] as const) {
  test(`${way} shows the earlier scene from its top`, async ({ game, page }) => {
    await game.open();
    const card = game.card(choice?.text ?? '');
    await card.scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(card));
    await expect(game.title(`Aftermath: ${choice?.text}`)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if (way === 'Back') await page.goBack();
    else await tapAt(page, await middleOf(game.button(way)));
    await expect(game.title(medieval.scenario.title)).toBeFocused();
    await expect(game.title(medieval.scenario.title)).toBeInViewport();
    // The browser moves the page, if it does, within a frame or two after its event.
    await game.settle();
    await expect(game.title(medieval.scenario.title)).toBeInViewport();
  });
}

test('a notification leaves the offer to continue free, and goes away after a tap on it', async ({
  game,
  api,
  log,
  page,
}) => {
  await game.open();
  await game.card(choice?.text ?? '').click();
  await expect(game.title(`Aftermath: ${choice?.text}`)).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('journey') !== null);
  log.allow(/^Failed to fetch time periods/);
  api.answer('periods', { body: 'Down', status: 500 });
  await page.goto('/');
  const notice = game.notice('Failed to fetch');
  await expect(notice).toBeVisible();
  await tapAt(page, await middleOf(notice));
  const offer = page.getByRole('button', { name: /^Continue: / });
  await expect(offer).toBeVisible();
  await game.settle();
  expect(await inSight(offer)).toBe(true);
  await expect(notice).toHaveCount(0);
});

for (const width of [320, 390])
  test(`at ${width} px another visit shows the way back and the journal at once, and moves nothing for them`, async ({
    game,
    context,
  }) => {
    await game.open();
    await game.card(choice?.text ?? '').click();
    await expect(game.button('Undo choice')).toBeVisible();
    const second = await context.newPage();
    await second.setViewportSize({ width, height: 844 });
    await second.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const { sources = [] } of list.getEntries() as (PerformanceEntry & {
          sources?: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        })[])
          for (const { node, previousRect, currentRect } of sources)
            if (Math.abs(previousRect.y - currentRect.y) > 2)
              moves.push(`${node?.nodeName}: ${currentRect.y - previousRect.y} px`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await second.goto('/?era=future');
    const offer = second.getByRole('button', { name: /^Continue: / });
    const journal = second.getByRole('button', { name: /^Your journey/ });
    await expect(offer).toBeInViewport();
    await expect(journal).toBeInViewport();
    expect(await second.evaluate(() => scrollY)).toBe(0);
    // Shifts are reported after the frame.
    await second.waitForTimeout(300);
    expect(await second.evaluate(() => (window as { moves?: string[] }).moves)).toEqual([]);
    await journal.click();
    await second.getByRole('button', { name: 'Return to Story' }).click();
    await expect(journal).toBeFocused();
    await offer.click();
    await expect(second.getByRole('heading', { name: `Aftermath: ${choice?.text}` })).toBeVisible();
    await expect(journal).toHaveCount(1);
    await expect(second.getByRole('button', { name: 'Undo choice' })).toBeAttached();
  });
