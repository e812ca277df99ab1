import type { HowlConstructorLike, HowlLike } from './howl-like';
import type { Log, Soundtrack } from './types';

export type { HowlConstructorLike, HowlLike, HowlSettings } from './howl-like';
export type { Log, PlaybackStatus, Silence, Soundtrack, SoundtrackSnapshot, Track } from './types';

/** The options of `createAccent`. */
export interface AccentOptions {
  /** The music that the sound belongs to. */
  readonly soundtrack: Pick<Soundtrack, 'getSnapshot'>;
  /** Returns howler's Howl class, or undefined where nothing is to be heard; called for each sound. */
  readonly loadHowl: () => Promise<HowlConstructorLike | undefined>;
  /** Receives every load error, and what a play throws. */
  readonly log: Log;
}

/** A short sound that is played over the music, at its volume, and only while it can be heard. */
export interface Accent {
  /** Loads the sound at this address and unloads the last one; null for no sound. Loads the same one once. */
  load(url: string | null): void;
  /** Plays the sound once, from its beginning. Does nothing if it is not loaded or if no music can be heard. */
  play(): void;
}

/** Creates an accent without a sound; calls no browser API before `load`. Errors are logged and never thrown. */
export function createAccent({ soundtrack, loadHowl, log }: AccentOptions): Accent {
  let wanted: string | null = null;
  let howl: HowlLike | null = null;
  let id: number | null = null;

  const drop = (): void => {
    howl?.unload();
    wanted = howl = id = null;
  };

  const fail = (url: string | null, failed: 'loaded' | 'played', error: unknown): void =>
    log(`The sound could not be ${failed}.`, { url, error });

  const create = async (url: string): Promise<void> => {
    const failToLoad = (error: unknown): void => {
      fail(url, 'loaded', error);
      // Without an address the next `load` tries again.
      if (wanted === url) drop();
    };
    try {
      const Howl = await loadHowl();
      if (!Howl || wanted !== url) return;
      howl = new Howl({
        src: [url],
        format: ['mp3'],
        html5: true,
        loop: false,
        preload: true,
        volume: 0,
        onload: () => {},
        onloaderror: (_id, error) => failToLoad(error),
        onplay: () => {},
        // Howler takes a sound that the next one or a change of era has cut off for an error.
        onplayerror: () => {},
        onunlock: () => {},
        oninterrupt: () => {},
        onwait: () => {},
        onsound: () => {},
      });
    } catch (error) {
      failToLoad(error);
    }
  };

  return {
    load(url) {
      if (url === wanted) return;
      drop();
      wanted = url;
      if (url !== null) void create(url);
    },
    play() {
      const { audible, volume } = soundtrack.getSnapshot();
      if (howl?.state() !== 'loaded' || !audible || volume === 0) return;
      try {
        if (id !== null && howl.playing(id)) howl.stop(id);
        howl.volume(volume);
        // Reuse the sound's id: without one howler opens another audio element.
        id = (id === null ? howl.play() : howl.play(id)) ?? null;
      } catch (error) {
        fail(wanted, 'played', error);
      }
    },
  };
}
