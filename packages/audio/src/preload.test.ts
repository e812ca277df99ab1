import { describe, expect, it, vi } from 'vitest';
import { FADE_MS } from './constants';
import type { HowlConstructorLike } from './howl-like';
import {
  industrial,
  medieval,
  renaissance,
  createTestSoundtrack,
  track,
  runDueTimers,
  withFakeTimers,
} from './testing/test-soundtrack';
import { createFakeHowls } from './testing/fake-howl';

withFakeTimers();

describe('preloading', () => {
  const loaded = (howls: ReturnType<typeof createFakeHowls>): string[] =>
    howls
      .live()
      .map((howl) => howl.url)
      .sort();
  const urls = (...tracks: { url: string }[]): string[] => tracks.map((one) => one.url).sort();

  it('keeps exactly the given tracks and the current one loaded (SPEC §9)', () => {
    const { soundtrack, howls } = createTestSoundtrack();
    const modern = track('modern');
    soundtrack.preload([medieval, renaissance]);
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    soundtrack.select(renaissance);
    soundtrack.preload([industrial, modern]);
    expect(loaded(howls)).toEqual(urls(renaissance, industrial, modern));
    soundtrack.preload([]);
    expect(loaded(howls)).toEqual(urls(renaissance));
  });

  it('keeps the playing track loaded, and unloads it after a switch if it is not in the list', () => {
    const { soundtrack, howls, startPlaying } = createTestSoundtrack();
    soundtrack.play(medieval);
    startPlaying(medieval);
    soundtrack.preload([renaissance, industrial]);
    expect(howls.audible()).toEqual([medieval.url]);
    soundtrack.play(industrial);
    vi.advanceTimersByTime(FADE_MS);
    expect(loaded(howls)).toEqual(urls(renaissance, industrial));
  });

  it('creates one Howl per track and reuses it', () => {
    const { soundtrack, howls, startPlaying } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance, medieval]);
    for (const one of [medieval, renaissance, medieval, renaissance]) {
      soundtrack.play(one);
      startPlaying(one);
      soundtrack.preload([medieval, { ...renaissance }]);
    }
    expect(howls.all).toHaveLength(2);
  });

  it('plays nothing and leaves the snapshot unchanged', () => {
    const { soundtrack, howls, howl } = createTestSoundtrack();
    const before = soundtrack.getSnapshot();
    expect(soundtrack.getPreloadList()).toEqual([]);
    soundtrack.preload([medieval]);
    howl(medieval).finishLoading();
    runDueTimers();
    expect(howls.all.flatMap((one) => one.commands)).toEqual([]);
    expect(soundtrack.getSnapshot()).toBe(before);
  });

  it('unloads incomplete tracks on giveWay(), and loads them again on the next preload()', () => {
    const { soundtrack, howls, howl, startPlaying } = createTestSoundtrack();
    const modern = track('modern');
    soundtrack.play(medieval);
    startPlaying(medieval);
    soundtrack.preload([medieval, renaissance, industrial, modern]);
    howl(renaissance).finishLoading();
    howl(modern).finishLoading();
    howl(modern).fullyBuffered = false;
    runDueTimers();
    soundtrack.giveWay();
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    expect(soundtrack.getPreloadList()).toEqual([medieval, renaissance]);
    soundtrack.pause();
    soundtrack.setVolume(0.3);
    soundtrack.play();
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    soundtrack.preload([medieval, renaissance, industrial]);
    expect(loaded(howls)).toEqual(urls(medieval, renaissance, industrial));
    expect(howls.all).toHaveLength(5);
  });

  it('keeps the current track on giveWay(), even if it is incomplete', () => {
    const { soundtrack, howls } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(renaissance);
    soundtrack.giveWay();
    expect(loaded(howls)).toEqual(urls(renaissance));
  });

  it('does not retry a track that failed before giveWay()', () => {
    const { soundtrack, howls, howl } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).failToLoad(4);
    runDueTimers();
    soundtrack.giveWay();
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all.filter(({ url }) => url === renaissance.url)).toHaveLength(1);
  });

  it('retries a broken track only after it was removed from the list and added again', () => {
    const { soundtrack, howls, howl, logged } = createTestSoundtrack();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).failToLoad(4);
    runDueTimers();
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all).toHaveLength(2);
    expect(logged).toHaveLength(1);
    soundtrack.preload([medieval]);
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all).toHaveLength(3);
  });
});

