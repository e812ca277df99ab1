import { describe, expect, it, vi } from 'vitest';
import { RETRY_DELAY_MS } from './constants';
import {
  BLOCKED,
  medieval,
  renaissance,
  createTestSoundtrack,
  runDueTimers,
  withFakeTimers,
  type TestSoundtrack,
} from './testing/test-soundtrack';

withFakeTimers();

describe('a play error', () => {
  it("logs howler's own message, and the snapshot says only that the browser blocks sound (SPEC §8)", () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    const before = setup.soundtrack.getSnapshot();
    setup.refusePlay(medieval);
    expect(setup.logged).toEqual([
      {
        message: BLOCKED,
        detail: { track: medieval.name, url: medieval.url, error: BLOCKED },
      },
    ]);
    expect(before).toMatchObject({ status: 'playing', audible: false, silence: 'loading' });
    expect(setup.soundtrack.getSnapshot()).toEqual({ ...before, silence: 'blocked' });
  });

  it('rebuilds the track at once and retries after exactly 1000 ms (SPEC §8, §9)', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    const first = setup.howl(medieval);
    setup.refusePlay(medieval);
    const second = setup.howl(medieval);
    expect(second).not.toBe(first);
    expect(first.unloaded).toBe(true);
    second.finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS - 1);
    expect(second.commands).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(second.commands).toEqual(['play']);
    expect(RETRY_DELAY_MS).toBe(1000);
  });

  it('retries when the rebuilt track has loaded, if that takes longer than the delay', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    vi.advanceTimersByTime(RETRY_DELAY_MS * 3);
    expect(setup.howl(medieval).commands).toEqual([]);
    setup.startPlaying(medieval);
    expect(setup.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('retries once a second while the browser refuses to play', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      setup.refusePlay(medieval);
      expect(setup.logged).toHaveLength(attempt);
      vi.advanceTimersByTime(RETRY_DELAY_MS);
      expect(setup.logged).toHaveLength(attempt);
    }
    setup.startPlaying(medieval);
    expect(setup.soundtrack.getSnapshot().audible).toBe(true);
    expect(setup.howls.live()).toHaveLength(1);
  });

  it('retries once, immediately, when a gesture unlocks sound', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.preload([medieval, renaissance]);
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    setup.howl(medieval).finishLoading();
    for (const howl of setup.howls.live()) howl.unlock();
    runDueTimers();
    vi.advanceTimersByTime(RETRY_DELAY_MS * 2);
    expect(setup.howl(medieval).commands).toEqual(['play']);
    expect(setup.howl(renaissance).commands).toEqual([]);
  });

  it('waits a full second again if the retry after a gesture fails', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    vi.advanceTimersByTime(400);
    setup.howl(medieval).unlock();
    runDueTimers();
    setup.refusePlay(medieval);
    setup.howl(medieval).finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS - 1);
    expect(setup.howl(medieval).commands).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(setup.howl(medieval).commands).toEqual(['play']);
  });

  it('retries at once when the visitor presses play again', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    setup.howl(medieval).finishLoading();
    runDueTimers();
    setup.soundtrack.play(medieval);
    expect(setup.howl(medieval).commands).toEqual(['play']);
  });

  it.each<[string, (setup: TestSoundtrack) => void]>([
    ['pausing', ({ soundtrack }) => soundtrack.pause()],
    ['switching to another track', ({ soundtrack }) => soundtrack.play(renaissance)],
    ['selecting another track', ({ soundtrack }) => soundtrack.select(renaissance)],
    ['disposing of the soundtrack', ({ soundtrack }) => soundtrack.dispose()],
  ])('does not retry after %s', (_action, act) => {
    const setup = createTestSoundtrack();
    setup.soundtrack.preload([medieval, renaissance]);
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    const rebuilt = setup.howl(medieval);
    rebuilt.finishLoading();
    runDueTimers();
    act(setup);
    vi.advanceTimersByTime(RETRY_DELAY_MS * 3);
    expect(rebuilt.commands).not.toContain('play');
  });

  it('logs an error reported after a pause, without a retry', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.howl(medieval).finishLoading();
    runDueTimers();
    setup.howl(medieval).refusePlay(BLOCKED);
    setup.soundtrack.pause();
    runDueTimers();
    expect(setup.logged.map((line) => line.message)).toEqual([BLOCKED]);
    expect(vi.getTimerCount()).toBe(0);
    setup.soundtrack.play();
    setup.startPlaying(medieval);
    expect(setup.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('retries when the network fails during playback', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.startPlaying(medieval);
    setup.howl(medieval).failToLoad(2);
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    setup.howl(medieval).finishLoading();
    vi.advanceTimersByTime(RETRY_DELAY_MS);
    expect(setup.howl(medieval).commands).toEqual(['play']);
  });

  it('backs off exponentially when playback keeps failing, and resets when the visitor presses play', () => {
    const setup = createTestSoundtrack();
    const failInUse = (): void => {
      setup.startPlaying(medieval);
      setup.howl(medieval).failToLoad(3);
      runDueTimers();
      setup.howl(medieval).finishLoading();
      runDueTimers();
    };
    const wait = (): number => {
      let waited = 0;
      for (; setup.howl(medieval).commands.length === 0; waited += 500) {
        vi.advanceTimersByTime(500);
      }
      return waited;
    };
    setup.soundtrack.play(medieval);
    const waits = [0, 1, 2, 3, 4, 5, 6].map(() => {
      failInUse();
      return wait();
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32].map((times) => times * RETRY_DELAY_MS));
    setup.soundtrack.toggle();
    setup.soundtrack.toggle();
    failInUse();
    expect(wait()).toBe(RETRY_DELAY_MS);
  });

  it('retries when howler throws', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    vi.spyOn(setup.howl(medieval), 'play').mockImplementation(() => {
      throw new RangeError('an empty file');
    });
    setup.howl(medieval).finishLoading();
    runDueTimers();
    expect(setup.logged).toEqual([
      {
        message: 'The music could not be played.',
        detail: expect.objectContaining({ error: new RangeError('an empty file') }) as unknown,
      },
    ]);
    vi.advanceTimersByTime(RETRY_DELAY_MS);
    setup.startPlaying(medieval);
    expect(setup.soundtrack.getSnapshot().audible).toBe(true);
  });
});

