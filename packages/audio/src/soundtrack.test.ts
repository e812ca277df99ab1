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
} from './testing/test-soundtrack';

withFakeTimers();

describe('playing', () => {
  it('starts paused, without a track, at volume 0.5 (SPEC §3)', () => {
    const { soundtrack, howls } = createTestSoundtrack();
    expect(soundtrack.getSnapshot()).toEqual({
      track: null,
      status: 'paused',
      audible: false,
      silence: null,
      volume: 0.5,
    });
    expect(howls.all).toEqual([]);
  });

  it('creates a Howl for looping mp3 over HTML5 audio at the current volume (SPEC §9)', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.setVolume(0.3);
    soundtrack.play(medieval);
    expect(howl(medieval).settings).toMatchObject({
      src: [medieval.url],
      format: ['mp3'],
      html5: true,
      loop: true,
      volume: 0.3,
    });
  });

  it('sets the status to playing at once, and audible only when sound starts (SPEC §4)', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    runDueTimers();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    howl(medieval).grantPlay();
    runDueTimers();
    expect(soundtrack.getSnapshot()).toMatchObject({ track: medieval, audible: true });
  });

  it('does not restart a playing track or notify listeners (SPEC §4)', () => {
    const { soundtrack, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    const listener = vi.fn();
    soundtrack.subscribe(listener);
    const before = soundtrack.getSnapshot();
    soundtrack.play({ ...medieval });
    soundtrack.play();
    expect(howl(medieval).commands).toEqual(['play']);
    expect(soundtrack.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('resumes from the position where it was paused (SPEC §4)', () => {
    const { soundtrack, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    howl(medieval).position = 20;
    soundtrack.toggle();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
    expect(howl(medieval)).toMatchObject({ audible: false, position: 20 });
    soundtrack.toggle();
    startPlaying(medieval);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: true });
    expect(howl(medieval).commands).toEqual(['play', 'pause', 'play']);
  });

  it('keeps the position when the paused track is selected again', () => {
    const { soundtrack, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    howl(medieval).position = 20;
    soundtrack.pause();
    soundtrack.select(medieval);
    expect(howl(medieval).position).toBe(20);
  });

  it('pauses and rewinds the playing track when it is selected', () => {
    const { soundtrack, howl } = createPlayingSoundtrack();
    howl(medieval).position = 20;
    soundtrack.select(medieval);
    expect(howl(medieval)).toMatchObject({ audible: false, position: 0 });
    expect(soundtrack.getSnapshot()).toMatchObject({ track: medieval, status: 'paused' });
  });

  it('is paused once, however often pause() is called', () => {
    const { soundtrack, howl } = createPlayingSoundtrack();
    soundtrack.pause();
    soundtrack.pause();
    expect(howl(medieval).commands).toEqual(['play', 'pause']);
  });

  it('is not audible if howler reports the start only after a pause', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    runDueTimers();
    howl(medieval).grantPlay();
    soundtrack.pause();
    runDueTimers();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
  });

  it('does not start a track that was paused before it had loaded', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.play(medieval);
    soundtrack.pause();
    howl(medieval).finishLoading();
    runDueTimers();
    expect(howl(medieval).commands).toEqual([]);
  });

  it('does nothing on play, toggle and pause before a track is selected', () => {
    const { soundtrack, howls } = createTestSoundtrack();
    soundtrack.play();
    soundtrack.toggle();
    soundtrack.pause();
    expect(soundtrack.getSnapshot()).toMatchObject({ track: null, status: 'paused' });
    expect(howls.all).toEqual([]);
  });
});

