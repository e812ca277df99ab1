import { describe, expect, it, vi } from 'vitest';
import { FADE_MS } from './constants';
import {
  industrial,
  medieval,
  renaissance,
  createPlayingSoundtrack,
  createTestSoundtrack,
  runDueTimers,
  withFakeTimers,
  type TestSoundtrack,
} from './testing/test-soundtrack';

withFakeTimers();

/** Starts the medieval track, loads the next ones, and changes to the renaissance: the old track is then fading. */
function startFading(): TestSoundtrack {
  const setup = createPlayingSoundtrack();
  setup.soundtrack.preload([medieval, renaissance, industrial]);
  for (const one of [renaissance, industrial]) setup.howl(one).finishLoading();
  runDueTimers();
  setup.howl(medieval).position = 20;
  setup.soundtrack.play(renaissance);
  return setup;
}

/** Lets the fade end and the browser grant what is then played. */
function finish({ howls }: TestSoundtrack): void {
  vi.advanceTimersByTime(FADE_MS);
  for (const howl of howls.live()) howl.grantPlay();
  runDueTimers();
}

describe('a change of track while one can be heard', () => {
  it('fades the old one out, then stops and rewinds it, and only then starts the next (SPEC §4)', () => {
    const setup = startFading();
    const { soundtrack, howl, howls } = setup;
    expect(howl(medieval).commands).toEqual(['play', 'fade']);
    expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, status: 'playing' });
    vi.advanceTimersByTime(FADE_MS / 2);
    expect(howls.audible()).toEqual([medieval.url]);
    expect(howl(medieval).currentVolume).toBeCloseTo(0.25, 1);
    expect(howl(renaissance).commands).toEqual([]);
    vi.advanceTimersByTime(FADE_MS / 2);
    expect(howl(medieval)).toMatchObject({ audible: false, position: 0 });
    expect(howl(renaissance).commands).toEqual(['play']);
    finish(setup);
    expect(howls.audible()).toEqual([renaissance.url]);
    expect(soundtrack.getSnapshot()).toMatchObject({ audible: true, silence: null });
  });

  it('takes less than a fifth of a second', () => {
    expect(FADE_MS).toBeLessThan(200);
  });

  it('is not audible, and says that the next one loads, whatever the browser reports of the old one', () => {
    const { soundtrack, howl } = startFading();
    howl(medieval).runDry();
    howl(medieval).goOn();
    howl(medieval).interrupt();
    runDueTimers();
    howl(medieval).settings.onplay(1001);
    expect(soundtrack.getSnapshot()).toMatchObject({ audible: false, silence: 'loading' });
  });

  it('keeps the old one loaded until it is silent, although nobody wants it any more', () => {
    const setup = createPlayingSoundtrack();
    setup.soundtrack.play(renaissance);
    setup.soundtrack.preload([renaissance, industrial]);
    expect(setup.howls.audible()).toEqual([medieval.url]);
    finish(setup);
    expect(setup.howls.live().map(({ url }) => url)).toEqual([renaissance.url, industrial.url]);
  });

  it('leaves no track quiet: the old one has its volume when it is played again', () => {
    const setup = startFading();
    finish(setup);
    setup.soundtrack.play(medieval);
    finish(setup);
    expect(setup.howls.audible()).toEqual([medieval.url]);
    expect(setup.howls.live().map(({ currentVolume }) => currentVolume)).toEqual([0.5, 0.5, 0.5]);
  });

  it.each([
    ['it is paused', ({ soundtrack }: TestSoundtrack) => soundtrack.pause()],
    ['the system holds it', ({ howl }: TestSoundtrack) => howl(medieval).interrupt(false)],
  ])('does not wait for a fade if %s', (_when, change) => {
    const setup = createPlayingSoundtrack();
    setup.soundtrack.preload([medieval, renaissance]);
    setup.howl(renaissance).finishLoading();
    runDueTimers();
    change(setup);
    setup.soundtrack.play(renaissance);
    expect(setup.howl(medieval).commands).not.toContain('fade');
    expect(setup.howl(medieval).commands.at(-1)).toBe('stop');
    expect(setup.howl(renaissance).commands).toEqual(['play']);
  });

  it('does not wait for a track that has not begun to sound', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).finishLoading();
    runDueTimers();
    soundtrack.play(medieval);
    soundtrack.play(renaissance);
    expect(howl(renaissance).commands).toEqual(['play']);
  });
});

