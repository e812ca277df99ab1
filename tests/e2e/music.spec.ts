import type { Page } from '@playwright/test';
import { builtInEras, themeUrl } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { loudness, playingTracks } from '../support/media';
import { expect, test } from '../support/test';

const [medieval, renaissance] = [eraNamed('medieval'), eraNamed('renaissance')];

/** Hears which themes a page asks for. */
function themesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/audio/')) asked.add(pathname);
  });
  return asked;
}

test.describe('§2 music control', () => {
  test('five animated bars, "Play music" and "Pause music", and the current track name', async ({
    game,
    page,
  }) => {
    await game.open();
    const group = page.getByRole('group', { name: 'Music' });
    await expect(group).toContainText(medieval.tune.title);
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      );
    expect(await moving()).toBe(0);
    await game.button('Play music').click();
    await expect(game.button('Pause music')).toBeVisible();
    await expect(game.button('Play music')).toHaveCount(0);
    expect(await moving()).toBe(5);
    await game.button('Pause music').click();
    await expect(game.button('Play music')).toBeVisible();
    expect(await moving()).toBe(0);
    for (const era of builtInEras) {
      await game.eraButton(era).click();
      await expect(group).toContainText(era.tune.title);
    }
  });

  test('the music control stands at the top right', async ({ game, page }) => {
    await game.open();
    const box = await page.getByRole('group', { name: 'Music' }).boundingBox();
    expect(box?.y).toBeLessThan(80);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 * 0.9);
  });
});

test.describe('§4 music', () => {
  test('music is silent until the visitor acts', async ({ game, page }) => {
    await game.open();
    await page.waitForTimeout(300);
    expect(await playingTracks(page)).toEqual([]);
    await game.card(medieval.choices[0]?.text ?? '').click();
    await expect(game.button('Play music')).toBeVisible();
    expect(await playingTracks(page)).toEqual([]);
  });

  test('clicking an era plays its theme: it really sounds, and only it', async ({ game, page }) => {
    await game.open();
    await game.enter(renaissance);
    await expect(game.button('Pause music')).toBeVisible();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('renaissance')]);
    expect(await loudness(page)).toBeGreaterThan(0.01);
    await game.enter(eraNamed('future'));
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('future')]);
    expect(await loudness(page)).toBeGreaterThan(0.01);
  });

  test('the toggle switches between playing and paused, and goes on where it stopped', async ({
    game,
    page,
  }) => {
    await game.open();
    await game.button('Play music').click();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
    const place = () =>
      page.evaluate(() => Math.max(...[...window.heardMedia].map((media) => media.currentTime)));
    await expect.poll(place).toBeGreaterThan(0.5);
    await game.button('Pause music').click();
    await expect.poll(() => playingTracks(page)).toEqual([]);
    const before = await place();
    await game.button('Play music').click();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
    expect(await place()).toBeGreaterThan(before - 0.05);
  });

  test('a track already playing is not restarted by a click on its era', async ({ game, page }) => {
    await game.open();
    await game.eraButton(renaissance).click();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('renaissance')]);
    const plays = () =>
      page.evaluate(
        () => window.playAttempts.filter(({ path }) => path.startsWith('/audio/')).length,
      );
    const before = await plays();
    await game.eraButton(renaissance).click();
    await game.eraButton(renaissance).click();
    await game.settle();
    expect(await playingTracks(page)).toEqual([themeUrl('renaissance')]);
    expect(await plays()).toBe(before);
  });

  for (const [when, event] of [
    ['is asked for', null],
    ['is granted', 'playing'],
  ] as const) {
    test(`a key pressed in the moment when playing ${when} leaves the music alone`, async ({
      game,
      page,
    }) => {
      await page.addInitScript((awaited) => {
        // Howler comes with the click itself, so that its handler meets the next gesture.
        window.requestIdleCallback = () => 0;
        const { play } = HTMLMediaElement.prototype;
        const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
        HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
          const started = play.call(this);
          if (awaited === null) queueMicrotask(press);
          else this.addEventListener(awaited, press, { once: true });
          return started;
        };
      }, event);
      await game.open();
      await game.eraButton(medieval).click();
      await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
      const tries = await page.evaluate(() => window.playAttempts.map(({ path }) => path));
      expect(tries).toEqual([themeUrl('medieval')]);
    });
  }

  test('switching tracks stops the current one first', async ({ game, page }) => {
    await page.addInitScript(() => {
      const { play, pause } = HTMLMediaElement.prototype;
      const heard: string[] = [];
      Object.assign(window, { heard });
      const note = (what: string, media: HTMLMediaElement) => {
        if (media.src.includes('/audio/')) heard.push(`${what} ${new URL(media.src).pathname}`);
      };
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        note('play', this);
        return play.call(this);
      };
      HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
        if (!this.paused) note('stop', this);
        pause.call(this);
      };
    });
    await game.open();
    await game.enter(medieval);
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
    await game.enter(renaissance);
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('renaissance')]);
    const heard = await page.evaluate(() => (window as Window & { heard?: string[] }).heard);
    expect(heard).toEqual([
      `play ${themeUrl('medieval')}`,
      `stop ${themeUrl('medieval')}`,
      `play ${themeUrl('renaissance')}`,
    ]);
  });

  test('hammering the timeline leaves one track playing and the right scene on screen', async ({
    game,
    page,
  }) => {
    await game.open();
    const buttons = await game.timeline.getByRole('button').all();
    for (let turn = 0; turn < 30; turn += 1) {
      await buttons[(turn * 3) % 5]?.dispatchEvent('click');
      if (turn % 10 === 4) await game.button('Pause music').dispatchEvent('click');
    }
    for (let turn = 0; turn < 6; turn += 1) await buttons[turn % 5]?.click({ delay: 5 });
    await game.eraButton(eraNamed('modern')).click();
    await expect(game.title(eraNamed('modern').scenario.title)).toBeVisible();
    await game.settle();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('modern')]);
    await expect(game.story.getByRole('heading', { level: 2 })).toHaveText(
      eraNamed('modern').scenario.title,
    );
    await expect(page.locator('html')).toHaveClass('modern-theme');
    expect(await game.cardTexts()).toEqual(eraNamed('modern').choices.map(({ text }) => text));
    await page.waitForTimeout(1500);
    expect(await playingTracks(page)).toEqual([themeUrl('modern')]);
  });
});