describe('while howler is loading', () => {
  function withLateHowler() {
    const howls = createFakeHowls();
    let resolveHowl: (Howl: HowlConstructorLike) => void = () => undefined;
    const loadHowl = vi.fn(
      () => new Promise<HowlConstructorLike>((resolve) => (resolveHowl = resolve)),
    );
    const setup = createTestSoundtrack({ loadHowl });
    const finishLoadingHowler = async (): Promise<void> => {
      resolveHowl(howls.Howl);
      await vi.advanceTimersByTimeAsync(0);
    };
    return {
      soundtrack: setup.soundtrack,
      logged: setup.logged,
      howls,
      loadHowl,
      finishLoadingHowler,
    };
  }

  it('loads howler once, on the first play or preload', () => {
    const { soundtrack, loadHowl } = withLateHowler();
    soundtrack.select(medieval);
    soundtrack.setVolume(0.2);
    soundtrack.toggle();
    soundtrack.play(renaissance);
    soundtrack.play(renaissance);
    soundtrack.preload([medieval]);
    expect(loadHowl).toHaveBeenCalledTimes(1);
  });

  it('is not loaded for an empty list, and not after dispose()', () => {
    const { soundtrack, loadHowl } = withLateHowler();
    soundtrack.preload([]);
    soundtrack.dispose();
    soundtrack.preload([medieval]);
    expect(loadHowl).not.toHaveBeenCalled();
    expect(soundtrack.getPreloadList()).toEqual([]);
  });

  it('then plays the last requested track at the last volume set', async () => {
    const { soundtrack, howls, finishLoadingHowler } = withLateHowler();
    soundtrack.play(medieval);
    soundtrack.play(renaissance);
    soundtrack.setVolume(0.9);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    await finishLoadingHowler();
    expect(howls.all.map((howl) => [howl.url, howl.settings.volume])).toEqual([
      [renaissance.url, 0.9],
    ]);
  });

  it('does not load tracks dropped by giveWay() in the meantime', async () => {
    const { soundtrack, howls, finishLoadingHowler } = withLateHowler();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    soundtrack.giveWay();
    await finishLoadingHowler();
    expect(howls.all.map(({ url }) => url)).toEqual([medieval.url]);
  });

  it('does not play if the visitor has paused in the meantime', async () => {
    const { soundtrack, howls, finishLoadingHowler } = withLateHowler();
    soundtrack.play(medieval);
    soundtrack.pause();
    await finishLoadingHowler();
    howls.all[0]?.finishLoading();
    runDueTimers();
    expect(howls.all.map((howl) => howl.commands)).toEqual([[]]);
  });

  it('creates no Howl if the soundtrack has been disposed of', async () => {
    const { soundtrack, howls, finishLoadingHowler } = withLateHowler();
    soundtrack.play(medieval);
    soundtrack.dispose();
    await finishLoadingHowler();
    expect(howls.all).toEqual([]);
  });
});

describe('a failure to load howler', () => {
  it.each<[string, () => Promise<HowlConstructorLike>]>([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is logged, and the next play loads howler again (loadHowl %s)', async (_how, fail) => {
    const { Howl } = createFakeHowls();
    const loadHowl = vi.fn<() => Promise<HowlConstructorLike>>(() => Promise.resolve(Howl));
    loadHowl.mockImplementationOnce(fail);
    const { soundtrack, logged } = createTestSoundtrack({ loadHowl });
    soundtrack.play(medieval);
    await vi.advanceTimersByTimeAsync(0);
    expect(logged).toEqual([
      {
        message: 'The music player could not be loaded.',
        detail: new TypeError('Failed to fetch'),
      },
    ]);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    soundtrack.play(medieval);
    expect(loadHowl).toHaveBeenCalledTimes(2);
  });
});
