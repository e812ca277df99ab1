import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { industrial, medieval, renaissance, setStage, turn } from './testing/stage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('playing', () => {
  it('starts silent, without a track, at volume 0.5 (SPEC §3)', () => {
    const { soundtrack, howls } = setStage();
    expect(soundtrack.getSnapshot()).toEqual({
      track: null,
      status: 'paused',
      audible: false,
      volume: 0.5,
    });
    expect(howls.all).toEqual([]);
  });

  it('asks howler for looping mp3 over HTML5 audio at the current volume (SPEC §9)', () => {
    const { soundtrack, howl } = setStage();
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

  it('shows the wish to play at once and sound only when it comes out (SPEC §4)', () => {
    const { soundtrack, howl } = setStage();
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    turn();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    howl(medieval).grantPlay();
    turn();
    expect(soundtrack.getSnapshot()).toMatchObject({ track: medieval, audible: true });
  });

  it('does not restart a track that plays, nor tell anyone about it (SPEC §4)', () => {
    const { soundtrack, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    const listener = vi.fn();
    soundtrack.subscribe(listener);
    const before = soundtrack.getSnapshot();
    soundtrack.play({ ...medieval });
    soundtrack.play();
    expect(howl(medieval).commands).toEqual(['play']);
    expect(soundtrack.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('goes on where it was paused (SPEC §4)', () => {
    const { soundtrack, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    howl(medieval).position = 20;
    soundtrack.toggle();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
    expect(howl(medieval)).toMatchObject({ sounding: false, position: 20 });
    soundtrack.toggle();
    hear(medieval);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: true });
    expect(howl(medieval).commands).toEqual(['play', 'pause', 'play']);
  });

  it('keeps its place when the paused track is selected again', () => {
    const { soundtrack, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    howl(medieval).position = 20;
    soundtrack.pause();
    soundtrack.select(medieval);
    expect(howl(medieval).position).toBe(20);
    soundtrack.play();
    soundtrack.select(medieval);
    expect(howl(medieval).sounding).toBe(false);
  });

  it('does not take late news of a start for sound after a pause', () => {
    const { soundtrack, howl } = setStage();
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    turn();
    howl(medieval).grantPlay();
    soundtrack.pause();
    turn();
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
  });

  it('stays silent when it is paused before the track has loaded', () => {
    const { soundtrack, howl } = setStage();
    soundtrack.play(medieval);
    soundtrack.pause();
    howl(medieval).finishLoading();
    turn();
    expect(howl(medieval).commands).toEqual([]);
  });

  it('has nothing to play or pause before a track is chosen', () => {
    const { soundtrack, howls } = setStage();
    soundtrack.play();
    soundtrack.toggle();
    soundtrack.pause();
    expect(soundtrack.getSnapshot()).toMatchObject({ track: null, status: 'paused' });
    expect(howls.all).toEqual([]);
  });
});

describe('switching', () => {
  it('stops and rewinds the current track before it starts the next (SPEC §4)', () => {
    const { soundtrack, howl, howls, hear } = setStage();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).finishLoading();
    soundtrack.play(medieval);
    hear(medieval);
    howl(medieval).position = 20;
    soundtrack.play(renaissance);
    expect(howl(medieval)).toMatchObject({ sounding: false, position: 0 });
    hear(renaissance);
    expect(howls.sounding()).toEqual([renaissance.url]);
    expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, audible: true });
  });

  it('makes a track current without playing it, and stops what plays (SPEC §4)', () => {
    const { soundtrack, howls, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    soundtrack.select(renaissance);
    expect(howls.sounding()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, status: 'paused' });
    howl(renaissance).finishLoading();
    turn();
    expect(howl(renaissance).commands).toEqual([]);
  });

  it.each(['grantPlay', 'refusePlay'] as const)(
    'silences a track whose start is still pending, whatever the browser says then (%s)',
    (answer) => {
      const { soundtrack, howls, howl, logged } = setStage();
      soundtrack.preload([medieval, renaissance]);
      soundtrack.play(medieval);
      const first = howl(medieval);
      first.finishLoading();
      turn();
      soundtrack.play(renaissance);
      first[answer]('refused');
      turn();
      expect(howls.sounding()).toEqual([]);
      expect(soundtrack.getSnapshot()).toMatchObject({ track: renaissance, audible: false });
      expect(logged).toEqual([]);
      expect(howl(medieval)).not.toBe(first);
    },
  );

  it('silences a track that waits for data again after the first gesture', () => {
    const { soundtrack, howls, howl } = setStage();
    soundtrack.preload([medieval, renaissance]);
    const first = howl(medieval);
    first.finishLoading();
    turn();
    first.loseData();
    soundtrack.play(medieval);
    soundtrack.play(renaissance);
    first.finishLoading();
    first.grantPlay();
    turn();
    expect(howls.sounding()).toEqual([]);
  });

  it('pauses a track at the very moment when it comes round', () => {
    const { soundtrack, howls, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    const first = howl(medieval);
    first.comeRound();
    soundtrack.pause();
    first.grantPlay();
    turn();
    expect(howls.sounding()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
    soundtrack.play();
    hear(medieval);
    expect(howls.sounding()).toEqual([medieval.url]);
  });

  it('plays only the last of many tracks asked for in one go', () => {
    const { soundtrack, howls, howl, hear } = setStage();
    const all = [medieval, renaissance, industrial];
    soundtrack.preload(all);
    for (const one of all) howl(one).finishLoading();
    turn();
    for (let round = 0; round < 10; round += 1) for (const one of all) soundtrack.play(one);
    hear(industrial);
    expect(howls.sounding()).toEqual([industrial.url]);
  });
});

describe('volume', () => {
  it.each([
    [1.5, 1],
    [-0.1, 0],
    [Infinity, 1],
    [0.25, 0.25],
  ])('clamps %s to %s (SPEC §5)', (asked, heard) => {
    const { soundtrack, howl, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    soundtrack.setVolume(asked);
    expect(soundtrack.getSnapshot().volume).toBe(heard);
    expect(howl(medieval).currentVolume).toBe(heard);
    expect(setStage({ volume: asked }).soundtrack.getSnapshot().volume).toBe(heard);
  });

  it('ignores what is not a number', () => {
    const { soundtrack } = setStage({ volume: Number.NaN });
    soundtrack.setVolume(Number.NaN);
    expect(soundtrack.getSnapshot().volume).toBe(0.5);
  });

  it('is the same for all tracks, also when it changes while one is starting', () => {
    const { soundtrack, howl } = setStage();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    howl(medieval).finishLoading();
    howl(renaissance).finishLoading();
    turn();
    soundtrack.setVolume(0.8);
    howl(medieval).grantPlay();
    turn();
    expect(howl(medieval).currentVolume).toBe(0.8);
    expect(howl(renaissance).currentVolume).toBe(0.8);
  });
});

describe('observing', () => {
  it('gives the same snapshot until something changed, and tells every listener once', () => {
    const { soundtrack } = setStage();
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

  it('is silent for good once disposed of', () => {
    const { soundtrack, howls, hear } = setStage();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    hear(medieval);
    soundtrack.dispose();
    soundtrack.play(renaissance);
    soundtrack.preload([industrial]);
    expect(howls.live()).toEqual([]);
    expect(howls.sounding()).toEqual([]);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'paused', audible: false });
  });
});
