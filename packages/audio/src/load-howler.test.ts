import { describe, expect, it, vi } from 'vitest';
import type { HowlSettings } from './howl-like';
import { loadHowler } from './load-howler';
import { FakeAudio, freshHowler, withFakeAudio } from './testing/fake-audio';

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

  it.each([
    ['nothing is', [], false],
    ['half is', [[0, 30]], false],
    ['only the end is', [[40, 60]], false],
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

  it('does not reuse an element on which an unloaded track was waiting to play', async () => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = currentElement();
    element.finishLoading();
    // The first gesture does this to every idle element.
    Object.assign(element, { _unlocked: true });
    element.load();
    howl.play();
    expect(howl.state()).toBe('loading');
    howl.unload();
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