describe('switching tracks', () => {
  it('stops and rewinds the current track before it starts the next (SPEC §4)', () => {
    const { soundtrack, howl, howls, startPlaying } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).finishLoading();
    soundtrack.play(medieval);
    startPlaying(medieval);
    howl(medieval).position = 20;
    soundtrack.play(renaissance);
    vi.advanceTimersByTime(FADE_MS);
    expect(howl(medieval)).toMatchObject({ audible: false, position: 0 });
    startPlaying(renaissance);
    expect(howls.audible()).toEqual([renaissance.url]);
    expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, audible: true });
  });

  it('select() makes a track current without playing it, and stops the previous one (SPEC §4)', () => {
    const { soundtrack, howls, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    soundtrack.select(renaissance);
    expect(howls.audible()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, status: 'paused' });
    howl(renaissance).finishLoading();
    runDueTimers();
    expect(howl(renaissance).commands).toEqual([]);
  });

  it.each(['grantPlay', 'refusePlay'] as const)(
    'silences a track with a pending play(), whatever the browser answers (%s)',
    (answer) => {
      const { soundtrack, howls, howl, logged } = createTestSoundtrack();
      soundtrack.preload([medieval, renaissance]);
      soundtrack.play(medieval);
      const first = howl(medieval);
      first.finishLoading();
      runDueTimers();
      soundtrack.play(renaissance);
      first[answer]('refused');
      runDueTimers();
      expect(howls.audible()).toEqual([]);
      expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, audible: false });
      expect(logged).toEqual([]);
      expect(howl(medieval)).not.toBe(first);
    },
  );

  it('silences a track that howler reloaded on the first gesture', () => {
    const { soundtrack, howls, howl } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    const first = howl(medieval);
    first.finishLoading();
    runDueTimers();
    first.dropData();
    soundtrack.play(medieval);
    soundtrack.play(renaissance);
    first.finishLoading();
    first.grantPlay();
    runDueTimers();
    expect(howls.audible()).toEqual([]);
  });

  it('pauses a track that is just restarting its loop', () => {
    const { soundtrack, howls, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    const first = howl(medieval);
    first.reachEnd();
    soundtrack.pause();
    first.grantPlay();
    runDueTimers();
    expect(howls.audible()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
    soundtrack.play();
    startPlaying(medieval);
    expect(howls.audible()).toEqual([medieval.url]);
  });

  it('plays only the last of many tracks requested in a row', () => {
    const { soundtrack, howls, howl, startPlaying } = createTestSoundtrack();
    const all = [medieval, renaissance, industrial];
    soundtrack.preload(all);
    for (const one of all) howl(one).finishLoading();
    runDueTimers();
    for (let round = 0; round < 10; round += 1) for (const one of all) soundtrack.play(one);
    startPlaying(industrial);
    expect(howls.audible()).toEqual([industrial.url]);
  });
});

describe('volume', () => {
  it.each([
    [1.5, 1],
    [-0.1, 0],
    [Infinity, 1],
    [0.25, 0.25],
  ])('clamps %s to %s (SPEC §5)', (volume, expected) => {
    const { soundtrack, howl, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    soundtrack.setVolume(volume);
    expect(soundtrack.getSnapshot().volume).toBe(expected);
    expect(howl(medieval).currentVolume).toBe(expected);
    expect(createTestSoundtrack({ volume }).soundtrack.getSnapshot().volume).toBe(expected);
  });

  it('ignores NaN', () => {
    const { soundtrack } = createTestSoundtrack({ volume: Number.NaN });
    soundtrack.setVolume(Number.NaN);
    expect(soundtrack.getSnapshot().volume).toBe(0.5);
  });

  it('applies to all tracks, even if it changes during a pending play()', () => {
    const { soundtrack, howl } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    howl(renaissance).finishLoading();
    runDueTimers();
    soundtrack.setVolume(0.8);
    howl(medieval).grantPlay();
    runDueTimers();
    expect(howl(medieval).currentVolume).toBe(0.8);
    expect(howl(renaissance).currentVolume).toBe(0.8);
  });
});

describe('subscribing', () => {
  it('returns the same snapshot until it changes, and calls each listener once per change', () => {
    const { soundtrack } = createTestSoundtrack();
    const listener = vi.fn();
    const unsubscribe = soundtrack.subscribe(listener);
    const before = soundtrack.getSnapshot();
    soundtrack.setVolume(0.5);
    expect(soundtrack.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    soundtrack.select(medieval);
    expect(soundtrack.getSnapshot()).not.toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    soundtrack.setVolume(0.9);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('plays and loads nothing after dispose()', () => {
    const { soundtrack, howls, startPlaying } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    startPlaying(medieval);
    soundtrack.dispose();
    soundtrack.play(renaissance);
    soundtrack.preload([industrial]);
    expect(howls.live()).toEqual([]);
    expect(howls.audible()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
  });
});
