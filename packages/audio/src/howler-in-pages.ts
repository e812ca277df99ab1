import { HTML5_POOL_SIZE } from './constants';
import type { HowlConstructorLike, HowlSettings } from './howl-like';

/**
 * Loads howler on demand, so that the first screen does not download it, and applies the global
 * settings of SPEC §9. Resolves to a Howl class that manages howler's pool of audio elements;
 * rejects if the module cannot be loaded.
 */
export async function loadHowler(): Promise<HowlConstructorLike> {
  const { Howl, Howler } = await import('howler');
  Howler.html5PoolSize = HTML5_POOL_SIZE;
  // Howler itself fixes the delay of 30 s before it suspends the audio context (SPEC §9).
  Howler.autoSuspend = true;
  // Private in howler: its list of idle audio elements, which the first user gesture fills.
  // oxlint-disable-next-line no-underscore-dangle
  const idleElements = (Howler as typeof Howler & { _html5AudioPool?: HTMLAudioElement[] })
    ._html5AudioPool;

  return class PooledHowl extends Howl {
    constructor(settings: HowlSettings) {
      // Before the first gesture the list is empty, and howler logs a warning for each new Howl.
      if (idleElements?.length === 0 && typeof Audio !== 'undefined')
        idleElements.push(createElement());
      super(settings);
    }

    isWhole(): boolean {
      // Private in howler: its sounds with their audio elements; each of our Howls has one sound.
      // oxlint-disable-next-line no-underscore-dangle
      const [sound] = (this as unknown as { _sounds: { _node?: HTMLAudioElement }[] })._sounds;
      // oxlint-disable-next-line no-underscore-dangle
      const { buffered, duration } = sound?._node ?? {};
      if (!buffered?.length || duration === undefined) return false;
      return buffered.start(0) < 1 && buffered.end(0) > duration - 1;
    }

    override unload(): null {
      const idleCount = idleElements?.length ?? 0;
      // If howler reloads a loaded track, its listener on the element stays after unload() and would
      // start whatever plays there next. So the element is not reused.
      const hasStaleListener = this.state() === 'loading' && this.duration() > 0;
      super.unload();
      if (hasStaleListener) idleElements?.splice(idleCount);
      return null;
    }
  };
}

/**
 * Creates an audio element that reports itself as unlocked while it plays. On the first user gesture
 * howler reloads every element that is not marked `_unlocked`, and it sets that mark only after the
 * first successful play(). A reload before that would abort a pending play() or silence the music.
 */
function createElement(): HTMLAudioElement {
  const element = new Audio();
  let isMarked = false;
  return Object.defineProperty(element, '_unlocked', {
    get: () => isMarked || !element.paused,
    set(value: boolean) {
      isMarked = value;
    },
  });
}
