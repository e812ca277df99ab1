import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HowlSettings } from './howl-like';
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

/** Contexts that howler has opened. */
let opened: EventTarget[] = [];

withFakeAudio();

beforeEach(() => {
  opened = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        // A device with another rate than the one that howler expects.
        const context = Object.assign(createFakeContext(), {
          sampleRate: 48_000,
          close: () => undefined,
        });
        opened.push(context);
        return context;
      }
    },
  );
});

/** Loads howler into a page whose visitor has acted or not; undefined if the browser does not tell. */
async function openPage(hasBeenActive: boolean | undefined) {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'navigator',
    hasBeenActive === undefined ? {} : { userActivation: { hasBeenActive } },
  );
  const Howler = await freshHowler();
  const Howl = await loadHowler();
  return {
    Howler,
    createTrack: (more: Partial<HowlSettings> = {}) => new Howl({ ...settings, ...more }),
    async press(type = 'click') {
      page.dispatchEvent(new Event(type));
      await vi.runOnlyPendingTimersAsync();
    },
  };
}

describe('the audio context, which blocks the page while it opens', () => {
  it('is not opened for a track that is loaded before the first gesture', async () => {
    const { createTrack, press } = await openPage(false);
    createTrack();
    await vi.runOnlyPendingTimersAsync();
    expect(opened).toHaveLength(0);
    await press();
    expect(opened).toHaveLength(1);
    await press();
    createTrack();
    expect(opened).toHaveLength(1);
  });

  it('does not hold up the press that it follows', async () => {
    const { press } = await openPage(false);
    const pressed = press();
    expect(opened).toHaveLength(0);
    await pressed;
    expect(opened).toHaveLength(1);
  });

  it.each(['click', 'keydown'])('is opened after a %s', async (type) => {
    const { press } = await openPage(false);
    await press(type);
    expect(opened).toHaveLength(1);
  });

  it('keeps the tracks that were loaded before, whatever its rate', async () => {
    const { createTrack, press } = await openPage(false);
    const track = createTrack();
    FakeAudio.withSource('/audio/medieval-theme.mp3').finishLoading();
    await vi.runOnlyPendingTimersAsync();
    await press();
    expect(track.state()).toBe('loaded');
  });

  it('lets howler unlock further elements with the next gesture', async () => {
    const { createTrack, press, Howler } = await openPage(false);
    const { _html5AudioPool: idle } = Howler as unknown as { _html5AudioPool: FakeAudio[] };
    createTrack();
    await press();
    expect(idle).toHaveLength(0);
    await press('keydown');
    expect(idle).toHaveLength(Howler.html5PoolSize);
  });

  it.each([true, undefined])(
    'is opened with the first track, once, if the visitor has acted: %s',
    async (hasBeenActive) => {
      const { createTrack, press } = await openPage(hasBeenActive);
      createTrack();
      expect(opened).toHaveLength(1);
      await press();
      expect(opened).toHaveLength(1);
    },
  );

  it('reports an interruption of a track that is older than it', async () => {
    const { createTrack, press } = await openPage(false);
    const oninterrupt = vi.fn();
    const track = createTrack({ oninterrupt });
    const element = FakeAudio.withSource('/audio/medieval-theme.mp3');
    element.finishLoading();
    track.play();
    element.grant();
    await press();
    element.paused = true;
    opened[0]?.dispatchEvent(new Event('statechange'));
    expect(oninterrupt).toHaveBeenCalledOnce();
    track.unload();
    opened[0]?.dispatchEvent(new Event('statechange'));
    expect(oninterrupt).toHaveBeenCalledOnce();
  });
});