describe('a load error', () => {
  it.each([
    'No audio support.',
    'No codec support for selected audio sources.',
    'Decoding audio data failed.',
  ])('logs "%s" unchanged and does not retry (SPEC §8)', (message) => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.howl(medieval).failToLoad(message);
    runDueTimers();
    vi.advanceTimersByTime(RETRY_DELAY_MS * 5);
    expect(setup.logged.map((line) => line.message)).toEqual([message]);
    expect(setup.howls.all).toHaveLength(1);
    expect(setup.howls.live()).toEqual([]);
  });

  it("logs a readable message for the browser's numeric error code", () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.preload([medieval]);
    setup.howl(medieval).failToLoad(4);
    runDueTimers();
    expect(setup.logged).toEqual([
      {
        message: 'The music could not be loaded.',
        detail: { track: medieval.name, url: medieval.url, error: 4 },
      },
    ]);
  });

  it('leaves the control usable: pressing play again retries', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.howl(medieval).failToLoad(4);
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    setup.soundtrack.toggle();
    setup.soundtrack.toggle();
    setup.startPlaying(medieval);
    expect(setup.soundtrack.getSnapshot().audible).toBe(true);
  });

  it('is also reported when the constructor throws', () => {
    class Impossible {
      constructor() {
        throw new ReferenceError('Audio is not defined');
      }
    }
    const { Howl } = createTestSoundtrack().howls;
    const broken = new Proxy(Howl, { construct: () => new Impossible() });
    const setup = createTestSoundtrack({ loadHowl: () => broken });
    setup.soundtrack.play(medieval);
    expect(setup.logged.map((line) => line.message)).toEqual(['The music could not be loaded.']);
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
  });

  it('of a preloaded track does not affect the playing track', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.preload([medieval, renaissance]);
    setup.soundtrack.play(medieval);
    setup.startPlaying(medieval);
    const before = setup.soundtrack.getSnapshot();
    setup.howl(renaissance).failToLoad(4);
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toBe(before);
    expect(setup.howls.audible()).toEqual([medieval.url]);
  });
});
