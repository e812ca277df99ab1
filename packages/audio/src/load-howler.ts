import { HTML5_POOL_SIZE } from './constants';
import type { HowlConstructorLike, HowlSettings } from './howl-like';

/**
 * Loads howler when it is first needed, so that the first screen does not pay for it, and holds its
 * global settings to the specification (SPEC §9). Gives a Howl class that keeps howler's pool of
 * audio elements in order; rejects when the module cannot be loaded.
 */
export async function loadHowler(): Promise<HowlConstructorLike> {
  const { Howl, Howler } = await import('howler');
  Howler.html5PoolSize = HTML5_POOL_SIZE;
  // Howler suspends its audio context after 30 seconds without sound, a time of its own (SPEC §9).
  Howler.autoSuspend = true;
  // Not in howler's types: its list of idle audio elements, filled by the visitor's first gesture.
  // oxlint-disable-next-line no-underscore-dangle
  const idle = (Howler as typeof Howler & { _html5AudioPool?: HTMLAudioElement[] })._html5AudioPool;

  return class PooledHowl extends Howl {
    constructor(settings: HowlSettings) {
      // Before the first gesture howler finds no idle element and warns on the console each time.
      if (idle?.length === 0 && typeof Audio !== 'undefined') idle.push(createElement());
      super(settings);
    }

    isWhole(): boolean {
      // Not in howler's types either: its sounds, of which each of ours has one, with their audio elements.
      // oxlint-disable-next-line no-underscore-dangle
      const [sound] = (this as unknown as { _sounds: { _node?: HTMLAudioElement }[] })._sounds;
      // oxlint-disable-next-line no-underscore-dangle
      const { buffered, duration } = sound?._node ?? {};
      if (!buffered?.length || duration === undefined) return false;
      return buffered.start(0) < 1 && buffered.end(0) > duration - 1;
    }

    override unload(): null {
      const before = idle?.length ?? 0;
      // Loading again after it had loaded: howler waits on the element to play it, and goes on
      // waiting after unload. That element must not carry another track.
      const haunted = this.state() === 'loading' && this.duration() > 0;
      super.unload();
      if (haunted) idle?.splice(before);
      return null;
    }
  };
}

/**
 * Makes an audio element for howler, whose handler of the first gesture loads anew every element
 * that it has not marked as unlocked. Before its first play() is granted an element has no mark:
 * loading it then would break the start off, or silence it unnoticed when it was granted just now.
 * One that the browser lets play needs no unlocking, so it counts as marked for as long as it does.
 */
function createElement(): HTMLAudioElement {
  const element = new Audio();
  let marked = false;
  return Object.defineProperty(element, '_unlocked', {
    get: () => marked || !element.paused,
    set(value: boolean) {
      marked = value;
    },
  });
}
