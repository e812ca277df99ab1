import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SCENE_PATH } from '@time-traveler/game-core/contract';
import {
  type CallFault,
  type FaultyCall,
  callFaults,
  faultyCalls,
  wrongTypeFaults,
} from '@time-traveler/testing';
import { type Faults, FaultyServer } from '../../support/faulty-server';
import { eraNamed } from '../../support/game-page';
import type { ConsoleWatch } from '../../support/console-watch';
import { long, report, sampled, seed } from '../../support/how-long';
import { keptLine } from '../../support/kept-line';
import { lateModule } from '../../support/late-module';
import { playThrough } from '../../support/play-through';
import { expect, test } from '../../support/test';

// The faulty server answers instead of the scripted one.
test.use({ apiMode: 'none', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(long ? 3_600_000 : 180_000);

const sceneCalls = faultyCalls.filter((call) => call !== 'periods');

/** Allows what the game logs about failed calls, and the browser's own lines about them. */
function allowFailures(log: ConsoleWatch): void {
  log.allow(keptLine);
  log.allow(lateModule);
  log.allow(/^Failed to fetch time periods: /);
  log.allow(/^The list of time periods has no usable data, the built-in one is shown/);
  log.allowBrowserLine(/./);
}

function nameOf(faults: Faults): string {
  return Object.entries(faults)
    .map(([call, fault]) => `${call} ${fault.name}`)
    .join(', ');
}

const singles = (
  calls: readonly FaultyCall[],
  faults: (call: FaultyCall) => readonly CallFault[],
) => calls.flatMap((call) => faults(call).map((fault): Faults => ({ [call]: fault })));

/** Every pair of faults of two calls, without those of 10 MB, which are tried alone. */
function pairs(calls: readonly FaultyCall[], partners: readonly FaultyCall[]): readonly Faults[] {
  const small = (call: FaultyCall) =>
    callFaults(call).filter(({ name }) => !name.includes('10 MB'));
  return calls.flatMap((one) =>
    partners
      .filter((other) => faultyCalls.indexOf(other) > faultyCalls.indexOf(one))
      .flatMap((other) =>
        small(one).flatMap((fault) =>
          small(other).map((partner): Faults => ({ [one]: fault, [other]: partner })),
        ),
      ),
  );
}

/** Plays all eras, lets the server send its delayed answers, and returns what went wrong. */
async function play(page: Page, server: FaultyServer, log: ConsoleWatch): Promise<string[]> {
  const before = log.unexpected().length;
  const { aftermaths, problems } = await playThrough(page);
  await server.release('an era change');
  await server.release('a choice');
  await page.clock.fastForward(40_000);
  await server.waited(40_000);
  const late = await page.evaluate(() => document.querySelector('article h2')?.textContent ?? '');
  return [
    ...problems,
    ...(aftermaths >= 5 ? [] : [`${aftermaths} of 5 eras have an aftermath`]),
    ...(late.startsWith('Aftermath: ') ? [] : ['A late answer replaced the aftermath']),
    ...log.unexpected().slice(before),
  ];
}

test.describe('five eras can be played to an aftermath', () => {
  test('whatever happens to the calls for a scene', async ({ page, log }) => {
    allowFailures(log);
    const server = new FaultyServer();
    await page.clock.install();
    await server.install(page);
    await page.goto('/');
    const failures: Record<string, string[]> = {};
    const sets = [
      ...sampled(singles(sceneCalls, callFaults), 3),
      ...sampled(singles(sceneCalls, wrongTypeFaults), 1, 150),
      ...sampled(pairs(sceneCalls, sceneCalls), 2, 200),
    ];
    for (const faults of sets) {
      server.set(faults);
      const found = await play(page, server, log);
      if (found.length > 0) failures[nameOf(faults)] = found;
    }
    report(`${sets.length} sets of faults`);
    expect(failures, `TEST_SEED=${seed}`).toEqual({});
  });

  test('whatever happens to the list of eras', async ({ page, log }) => {
    allowFailures(log);
    const server = new FaultyServer();
    await page.clock.install();
    await server.install(page);
    const failures: Record<string, string[]> = {};
    const sets = [
      ...sampled(singles(['periods'], callFaults), 1),
      ...sampled(singles(['periods'], wrongTypeFaults), 1, 60),
      ...sampled(pairs(['periods'], sceneCalls), 1, 100),
    ];
    for (const faults of sets) {
      server.set(faults);
      await page.goto('/');
      await expect.poll(() => server.calls).toContain('periods');
      for (const delay of [1_000, 5_000]) {
        await page.clock.fastForward(delay);
        await server.waited(delay);
      }
      await page.clock.fastForward(5_000);
      const found = await play(page, server, log);
      await page.goto('about:blank');
      await server.release('leaving');
      if (found.length > 0) failures[nameOf(faults)] = found;
    }
    report(`${sets.length} sets of faults`);
    expect(failures, `TEST_SEED=${seed}`).toEqual({});
  });
});

const builtGame = path.join(import.meta.dirname, '../../../apps/game/dist');

/** What goes wrong with a file: it is missing, of another type, cut off, or never ends. */
const fileFaults = ['404', 'wrong type', 'truncated', 'stalled'] as const;

/** Makes every file that matches go wrong. */
async function breakFiles(
  page: Page,
  pattern: RegExp,
  fault: (typeof fileFaults)[number],
): Promise<void> {
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      if (fault === '404') return route.fulfill({ status: 404, body: 'not found' });
      if (fault === 'wrong type') {
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' });
      }
      // Nothing is ever sent.
      if (fault === 'stalled') return;
      const file = path.join(builtGame, new URL(route.request().url()).pathname);
      const body = await readFile(file);
      const contentType = file.endsWith('.mp3') ? 'audio/mpeg' : 'image/avif';
      return route.fulfill({ contentType, body: body.subarray(0, body.length / 2) });
    },
  );
}