describe('during the fade', () => {
  it.each([
    ['another track', industrial],
    ['the old one', medieval],
    ['the next one', renaissance],
  ])(
    'another request, for %s, ends it, and the last requested one starts at once from its beginning',
    (_name, last) => {
      const setup = startFading();
      vi.advanceTimersByTime(FADE_MS / 2);
      setup.soundtrack.play(last);
      expect(setup.howls.audible()).toEqual([]);
      expect(setup.howl(medieval)).toMatchObject({ position: 0, currentVolume: 0.5 });
      expect(setup.howl(last).commands.at(-1)).toBe('play');
      finish(setup);
      expect(setup.howls.audible()).toEqual([last.url]);
      expect(setup.soundtrack.getSnapshot()).toMatchObject({ track: last, audible: true });
    },
  );

  it('what every press brings along does not cut it short: an unlocked page, and a question about the system', () => {
    const setup = startFading();
    setup.howl(renaissance).unlock();
    setup.soundtrack.resume();
    setup.soundtrack.check();
    runDueTimers();
    expect(setup.howls.audible()).toEqual([medieval.url]);
    expect(setup.howl(renaissance).commands).toEqual([]);
    finish(setup);
    expect(setup.howls.audible()).toEqual([renaissance.url]);
  });

  it.each([
    ['pause', ({ soundtrack }: TestSoundtrack) => soundtrack.pause()],
    ['toggle', ({ soundtrack }: TestSoundtrack) => soundtrack.toggle()],
    ['select', ({ soundtrack }: TestSoundtrack) => soundtrack.select(industrial)],
  ])('%s() silences everything at once, and leaves no track quiet', (_name, press) => {
    const setup = startFading();
    vi.advanceTimersByTime(FADE_MS / 2);
    press(setup);
    expect(setup.howls.audible()).toEqual([]);
    finish(setup);
    expect(setup.howls.audible()).toEqual([]);
    expect(setup.howls.live().map(({ currentVolume }) => currentVolume)).toEqual([0.5, 0.5, 0.5]);
    setup.soundtrack.play(renaissance);
    finish(setup);
    expect(setup.howls.audible()).toEqual([renaissance.url]);
  });

  it.each([0, 0.8])('a new volume of %s ends it, and every track has that volume', (volume) => {
    const setup = startFading();
    vi.advanceTimersByTime(FADE_MS / 2);
    setup.soundtrack.setVolume(volume);
    expect(setup.howls.audible()).toEqual([]);
    expect(setup.howl(renaissance).commands).toEqual(['play']);
    finish(setup);
    expect(setup.howls.audible()).toEqual([renaissance.url]);
    expect(new Set(setup.howls.live().map((howl) => howl.currentVolume))).toEqual(
      new Set([volume]),
    );
  });

  it('the old one may fail: the next one still starts, and the failure is logged only', () => {
    const setup = startFading();
    const old = setup.howl(medieval);
    old.failToLoad(2);
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({
      track: renaissance,
      silence: 'loading',
    });
    finish(setup);
    expect(setup.howls.audible()).toEqual([renaissance.url]);
    expect(setup.logged).toHaveLength(1);
  });

  it('the next one may fail: the old one ends all the same', () => {
    const setup = startFading();
    setup.howl(renaissance).failToLoad(4);
    runDueTimers();
    finish(setup);
    expect(setup.howls.audible()).toEqual([]);
    expect(setup.howl(medieval)).toMatchObject({ position: 0, currentVolume: 0.5 });
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ audible: false, silence: 'failed' });
    setup.soundtrack.play(medieval);
    finish(setup);
    expect(setup.howls.audible()).toEqual([medieval.url]);
  });

  it('a loop that starts again just then is silenced with the fade', () => {
    const setup = startFading();
    const old = setup.howl(medieval);
    old.reachEnd();
    finish(setup);
    old.grantPlay();
    runDueTimers();
    expect(setup.howls.audible()).toEqual([renaissance.url]);
  });

  it('dispose() silences everything', () => {
    const setup = startFading();
    setup.soundtrack.dispose();
    finish(setup);
    expect(setup.howls.audible()).toEqual([]);
    expect(setup.howls.live()).toEqual([]);
  });
});

it('ends late, but with one track, if a hidden page delays timers', () => {
  const setup = createPlayingSoundtrack();
  setup.soundtrack.preload([medieval, renaissance]);
  setup.howl(renaissance).finishLoading();
  runDueTimers();
  const { setTimeout: start } = globalThis;
  const slow = vi.spyOn(globalThis, 'setTimeout');
  slow.mockImplementation((run: () => void) => start(run, 1000));
  setup.soundtrack.play(renaissance);
  slow.mockRestore();
  vi.advanceTimersByTime(999);
  expect(setup.howls.audible()).toEqual([medieval.url]);
  expect(setup.howl(medieval).currentVolume).toBe(0);
  vi.advanceTimersByTime(1);
  finish(setup);
  expect(setup.howls.audible()).toEqual([renaissance.url]);
});
