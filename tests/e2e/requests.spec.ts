import { builtInPeriods } from '@time-traveler/game-core';
import { bronzeAge } from '@time-traveler/testing';
import type { Reply } from '../support/api';
import { eraNamed } from '../support/game-page';
import { keptLine } from '../support/kept-line';
import { lateModule } from '../support/late-module';
import { expect, test } from '../support/test';

const noDataLine = /^The list of time periods has no usable data, the built-in one is shown/;

test.describe('§7 the calls it makes', () => {
  test('GET /api/periods and the three POST /api/deepseek have the paths, prompts and bodies of the table @core', async ({
    game,
    api,
  }) => {
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await game.enter(eraNamed('modern'));
    await expect.poll(() => api.calls.length).toBe(7);
    expect(api.calls.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
      '/api/periods',
    ]);
    for (const slug of ['medieval', 'modern']) {
      const { title, description } = eraNamed(slug).scenario;
      const bodies = api.calls
        .filter(({ period }) => period === slug)
        .map(({ path, text }) => [path, JSON.parse(text ?? '') as unknown]);
      expect(bodies).toEqual([
        [
          '/api/deepseek',
          { prompt: `Generate an image for ${title}`, type: 'image', period: slug },
        ],
        ['/api/deepseek', { prompt: description, type: 'choices', period: slug }],
        ['/api/deepseek', { prompt: description, type: 'context', period: slug }],
      ]);
    }
  });

  test('all requests send credentials, and only those with a body have a JSON content type', async ({
    game,
    api,
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const original = window.fetch;
      const modes: (string | undefined)[] = [];
      Object.assign(window, { modes });
      window.fetch = (input, init) => {
        modes.push(init?.credentials);
        return original(input, init);
      };
    });
    await context.addCookies([{ name: 'traveler', value: 'alis', url: baseURL ?? '' }]);
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    for (const { headers, method } of api.calls) {
      expect(headers['cookie']).toContain('traveler=alis');
      expect(headers['content-type']).toBe(method === 'POST' ? 'application/json' : undefined);
    }
    expect(api.of('periods')[0]?.text).toBeNull();
    expect(await page.evaluate(() => (window as Window & { modes?: unknown }).modes)).toEqual(
      Array.from({ length: 4 }, () => 'include'),
    );
  });

  test('the period list replaces the built-in one, unknown eras and icons included @core', async ({
    game,
    api,
  }) => {
    api.answer('periods', { json: [...builtInPeriods.slice(0, 2), bronzeAge] });
    await game.open();
    await expect(game.timeline.getByRole('button')).toHaveCount(3);
    const entry = game.timeline.getByRole('button', { name: 'Bronze Age', exact: true });
    await expect(entry.locator('svg')).toBeVisible();
  });
});

test.describe('§4 data cache', () => {
  test('reads are never fetched again: no interval, no refetch on window focus or reconnection', async ({
    game,
    api,
    log,
    page,
    context,
  }) => {
    log.allow(lateModule);
    await page.clock.install();
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await page.clock.runFor('01:00:00');
    // A story, a picture or a track that is loaded in advance would be cut off and log a line.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online'])
        window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await context.setOffline(true);
    await context.setOffline(false);
    await page.clock.runFor('00:10:00');
    await game.enter(eraNamed('renaissance'));
    await expect.poll(() => api.calls.length).toBe(7);
    expect(api.of('periods')).toHaveLength(1);
  });

  test('neither queries nor mutations retry', async ({ game, api, log, kept, page }) => {
    log.allow(/^Failed to fetch time periods/);
    log.allow(lateModule);
    api.answer('periods', { body: 'Down', status: 503 });
    api.failGeneration();
    await page.clock.install();
    await game.open();
    await expect.poll(() => api.calls.length).toBe(4);
    await page.clock.runFor('00:05:00');
    await game.settle();
    expect(api.calls).toHaveLength(4);
    expect(kept()).toHaveLength(3);
  });
});

