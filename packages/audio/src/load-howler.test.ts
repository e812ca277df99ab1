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

const carrying = (): FakeAudio => FakeAudio.carrying(settings.src[0] ?? '');

describe('howler itself', () => {
  it('keeps ten audio elements and suspends when idle (SPEC §9)', async () => {
    const { Howler } = await load();
    expect(Howler.html5PoolSize).toBe(10);
    expect(Howler.autoSuspend).toBe(true);
  });

  it('does not complain of an empty pool when a track loads before the first gesture', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { Howl } = await load();
    new Howl(settings);
    await vi.advanceTimersByTimeAsync(0);
    expect(carrying().preload).toBe('auto');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', [], false],
    ['half of it', [[0, 30]], false],
    ['its end alone', [[40, 60]], false],
    ['all of it', [[0, 59.9]], true],
  ] as const)('tells of a file of which it has %s whether it is whole', async (_, parts, whole) => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = carrying();
    expect(howl.isWhole()).toBe(false);
    element.ready();
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

  it('loses a pause that meets a pending play(), for which the player unloads', async () => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    carrying().ready();
    const id = howl.play() ?? 0;
    howl.pause(id);
    await vi.advanceTimersByTimeAsync(0);
    expect(carrying().paused).toBe(false);
    expect(howl.playing(id)).toBe(true);
  });

  it('never plays another track on an element that still waited to play an unloaded one', async () => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = carrying();
    element.ready();
    // What the first gesture does to every idle element.
    Object.assign(element, { _unlocked: true });
    element.load();
    howl.play();
    expect(howl.state()).toBe('loading');
    howl.unload();
    new Howl({ ...settings, src: ['/audio/renaissance-theme.mp3'] });
    for (const audio of FakeAudio.made) audio.ready();
    await vi.advanceTimersByTimeAsync(0);
    const sounding = FakeAudio.made.filter((audio) => !audio.paused).map((audio) => audio.src);
    expect(sounding).not.toContain('/audio/renaissance-theme.mp3');
    expect(FakeAudio.made.map((audio) => audio.src)).toContain('/audio/renaissance-theme.mp3');
  });

  it.each([
    ['has loaded', true],
    ['is still loading', false],
  ])('uses the element of a track again that is unloaded when it %s', async (_when, loaded) => {
    const { Howl } = await load();
    const howl = new Howl(settings);
    const element = carrying();
    Object.assign(element, { _unlocked: true });
    if (loaded) element.ready();
    howl.unload();
    new Howl({ ...settings, src: ['/audio/renaissance-theme.mp3'] });
    expect(element.src).toBe('/audio/renaissance-theme.mp3');
  });
});
