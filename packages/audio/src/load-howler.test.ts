import { describe, expect, it, vi } from 'vitest';
import type { HowlLike, HowlSettings } from './howl-like';
import { loadHowler } from './load-howler';
import { FakeAudio, createFakeContext, freshHowler, withFakeAudio } from './testing/fake-audio';

const settings: HowlSettings = {
  src: ['/audio/medieval-theme.mp3'],
  format: ['mp3'],
  html5: true,
  loop: true,
  preload: true,
  volume: 0.5,
  onload: () => undefined,
  onloaderror: () => undefined,
  onplay: () => undefined,
  onplayerror: () => undefined,
  onunlock: () => undefined,
  oninterrupt: () => undefined,
  onwait: () => undefined,
  onsound: () => undefined,
};

withFakeAudio();

async function load() {
  const Howler = await freshHowler();
  return { Howl: await loadHowler(), Howler };
}

const currentElement = (): FakeAudio => FakeAudio.withSource(settings.src[0] ?? '');

describe('howler, as loaded by loadHowler', () => {
  it('has a pool of ten audio elements and suspends when idle (SPEC §9)', async () => {
    const { Howler } = await load();
    expect(Howler.html5PoolSize).toBe(10);
    expect(Howler.autoSuspend).toBe(true);
  });

  it('logs no warning about an empty pool when a track loads before the first gesture', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { Howl } = await load();
    new Howl(settings);
    await vi.advanceTimersByTimeAsync(0);
    expect(currentElement().preload).toBe('auto');
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports a load failure where the browser has no audio', async () => {
    const { Howl, Howler } = await load();
    vi.unstubAllGlobals();
    Object.assign(Howler, { noAudio: true });
    const onloaderror = vi.fn();
    const howl = new Howl({ ...settings, onloaderror });
    await vi.advanceTimersByTimeAsync(0);
    expect(onloaderror).toHaveBeenCalledWith(null, 'No audio support.');
    howl.unload();
  });

  it.each([
    ['nothing is', [], false],
    ['half is', [[0, 30]], false],
    ['only the end is', [[40, 60]], false],
    ['the first second is not', [[1, 60]], false],
    ['the last second is not', [[0, 59]], false],
    ['all of it is', [[0, 59.9]], true],
  ] as const)('reports whether the whole file is buffered when %s', async (_, parts, whole) => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = currentElement();
    expect(howl.isWhole()).toBe(false);
    element.finishLoading();
    Object.assign(element, {
      duration: 60,
      buffered: {
        length: parts.length,
        start: (part: number) => parts[part]?.[0],
        end: (part: number) => parts[part]?.[1],
      },
    });
    expect(howl.isWhole()).toBe(whole);
    howl.unload();
    expect(howl.isWhole()).toBe(false);
  });

  it('ignores pause() during a pending play(), which is why the player unloads instead', async () => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    currentElement().finishLoading();
    const id = howl.play() ?? 0;
    howl.pause(id);
    await vi.advanceTimersByTimeAsync(0);
    expect(currentElement().paused).toBe(false);
    expect(howl.playing(id)).toBe(true);
  });

  it.each([
    ['stop()', (howl: HowlLike, id: number) => howl.stop(id)],
    ['pause()', (howl: HowlLike, id: number) => howl.pause(id)],
  ])(
    'stays silent after %s in a fade, which is why the player sets the volume again',
    async (_, end) => {
      const { Howl } = await load();
      const howl = new Howl(settings);
      const element = currentElement();
      element.finishLoading();
      const id = howl.play() ?? 0;
      element.grant();
      await vi.advanceTimersByTimeAsync(0);
      howl.fade(0.5, 0, 180, id);
      await vi.advanceTimersByTimeAsync(90);
      expect(element.volume).toBeCloseTo(0.25, 1);
      end(howl, id);
      expect(element.volume).toBe(0);
      howl.volume(0.5);
      await vi.advanceTimersByTimeAsync(180);
      expect(element).toMatchObject({ paused: true, volume: 0.5 });
    },
  );

  it('does not reuse an element on which an unloaded track was waiting to play, and keeps the others', async () => {
    const { Howl, Howler } = await load();
    const howl = new Howl(settings);
    const element = currentElement();
    const other = new FakeAudio();
    const { _html5AudioPool: idle } = Howler as unknown as { _html5AudioPool: FakeAudio[] };
    idle.push(other);
    element.finishLoading();
    // The first gesture does this to every idle element.
    Object.assign(element, { _unlocked: true });
    element.load();
    howl.play();
    expect(howl.state()).toBe('loading');
    howl.unload();
    expect(idle).toEqual([other]);
    new Howl({ ...settings, src: ['/audio/renaissance-theme.mp3'] });
    for (const audio of FakeAudio.created) audio.finishLoading();
    await vi.advanceTimersByTimeAsync(0);
    const audible = FakeAudio.created.filter((audio) => !audio.paused).map((audio) => audio.src);
    expect(audible).not.toContain('/audio/renaissance-theme.mp3');
    expect(FakeAudio.created.map((audio) => audio.src)).toContain('/audio/renaissance-theme.mp3');
  });

  it.each([
    ['has loaded', true],
    ['is still loading', false],
  ])('reuses the element of a track that %s when it is unloaded', async (_when, loaded) => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = currentElement();
    Object.assign(element, { _unlocked: true });
    if (loaded) element.finishLoading();
    howl.unload();
    new Howl({ ...settings, src: ['/audio/renaissance-theme.mp3'] });
    expect(element.src).toBe('/audio/renaissance-theme.mp3');
  });
});