test.describe('§8 errors of the calls', () => {
  test('a non-ok response is an error of status code, colon, space and body text, or status text if the body is empty', async ({
    game,
    api,
    kept,
  }) => {
    api.answer('image', { body: 'Too many travelers', status: 429 });
    api.answer('choices', { body: '', status: 503 });
    api.answer('context', { body: '{"error":"odd"}', status: 418 });
    await game.open();
    const ends = ['429: Too many travelers', '503: Service Unavailable', '418: {"error":"odd"}'];
    await expect
      .poll(() =>
        kept()
          .map((line) => line.split('kept: ')[1])
          .sort(),
      )
      .toEqual([...ends].sort());
  });

  for (const [what, reply, reason] of [
    ['answers 500', { body: 'Oops', status: 500 }, '500: Oops'],
    ['answers 401', { body: 'Who are you?', status: 401 }, '401: Who are you?'],
    ['is not JSON', { body: '<!doctype html>' }, 'JSON'],
    ['connection breaks', 'broken', ''],
  ] as const satisfies readonly (readonly [string, Reply, string])[]) {
    test(`period fetch fails (${what}): "Failed to fetch time periods", built-in eras are shown @core`, async ({
      game,
      api,
      log,
    }) => {
      const failures = log.allow(/^Failed to fetch time periods: /);
      api.answer('periods', reply);
      await game.open();
      await expect(game.timeline.getByRole('button')).toHaveCount(5);
      const notice = game.notice('Failed to fetch time periods');
      await expect(notice).toHaveCount(1);
      await expect(notice).toHaveAttribute('data-variant', 'destructive');
      expect(failures()).toHaveLength(1);
      expect(failures()[0]).toContain(reason);
    });
  }

  const [first, ...rest] = builtInPeriods;
  const lists: Record<string, unknown> = {
    'an empty array': [],
    'an object': { periods: builtInPeriods },
    null: null,
    'a number': 5,
    'a string': 'medieval',
    'an item that is null': [...builtInPeriods, null],
    'an item without a name': [...builtInPeriods, { ...bronzeAge, name: ' ' }],
    'an item with years in words': [...builtInPeriods, { ...bronzeAge, startYear: 'early' }],
    'a slug that would break out of a class name': [
      ...builtInPeriods,
      { ...bronzeAge, slug: 'a b"><img>' },
    ],
    'a slug that leads elsewhere': [...builtInPeriods, { ...bronzeAge, slug: '../secret' }],
    'two items with one id': [...builtInPeriods, { ...bronzeAge, id: first?.id }],
    'two items with one slug': [first, ...rest, { ...bronzeAge, slug: first?.slug }],
  };
  test('a malformed period list counts as no data: the built-in list is used', async ({
    game,
    api,
    log,
    page,
  }) => {
    log.allow(noDataLine);
    for (const [what, json] of Object.entries(lists)) {
      await test.step(what, async () => {
        const before = log.lines.length;
        api.answer('periods', { json });
        await game.open();
        await expect.poll(() => log.lines.length).toBe(before + 1);
        await expect(game.timeline.getByRole('button')).toHaveCount(5);
        for (const { name } of builtInPeriods) {
          await expect(game.timeline.getByRole('button', { name, exact: true })).toHaveCount(1);
        }
        await expect(page.locator('html')).toHaveClass('medieval-theme');
      });
    }
  });

  test('an era that only the server knows has generic content, its own theme class and its own music', async ({
    game,
    api,
    log,
    page,
  }) => {
    log.allow(keptLine);
    log.allow(/could not be|Decoding|No codec|music/i);
    log.allowBrowserLine('/audio/bronze-age-theme.mp3');
    api.answer('periods', { json: [...builtInPeriods, bronzeAge] });
    await game.open();
    api.failGeneration(404);
    await game.timeline.getByRole('button', { name: 'Bronze Age', exact: true }).click();
    await expect(page.locator('html')).toHaveClass('bronze-age-theme');
    await expect(game.story).toContainText('Bronze Age');
    await expect(game.cards).toHaveCount(4);
    await game.learnMore.click();
    await expect(game.dialog).toContainText('Bronze Age');
    await expect(game.dialog).toContainText(bronzeAge.description);
    await game.button('Return to Story').click();
    await game.cards.first().click();
    await expect(game.story).toContainText('Aftermath: ');
  });
});