/** Refuses the calls for scenes: a server's picture would begin the wait for a picture again, whenever it came. */
function refuseScenes(page: Page): Promise<unknown> {
  return page.route(`**${SCENE_PATH}`, (route) => route.abort());
}

test.describe('five eras can be played', () => {
  test('if a picture stalls: its preview stands there, then the fallback and the frame, and never the former era', async ({
    page,
    game,
    log,
  }) => {
    allowFailures(log);
    await page.clock.install();
    await breakFiles(page, /^\/images\/(?!medieval)/, 'stalled');
    await refuseScenes(page);
    await page.goto('/');
    await expect.poll(() => game.shownPicture()).not.toBeNull();
    await game.eraButton(eraNamed('modern')).click();
    await expect(game.title(eraNamed('modern').scenario.title)).toBeVisible();
    const former = page.locator('article canvas');
    await expect(former).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(former).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(game.story.locator('img')).toHaveAttribute('src', /renaissance/);
    await page.clock.fastForward(16_000);
    await page.clock.fastForward(16_000);
    await expect(game.story.getByText('No picture of this scene')).toBeVisible();
  });

  test("if an ending's picture stalls: the former one gives way to the placeholder, then to the opening one", async ({
    page,
    game,
    log,
  }) => {
    allowFailures(log);
    await page.clock.install();
    await breakFiles(page, /^\/images\/medieval-2/, 'stalled');
    await refuseScenes(page);
    await page.goto('/');
    const { scenario, choices } = eraNamed('medieval');
    await expect.poll(() => game.shownPicture()).toBe(scenario.imageUrl);
    await game.card(choices[0]?.text ?? '').click();
    const picture = game.story.locator('img');
    await expect(picture).toHaveAttribute('src', /medieval-2/);
    const former = page.locator('article canvas');
    await expect(former).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect(former).toHaveCount(1);
    await page.clock.fastForward(6_000);
    await expect(former).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(picture).toHaveAttribute('src', scenario.imageUrl);
  });

  for (const fault of fileFaults) {
    test(`if every picture is ${fault}`, async ({ page, log, game }) => {
      allowFailures(log);
      await page.clock.install();
      await breakFiles(page, /^\/images\/|^\/generated\//, fault);
      // The load event waits for the picture.
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const { aftermaths, problems } = await playThrough(page, { picturesStall: true });
      expect(problems).toEqual([]);
      expect(aftermaths).toBe(5);
      // Time enough for the picture of the ending, for the opening one and for its fallback.
      for (let turn = 0; turn < 12; turn += 1) await page.clock.fastForward(10_000);
      await expect(page.locator('canvas'), 'a copy of a former picture').toHaveCount(0);
      const settled = game.story
        .getByText('No picture of this scene')
        .or(game.story.locator('img'));
      await expect(settled).toHaveCount(1);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const image = document.querySelector<HTMLImageElement>('article img');
            return image === null || (image.complete && image.naturalWidth > 0);
          }),
        )
        .toBe(true);
    });

    test(`if every track is ${fault}`, async ({ page, log, game }) => {
      allowFailures(log);
      log.allow(
        /No codec support|Decoding audio data failed|could not be|Playback was unable|failed/i,
      );
      await breakFiles(page, /^\/audio\//, fault);
      await game.open();
      await game.button('Play music').click();
      const { aftermaths, problems } = await playThrough(page);
      expect(problems).toEqual([]);
      expect(aftermaths).toBe(5);
      await expect(page.getByRole('button', { name: /^(Play|Pause) music$/ })).toHaveCount(1);
    });
  }
});