describe('the place in a track', () => {
  it('is known while the track plays, by its address, and only then', async () => {
    const { Howl, Howler } = await load();
    Object.assign(Howler, { autoUnlock: false });
    const [url = ''] = settings.src;
    expect(Howl.positionOf(url)).toBeNull();
    const howl = new Howl(settings);
    const element = currentElement();
    element.finishLoading();
    expect(Howl.positionOf(url)).toBeNull();
    const id = howl.play() ?? 0;
    element.grant();
    await vi.advanceTimersByTimeAsync(0);
    element.currentTime = 12.5;
    expect(Howl.positionOf(url)).toBe(12.5);
    expect(Howl.positionOf('/audio/future-theme.mp3')).toBeNull();
    howl.pause(id);
    expect(Howl.positionOf(url)).toBeNull();
    howl.play(id);
    element.grant();
    await vi.advanceTimersByTimeAsync(0);
    expect(Howl.positionOf(url)).not.toBeNull();
    howl.unload();
    expect(Howl.positionOf(url)).toBeNull();
  });
});

describe('what the browser does to an element on its own', () => {
  async function startPlaying(context: EventTarget | null = null) {
    const { Howl, Howler } = await load();
    Object.assign(Howler, { ctx: context, autoUnlock: false });
    const told: string[] = [];
    const howl = new Howl({
      ...settings,
      oninterrupt: () => told.push('interrupted'),
      onwait: () => told.push('waiting'),
      onsound: () => told.push('sounding'),
    });
    const element = currentElement();
    element.finishLoading();
    const id = howl.play() ?? 0;
    element.grant();
    await vi.advanceTimersByTimeAsync(0);
    return { howl, element, id, told };
  }

  it('is reported as an interruption if the system pauses it, which howler does not notice', async () => {
    const { howl, element, id, told } = await startPlaying();
    element.interrupt();
    expect(told).toEqual(['interrupted']);
    expect(howl.isInterrupted()).toBe(true);
    expect(howl.playing(id)).toBe(true);
  });

  it('is no interruption if the page pauses it, or if the track has ended', async () => {
    const { howl, element, id, told } = await startPlaying();
    element.ended = true;
    element.interrupt();
    expect(howl.isInterrupted()).toBe(false);
    element.ended = false;
    howl.pause(id);
    element.dispatchEvent(new Event('pause'));
    expect(howl.isInterrupted()).toBe(false);
    expect(told).toEqual([]);
  });

  it('is no interruption while the track waits for data before it starts', async () => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = currentElement();
    element.finishLoading();
    element.load();
    howl.play();
    expect(howl.isInterrupted()).toBe(false);
  });

  it('can be resumed after howler has been told of the pause', async () => {
    const { howl, element, id } = await startPlaying();
    element.interrupt();
    howl.play(id);
    expect(element.paused, 'howler ignores play() before it knows').toBe(true);
    howl.pause(id);
    howl.play(id);
    expect(element.paused).toBe(false);
    expect(howl.isInterrupted()).toBe(false);
  });

  it('is noticed when the audio context is interrupted, even without an event of the element', async () => {
    const context = createFakeContext();
    const { element, told } = await startPlaying(context);
    element.paused = true;
    context.dispatchEvent(new Event('statechange'));
    expect(told).toEqual(['interrupted']);
  });

  it('is reported when data runs out and when sound goes on', async () => {
    const { element, told } = await startPlaying();
    element.dispatchEvent(new Event('waiting'));
    element.dispatchEvent(new Event('playing'));
    expect(told).toEqual(['waiting', 'sounding']);
  });

  it('is silenced if the system resumes a track that is paused', async () => {
    const { howl, element, id } = await startPlaying();
    howl.pause(id);
    element.endInterruption();
    expect(element.paused).toBe(true);
  });

  it('is left alone if the system resumes a track that should play', async () => {
    const { howl, element, id } = await startPlaying();
    element.interrupt();
    element.endInterruption();
    expect(element.paused).toBe(false);
    expect(howl.playing(id)).toBe(true);
  });

  it('is not reported after the track is unloaded, because another track may use the element', async () => {
    const { howl, element, told } = await startPlaying();
    howl.unload();
    for (const event of ['pause', 'waiting', 'playing']) element.dispatchEvent(new Event(event));
    expect(told).toEqual([]);
    expect(howl.isInterrupted()).toBe(false);
  });
});
