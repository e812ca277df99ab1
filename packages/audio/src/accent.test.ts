import { describe, expect, it, vi } from 'vitest';
import { createAccent } from './accent';
import type { HowlConstructorLike } from './howl-like';
import type { SoundtrackSnapshot } from './types';
import { createFakeHowls } from './testing/fake-howl';
import { runDueTimers, withFakeTimers } from './testing/test-soundtrack';

withFakeTimers();

const [harp, lute] = ['/audio/medieval-choice.mp3', '/audio/renaissance-choice.mp3'];

/** Creates an accent over fake Howls beside music that can be heard. */
function createTestAccent() {
  const howls = createFakeHowls();
  const logged: string[] = [];
  const music: SoundtrackSnapshot = {
    track: null,
    status: 'playing',
    audible: true,
    silence: null,
    volume: 0.3,
  };
  const heard = { ...music };
  const loadHowl = vi.fn(async (): Promise<HowlConstructorLike | undefined> => howls.Howl);
  const accent = createAccent({
    soundtrack: { getSnapshot: () => heard },
    loadHowl,
    log: (message) => logged.push(message),
  });
  const load = async (url: string | null) => {
    accent.load(url);
    await vi.advanceTimersByTimeAsync(0);
    for (const howl of howls.live()) howl.finishLoading();
    runDueTimers();
  };
  const sounds = () => {
    for (const howl of howls.live()) howl.grantPlay();
    runDueTimers();
    return howls.audible();
  };
  return { accent, howls, heard, loadHowl, logged, load, sounds };
}

describe('a sound that is loaded', () => {
  it('is heard once, at the volume of the music', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    await load(harp);
    expect(sounds()).toEqual([]);
    accent.play();
    expect(sounds()).toEqual([harp]);
    expect(howls.all[0]?.currentVolume).toBe(0.3);
    expect(howls.all[0]?.settings).toMatchObject({
      format: ['mp3'],
      html5: true,
      loop: false,
      preload: true,
    });
    howls.all[0]?.reachEnd();
    expect(sounds()).toEqual([]);
  });

  it('is heard again after its end, as the same sound', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    await load(harp);
    const play = vi.spyOn(howls.all[0] ?? expect.fail(), 'play');
    accent.play();
    sounds();
    howls.all[0]?.reachEnd();
    accent.play();
    expect(sounds()).toEqual([harp]);
    expect(play.mock.calls).toEqual([[], [1001]]);
    expect(howls.all[0]?.commands).toEqual(['play', 'play']);
  });

  it('begins again if it still plays', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    await load(harp);
    accent.play();
    sounds();
    accent.play();
    expect(sounds()).toEqual([harp]);
    expect(howls.all[0]?.commands).toEqual(['play', 'stop', 'play']);
  });

  it.each([
    ['music is paused', { status: 'paused', audible: false }],
    ['music was asked for and cannot be heard', { audible: false, silence: 'blocked' }],
    ['the volume is 0', { volume: 0 }],
  ] as const)('is not heard while %s', async (_when, change) => {
    const { accent, howls, heard, load, sounds } = createTestAccent();
    await load(harp);
    Object.assign(heard, change);
    accent.play();
    expect(sounds()).toEqual([]);
    expect(howls.all[0]?.commands).toEqual([]);
  });

  it('gives way to the next one, and is not loaded twice', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    await load(harp);
    await load(harp);
    expect(howls.all).toHaveLength(1);
    await load(lute);
    expect(howls.live().map(({ url }) => url)).toEqual([lute]);
    accent.play();
    expect(sounds()).toEqual([lute]);
  });

  it('is unloaded where there is none', async () => {
    const { accent, howls, load } = createTestAccent();
    await load(harp);
    await load(null);
    accent.play();
    expect(howls.live()).toEqual([]);
  });
});

describe('a sound that is not loaded', () => {
  it('is not heard, also not when it is there later', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    accent.play();
    accent.load(harp);
    accent.play();
    await load(harp);
    expect(sounds()).toEqual([]);
    expect(howls.all[0]?.commands).toEqual([]);
  });

  it('is not created if another one was wanted before the player was loaded', async () => {
    const { accent, howls, load } = createTestAccent();
    accent.load(harp);
    await load(lute);
    expect(howls.all.map(({ url }) => url)).toEqual([lute]);
  });

  it('is not heard where there is no player, and nothing is logged', async () => {
    const { accent, howls, loadHowl, logged, load } = createTestAccent();
    loadHowl.mockResolvedValue(undefined);
    await load(harp);
    accent.play();
    expect(howls.all).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('is not requested where there is none', async () => {
    const { load, loadHowl } = createTestAccent();
    await load(null);
    expect(loadHowl).not.toHaveBeenCalled();
  });
});

describe('a sound that fails', () => {
  it('to load is logged, and tried again when it is asked for again', async () => {
    const { accent, howls, logged, load, sounds } = createTestAccent();
    accent.load(harp);
    await vi.advanceTimersByTimeAsync(0);
    howls.all[0]?.failToLoad('Decoding audio data failed.');
    runDueTimers();
    expect(logged).toEqual(['The sound could not be loaded.']);
    expect(howls.live()).toEqual([]);
    accent.play();
    await load(harp);
    accent.play();
    expect(sounds()).toEqual([harp]);
  });

  it('because the player does is logged, and tried again', async () => {
    const { accent, loadHowl, logged, load, sounds } = createTestAccent();
    loadHowl.mockRejectedValueOnce(new Error('no connection'));
    await load(harp);
    expect(logged).toEqual(['The sound could not be loaded.']);
    await load(harp);
    accent.play();
    expect(sounds()).toEqual([harp]);
  });

  it('late does not take the next one with it', async () => {
    const { accent, howls, load, sounds } = createTestAccent();
    accent.load(harp);
    await vi.advanceTimersByTimeAsync(0);
    const [old] = howls.all;
    await load(lute);
    old?.settings.onloaderror(1001, 'too late');
    accent.play();
    expect(sounds()).toEqual([lute]);
  });

  it('because it is cut off is not logged, and may be heard the next time', async () => {
    const { accent, howls, logged, load, sounds } = createTestAccent();
    await load(harp);
    accent.play();
    howls.all[0]?.refusePlay('cut off');
    runDueTimers();
    expect(logged).toEqual([]);
    accent.play();
    expect(sounds()).toEqual([harp]);
  });

  it('by throwing is logged, because a sound must never stop what it belongs to', async () => {
    const { accent, howls, logged, load } = createTestAccent();
    await load(harp);
    vi.spyOn(howls.all[0] ?? expect.fail(), 'play').mockImplementation(() => {
      throw new RangeError('an empty file');
    });
    expect(() => accent.play()).not.toThrow();
    expect(logged).toEqual(['The sound could not be played.']);
  });
});
