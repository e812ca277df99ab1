import { Howl, Howler } from 'howler';
import { onContextChange, openContextAfterGesture } from './audio-context';
import { HTML5_POOL_SIZE } from './constants';
import type { HowlSettings, PlacedHowlConstructor } from './howl-like';

/** What howler keeps of a sound, in private fields. Each of our Howls has one sound until it is unloaded. */
interface InnerSound {
  readonly _node: HTMLAudioElement;
  /** Whether howler has paused the sound; a pause by the system does not change this. */
  readonly _paused: boolean;
}

/**
 * Applies the global settings of SPEC §9 to howler. Returns a Howl class that manages howler's pool of audio
 * elements, and reports what the browser does to an element on its own.
 */
export function createPooledHowl(): PlacedHowlConstructor {
  Howler.html5PoolSize = HTML5_POOL_SIZE;
  // Howler itself fixes the delay of 30 s before it suspends the audio context (SPEC §9).
  Howler.autoSuspend = true;
  openContextAfterGesture();
  // Private in howler: its list of idle audio elements, which the first user gesture fills.
  // oxlint-disable-next-line no-underscore-dangle
  const idleElements = (Howler as typeof Howler & { readonly _html5AudioPool: HTMLAudioElement[] })
    ._html5AudioPool;

  const all = new Map<string, PooledHowl>();

  class PooledHowl extends Howl {
    static positionOf(url: string): number | null {
      const howl = all.get(url);
      return howl?.playing() ? (howl.#sound?._node.currentTime ?? null) : null;
    }

    readonly #stopFollowing: () => void;

    constructor(settings: HowlSettings) {
      // Before the first gesture the list is empty, and howler logs a warning for each new Howl.
      if (idleElements.length === 0 && typeof Audio !== 'undefined')
        idleElements.push(createElement());
      super(settings);
      this.#stopFollowing = this.#follow(settings);
      for (const url of settings.src) all.set(url, this);
    }

    isWhole(): boolean {
      const element = this.#sound?._node;
      if (!element?.buffered.length) return false;
      const { buffered, duration } = element;
      return buffered.start(0) < 1 && buffered.end(0) > duration - 1;
    }

    isInterrupted(): boolean {
      const sound = this.#sound;
      return sound?._paused === false && sound._node.paused && !sound._node.ended;
    }

    override unload(): null {
      this.#stopFollowing();
      for (const [url, howl] of all) if (howl === this) all.delete(url);
      const idleCount = idleElements.length;
      // If howler reloads a loaded track, its listener on the element stays after unload() and would
      // start the next track there. So the element is not reused.
      const hasStaleListener = this.state() === 'loading' && this.duration() > 0;
      super.unload();
      if (hasStaleListener) idleElements.splice(idleCount);
      return null;
    }

    get #sound(): InnerSound | undefined {
      // oxlint-disable-next-line no-underscore-dangle
      return (this as unknown as { _sounds: InnerSound[] })._sounds[0];
    }

    /**
     * Listens to what howler ignores: the system pauses or resumes the element, or its data runs out. Returns a
     * function that stops it.
     */
    #follow({ oninterrupt, onwait, onsound }: HowlSettings): () => void {
      const sound = this.#sound;
      // A browser without audio.
      if (sound === undefined) return () => {};
      const element = sound._node;
      const checkPause = (): void => {
        if (this.isInterrupted()) oninterrupt();
      };
      const checkSound = (): void => {
        onsound();
        // The system has resumed a track that nobody wants to hear any longer.
        if (sound._paused) element.pause();
      };
      const listeners = { pause: checkPause, waiting: onwait, playing: checkSound };
      for (const [event, listener] of Object.entries(listeners))
        element.addEventListener(event, listener);
      // iOS may interrupt the context and pause the element without an event of the element.
      const forgetContext = onContextChange(checkPause);
      return () => {
        forgetContext();
        for (const [event, listener] of Object.entries(listeners))
          element.removeEventListener(event, listener);
      };
    }
  }
  return PooledHowl;
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
