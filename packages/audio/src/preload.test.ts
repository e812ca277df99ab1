import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HowlConstructorLike } from './howl-like';
import { industrial, medieval, renaissance, setStage, track, turn } from './testing/stage';
import { createFakeHowls } from './testing/fake-howl';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('preloading', () => {
  const loaded = (howls: ReturnType<typeof createFakeHowls>): string[] =>
    howls
      .live()
      .map((howl) => howl.url)
      .sort();
  const urls = (...tracks: { url: string }[]): string[] => tracks.map((one) => one.url).sort();

  it('keeps exactly the given tracks and the current one loaded (SPEC §9)', () => {
    const { soundtrack, howls } = setStage();
    const modern = track('modern');
    soundtrack.preload([medieval, renaissance]);
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    soundtrack.select(renaissance);
    soundtrack.preload([industrial, modern]);
    expect(loaded(howls)).toEqual(urls(renaissance, industrial, modern));
    soundtrack.preload([]);
    expect(loaded(howls)).toEqual(urls(renaissance));
  });

  it('never unloads the track that plays, and unloads it once it is left out of reach', () => {
    const { soundtrack, howls, hear } = setStage();
    soundtrack.play(medieval);
    hear(medieval);
    soundtrack.preload([renaissance, industrial]);
    expect(howls.sounding()).toEqual([medieval.url]);
    soundtrack.play(industrial);
    expect(loaded(howls)).toEqual(urls(renaissance, industrial));
  });

  it('makes one Howl per track and uses it again', () => {
    const { soundtrack, howls, hear } = setStage();
    soundtrack.preload([medieval, renaissance, medieval]);
    for (const one of [medieval, renaissance, medieval, renaissance]) {
      soundtrack.play(one);
      hear(one);
      soundtrack.preload([medieval, { ...renaissance }]);
    }
    expect(howls.all).toHaveLength(2);
  });

  it('plays nothing by itself and changes nothing that is shown', () => {
    const { soundtrack, howls, howl } = setStage();
    const before = soundtrack.getSnapshot();
    soundtrack.preload([medieval]);
    howl(medieval).finishLoading();
    turn();
    expect(howls.all.flatMap((one) => one.commands)).toEqual([]);
    expect(soundtrack.getSnapshot()).toBe(before);
  });

  it('gives up what is not whole yet, and brings it back when it is asked for again', () => {
    const { soundtrack, howls, howl, hear } = setStage();
    const modern = track('modern');
    soundtrack.play(medieval);
    hear(medieval);
    soundtrack.preload([medieval, renaissance, industrial, modern]);
    howl(renaissance).finishLoading();
    howl(modern).finishLoading();
    howl(modern).whole = false;
    turn();
    soundtrack.giveWay();
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    soundtrack.pause();
    soundtrack.setVolume(0.3);
    soundtrack.play();
    expect(loaded(howls)).toEqual(urls(medieval, renaissance));
    soundtrack.preload([medieval, renaissance, industrial]);
    expect(loaded(howls)).toEqual(urls(medieval, renaissance, industrial));
    expect(howls.all).toHaveLength(5);
  });

  it('never gives up the current track, whole or not', () => {
    const { soundtrack, howls } = setStage();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(renaissance);
    soundtrack.giveWay();
    expect(loaded(howls)).toEqual(urls(renaissance));
  });

  it('does not ask again for a neighbour that failed before it was given up', () => {
    const { soundtrack, howls, howl } = setStage();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).failToLoad(4);
    turn();
    soundtrack.giveWay();
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all.filter(({ url }) => url === renaissance.url)).toHaveLength(1);
  });

  it('asks for a broken neighbour again only when it comes back into reach', () => {
    const { soundtrack, howls, howl, logged } = setStage();
    soundtrack.preload([medieval, renaissance]);
    howl(renaissance).failToLoad(4);
    turn();
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all).toHaveLength(2);
    expect(logged).toHaveLength(1);
    soundtrack.preload([medieval]);
    soundtrack.preload([medieval, renaissance]);
    expect(howls.all).toHaveLength(3);
  });
});

describe('howler that comes late', () => {
  function stageWithLateHowler() {
    const howls = createFakeHowls();
    let bring: (Howl: HowlConstructorLike) => void = () => undefined;
    const loadHowl = vi.fn(() => new Promise<HowlConstructorLike>((resolve) => (bring = resolve)));
    const stage = setStage({ loadHowl });
    const arrive = async (): Promise<void> => {
      bring(howls.Howl);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { soundtrack: stage.soundtrack, logged: stage.logged, howls, loadHowl, arrive };
  }

  it('is not asked for until something is to be heard or preloaded', () => {
    const { soundtrack, loadHowl } = stageWithLateHowler();
    soundtrack.select(medieval);
    soundtrack.setVolume(0.2);
    soundtrack.toggle();
    soundtrack.play(renaissance);
    soundtrack.preload([medieval]);
    expect(loadHowl).toHaveBeenCalledTimes(1);
  });

  it('finds the latest wish and the latest volume, not the earlier ones', async () => {
    const { soundtrack, howls, arrive } = stageWithLateHowler();
    soundtrack.play(medieval);
    soundtrack.play(renaissance);
    soundtrack.setVolume(0.9);
    expect(soundtrack.getSnapshot()).toMatchObject({ status: 'playing', audible: false });
    await arrive();
    expect(howls.all.map((howl) => [howl.url, howl.settings.volume])).toEqual([
      [renaissance.url, 0.9],
    ]);
  });

  it('finds no neighbour that has been given up meanwhile', async () => {
    const { soundtrack, howls, arrive } = stageWithLateHowler();
    soundtrack.preload([medieval, renaissance]);
    soundtrack.play(medieval);
    soundtrack.giveWay();
    await arrive();
    expect(howls.all.map(({ url }) => url)).toEqual([medieval.url]);
  });

  it('finds silence when the visitor paused meanwhile', async () => {
    const { soundtrack, howls, arrive } = stageWithLateHowler();
    soundtrack.play(medieval);
    soundtrack.pause();
    await arrive();
    howls.all[0]?.finishLoading();
    turn();
    expect(howls.all.map((howl) => howl.commands)).toEqual([[]]);
  });

  it('makes nothing when the soundtrack is over', async () => {
    const { soundtrack, howls, arrive } = stageWithLateHowler();
    soundtrack.play(medieval);
    soundtrack.dispose();
    await arrive();
    expect(howls.all).toEqual([]);
  });
});

describe('howler that does not come at all', () => {
  it.each<[string, () => Promise<HowlConstructorLike>]>([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is logged, crashes nothing, and is asked for again (loading %s)', async (_how, fail) => {
    const { Howl } = createFakeHowls();
    const loadHowl = vi.fn<() => Promise<HowlConstructorLike>>(() => Promise.resolve(Howl));
    loadHowl.mockImplementationOnce(fail);
    const { soundtrack, logged } = setStage({ loadHowl });
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
