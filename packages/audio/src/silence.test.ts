import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  medieval,
  renaissance,
  createPlayingSoundtrack,
  createTestSoundtrack,
  runDueTimers,
  withFakeTimers,
  type TestSoundtrack,
} from './testing/test-soundtrack';

withFakeTimers();
afterEach(() => {
  vi.unstubAllGlobals();
});

const silence = ({ soundtrack }: TestSoundtrack) => soundtrack.getSnapshot().silence;

describe('the reason for silence', () => {
  it('is none while nothing was asked for', () => {
    const setup = createTestSoundtrack();
    expect(silence(setup)).toBeNull();
    setup.soundtrack.select(medieval);
    expect(silence(setup)).toBeNull();
  });

  it('is that the track loads, until it sounds', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    expect(silence(setup)).toBe('loading');
    setup.howl(medieval).finishLoading();
    runDueTimers();
    expect(silence(setup), 'the browser has not granted it yet').toBe('loading');
    setup.howl(medieval).grantPlay();
    runDueTimers();
    expect(silence(setup)).toBeNull();
  });

  it('is that the browser blocks sound, until a retry is granted', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    expect(silence(setup)).toBe('blocked');
    setup.howl(medieval).finishLoading();
    vi.advanceTimersByTime(1000);
    expect(silence(setup)).toBe('blocked');
    setup.howl(medieval).grantPlay();
    runDueTimers();
    expect(silence(setup)).toBeNull();
  });

  it.each([
    [true, 'failed'],
    [false, 'offline'],
  ] as const)(
    'if the track cannot be loaded and the device is online (%s) is "%s"',
    (online, reason) => {
      const setup = createTestSoundtrack({ isOnline: () => online });
      setup.soundtrack.play(medieval);
      setup.howl(medieval).failToLoad(4);
      runDueTimers();
      expect(silence(setup)).toBe(reason);
    },
  );

  it.each([
    [true, 'failed'],
    [false, 'offline'],
  ] as const)(
    'if howler cannot be loaded and the device is online (%s) is "%s"',
    async (online, reason) => {
      const setup = createTestSoundtrack({
        isOnline: () => online,
        loadHowl: () => Promise.reject(new Error('no file')),
      });
      const heard = vi.fn();
      setup.soundtrack.subscribe(heard);
      setup.soundtrack.play(medieval);
      await vi.advanceTimersByTimeAsync(0);
      expect(silence(setup)).toBe(reason);
      expect(heard).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    [true, 'loading'],
    [false, 'offline'],
  ] as const)('when data runs out and the device is online (%s) is "%s"', (online, reason) => {
    const setup = createPlayingSoundtrack({ isOnline: () => online });
    setup.howl(medieval).runDry();
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ audible: false, silence: reason });
    setup.howl(medieval).goOn();
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ audible: true, silence: null });
  });

  it('is nothing after a pause, and loading again with another track', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt();
    runDueTimers();
    setup.soundtrack.pause();
    expect(silence(setup)).toBeNull();
    setup.soundtrack.play(renaissance);
    expect(silence(setup)).toBe('loading');
  });

  it('asks the browser whether the device is online, and believes so where it cannot tell', () => {
    const failing = () => {
      const setup = createTestSoundtrack();
      setup.soundtrack.play(medieval);
      setup.howl(medieval).failToLoad(4);
      runDueTimers();
      return silence(setup);
    };
    vi.stubGlobal('navigator', { onLine: false });
    expect(failing()).toBe('offline');
    vi.stubGlobal('navigator', { onLine: true });
    expect(failing()).toBe('failed');
    vi.stubGlobal('navigator', undefined);
    expect(failing()).toBe('failed');
  });
});

describe('an interruption by the system', () => {
  it('keeps what the visitor asked for and says why nothing sounds', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt();
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({
      status: 'playing',
      audible: false,
      silence: 'interrupted',
    });
    expect(setup.logged).toEqual([]);
  });

  it('is found by check() if the browser does not report it', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt(false);
    runDueTimers();
    expect(silence(setup)).toBeNull();
    setup.soundtrack.check();
    expect(silence(setup)).toBe('interrupted');
  });

  it.each([true, false])('ends with resume(), whether it was reported (%s) or not', (reported) => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt(reported);
    runDueTimers();
    setup.soundtrack.resume();
    setup.howl(medieval).grantPlay();
    runDueTimers();
    expect(setup.howls.audible()).toEqual([medieval.url]);
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ audible: true, silence: null });
    expect(setup.howls.all, 'the same Howl goes on, at its position').toHaveLength(1);
  });

  it('ends with play() of the same track', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt();
    runDueTimers();
    setup.soundtrack.play(medieval);
    setup.howl(medieval).grantPlay();
    runDueTimers();
    expect(setup.howls.audible()).toEqual([medieval.url]);
  });

  it('ends if the system plays the track again', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt();
    runDueTimers();
    setup.howl(medieval).endInterruption();
    runDueTimers();
    setup.howl(medieval).grantPlay();
    runDueTimers();
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ audible: true, silence: null });
    setup.soundtrack.pause();
    expect(setup.howls.audible()).toEqual([]);
  });

  it('does not play again what was paused or left meanwhile', () => {
    const setup = createPlayingSoundtrack();
    setup.howl(medieval).interrupt();
    runDueTimers();
    setup.soundtrack.pause();
    setup.soundtrack.resume();
    setup.howl(medieval).endInterruption();
    runDueTimers();
    expect(setup.howls.audible()).toEqual([]);
    expect(setup.soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
  });
});

describe('resume()', () => {
  it('does nothing while the track plays, loads or is paused', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.resume();
    expect(setup.howls.all).toEqual([]);
    setup.soundtrack.play(medieval);
    setup.soundtrack.resume();
    setup.startPlaying(medieval);
    setup.soundtrack.resume();
    expect(setup.howl(medieval).commands).toEqual(['play']);
  });

  it('retries blocked music at once', () => {
    const setup = createTestSoundtrack();
    setup.soundtrack.play(medieval);
    setup.refusePlay(medieval);
    setup.howl(medieval).finishLoading();
    runDueTimers();
    setup.soundtrack.resume();
    expect(setup.howl(medieval).commands).toEqual(['play']);
  });

  it('loads the track again once the connection is back, and not before', () => {
    let online = false;
    const setup = createTestSoundtrack({ isOnline: () => online });
    setup.soundtrack.play(medieval);
    setup.howl(medieval).failToLoad(4);
    runDueTimers();
    setup.soundtrack.resume();
    expect(setup.howls.all).toHaveLength(1);
    online = true;
    setup.soundtrack.resume();
    expect(setup.howls.all).toHaveLength(2);
    setup.startPlaying(medieval);
    expect(silence(setup)).toBeNull();
  });

  it('leaves alone a track that could not be loaded although there is a connection', () => {
    const setup = createTestSoundtrack({ isOnline: () => true });
    setup.soundtrack.play(medieval);
    setup.howl(medieval).failToLoad(4);
    runDueTimers();
    setup.soundtrack.resume();
    expect(setup.howls.all).toHaveLength(1);
    expect(setup.logged).toHaveLength(1);
  });
});
