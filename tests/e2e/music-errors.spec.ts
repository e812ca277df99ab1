import { themeUrl } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

const [medieval, renaissance] = [eraNamed('medieval'), eraNamed('renaissance')];

test.describe('§8 audio errors', () => {
  test('a missing track is only logged, and the game continues', async ({ game, log, page }) => {
    log.allow(
      /No codec support for selected audio sources\.|Decoding audio data failed\.|could not be loaded/,
    );
    await page.route('**/audio/**', (route) => {
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: '' });
    });
    await game.open();
    await game.enter(renaissance);
    await expect.poll(() => log.lines.length).toBeGreaterThan(0);
    await expect(game.notice(/music|audio/i)).toHaveCount(0);
    await expect(game.button('Pause music')).toHaveAccessibleDescription('could not be played');
    await game.card(renaissance.choices[0]?.text ?? '').click();
    await expect(game.impact).toContainText('You chose to');
    expect(await playingTracks(page)).toEqual([]);
  });

  test('a file that is not audio is only logged', async ({ game, log, page }) => {
    log.allow(
      /No codec support for selected audio sources\.|Decoding audio data failed\.|could not be/,
    );
    await page.route('**/audio/**', (route) =>
      route.fulfill({ contentType: 'audio/mpeg', body: 'not a tune' }),
    );
    await game.open();
    await game.button('Play music').click();
    await expect.poll(() => log.lines.length).toBeGreaterThan(0);
    await expect(game.title(medieval.scenario.title)).toBeVisible();
    expect(await playingTracks(page)).toEqual([]);
  });

  test('blocked playback is logged, retried after 1 second, and starts on the next user gesture', async ({
    log,
    page,
  }) => {
    const blocked = log.allow(/Playback was unable to start.*not within a user interaction/);
    // Howler, if already loaded, would treat the script's click as a user gesture; the browser does not.
    log.allow(/^The AudioContext was not allowed to start/);
    // All that a test evaluates in the page counts as a user gesture, and the next retry would then play. So a script
    // of the page clicks, and reports what happened once two tries were blocked.
    await page.route('**/report', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const click = setInterval(() => {
          const button = [...document.querySelectorAll('nav button')].at(1);
          if (!(button instanceof HTMLElement)) return;
          clearInterval(click);
          button.click();
        }, 50);
        const report = setInterval(() => {
          const tries = window.playAttempts.filter(({ blocked }) => blocked);
          const music = document.querySelector('[aria-label="Pause music"]');
          const words = document.getElementById(music?.getAttribute('aria-describedby') ?? '');
          const description = words?.textContent ?? '';
          if (tries.length < 2 || !description.startsWith('blocked')) return;
          clearInterval(report);
          void fetch('/report', { method: 'POST', body: JSON.stringify({ tries, description }) });
        }, 50);
      });
    });
    const reported = page.waitForRequest('**/report');
    await page.goto('/', { waitUntil: 'commit' });
    const { tries, description } = (await reported).postDataJSON() as {
      tries: Window['playAttempts'];
      description: string;
    };
    expect(tries.map(({ path }) => path)).toEqual(tries.map(() => themeUrl('renaissance')));
    expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(995);
    expect(description).toMatch(/^blocked/);
    await expect.poll(() => blocked().length).toBeGreaterThanOrEqual(2);
    // The header, by its place: to look for it would be a gesture too.
    await page.mouse.click(60, 30);
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('renaissance')]);
  });

  test('on a play error the track is rebuilt and retried after 1 second', async ({
    game,
    log,
    page,
  }) => {
    log.allow(/Playback was unable to start|could not be played/);
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let refusals = 1;
      const times: number[] = [];
      Object.assign(window, { times });
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        if (!this.src.includes('/audio/')) return play.call(this);
        times.push(Date.now());
        refusals -= 1;
        return refusals >= 0
          ? Promise.reject(new DOMException('no', 'AbortError'))
          : play.call(this);
      };
    });
    await page.clock.install();
    await game.open();
    await game.button('Play music').click();
    await expect.poll(() => log.lines.length).toBe(1);
    await expect(game.button('Pause music')).toBeVisible();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
    const times = await page.evaluate(() => (window as Window & { times?: number[] }).times ?? []);
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  });
});