test.describe('§5 and §9 volume', () => {
  test('it is 0.5 by default, in a range from 0 to 1, and the keyboard moves it within these bounds', async ({
    game,
    page,
  }) => {
    await game.open();
    await expect(game.volume).toHaveValue('50');
    await expect(game.volume).toHaveAttribute('min', '0');
    await expect(game.volume).toHaveAttribute('max', '100');
    await game.button('Play music').click();
    const heard = () =>
      page.evaluate(() => [...window.heardMedia].find((media) => !media.paused)?.volume);
    await expect.poll(heard).toBeCloseTo(0.5);
    await game.volume.focus();
    await page.keyboard.press('ArrowRight');
    await expect(game.volume).toHaveValue('51');
    await expect(game.volume).toHaveAttribute('aria-valuetext', '51%');
    await expect.poll(heard).toBeCloseTo(0.51);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(heard).toBe(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(game.volume).toHaveValue('0');
    await expect.poll(heard).toBe(0);
  });

  test('it is remembered over a reload and over eras', async ({ game, page }) => {
    await game.open();
    await game.volume.fill('30');
    await game.enter(renaissance);
    await expect(game.volume).toHaveValue('30');
    await page.reload();
    await expect(game.volume).toHaveValue('30');
    await game.button('Play music').click();
    await expect
      .poll(() =>
        page.evaluate(() => [...window.heardMedia].find((media) => !media.paused)?.volume),
      )
      .toBeCloseTo(0.3);
  });

  for (const stored of ['7', '-1', 'loud', '', 'NaN', 'Infinity']) {
    test(`a remembered volume of "${stored}" counts as none`, async ({ game, page }) => {
      await page.addInitScript((value) => localStorage.setItem('volume', value), stored);
      await game.open();
      await expect(game.volume).toHaveValue('50');
    });
  }
});

test.describe('§9 tracks', () => {
  test('music loops; the tracks are mp3 in audio elements, from /audio/{slug}-theme.mp3', async ({
    game,
    page,
  }) => {
    const asked = themesAskedFor(page);
    await page.clock.install();
    await game.open();
    await game.button('Play music').click();
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
    expect([...asked][0]).toMatch(/^\/audio\/[a-z]+-theme\.mp3$/);
    // howler loops by a timer of its own, which a seek of the element does not move.
    const length = await page.evaluate(async () => {
      const media = [...window.heardMedia].find((element) => !element.paused);
      if (media === undefined) return 0;
      media.currentTime = media.duration - 0.2;
      await new Promise((resolve) => media.addEventListener('ended', resolve, { once: true }));
      return media.duration * 1000;
    });
    expect(await playingTracks(page)).toEqual([]);
    await page.clock.runFor(length);
    await expect.poll(() => playingTracks(page)).toEqual([themeUrl('medieval')]);
  });

  test("the current era's track and its neighbours are preloaded, without wrapping around", async ({
    game,
    page,
  }) => {
    const asked = themesAskedFor(page);
    await game.open();
    await expect
      .poll(() => [...asked].sort())
      .toEqual([themeUrl('medieval'), themeUrl('renaissance')]);
    await game.enter(eraNamed('industrial'));
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['industrial', 'medieval', 'modern', 'renaissance'].map(themeUrl));
  });
});

test.describe('§8 audio errors', () => {
  test('a missing track is logged only, and the game goes on', async ({ game, log, page }) => {
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
    await expect(page.getByRole('listitem').filter({ hasText: /music|audio/i })).toHaveCount(0);
    await game.card(renaissance.choices[0]?.text ?? '').click();
    await expect(game.impact).toContainText('You chose to');
    expect(await playingTracks(page)).toEqual([]);
  });

  test('a file that is no audio is logged only', async ({ game, log, page }) => {
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

  test('a playback that the browser blocks is logged, retried after 1 second, and starts with the next gesture', async ({
    game,
    log,
    page,
  }) => {
    const blockedLine = /Playback was unable to start.*not within a user interaction/;
    log.allow(blockedLine);
    // Only a script of the page itself is blocked: what the test evaluates counts as a gesture.
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const timer = setInterval(() => {
          const button = [...document.querySelectorAll('nav button')].at(1);
          if (!(button instanceof HTMLElement)) return;
          clearInterval(timer);
          button.click();
        }, 50);
      });
    });
    // Nor may the test look at the page before that: it would be a gesture too.
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => log.lines.filter((line) => blockedLine.test(line)).length)
      .toBeGreaterThanOrEqual(2);
    const tries = await page.evaluate(() => window.playAttempts.filter(({ blocked }) => blocked));
    expect(tries.map(({ path }) => path)).toEqual(tries.map(() => themeUrl('renaissance')));
    expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(995);
    await expect(game.button('Pause music')).toBeVisible();
    await game.banner.getByRole('heading').click();
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
