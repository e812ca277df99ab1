import type { HowlConstructorLike, HowlLike } from './howl-like';
import type { Track } from './types';

/** The state of a deck's Howl; `broken` and `discarded` are final. */
export type DeckPhase = 'loading' | 'ready' | 'broken' | 'discarded';

/** When a deck failed; `use` means that the network, decoder or sound device failed after loading. */
export type FailureCause = 'load' | 'play' | 'use';

/** Callbacks of a deck; the deck changes its phase before it calls one. */
export interface DeckEvents {
  /** Called when the track is ready to start. */
  onReady(): void;
  /** Called when the browser starts to play the track. */
  onAudible(): void;
  /** Called when the system has paused the track; `start` plays it again. */
  onInterrupted(): void;
  /** Called when a started track has run out of data. `onAudible` is called when it continues. */
  onWaiting(): void;
  /** Called once if the track fails to load, to start or to keep playing; the deck is then broken. */
  onFailure(cause: FailureCause, error: unknown): void;
  /** Called when a user gesture has made the browser allow sound. */
  onUnlock(): void;
}

/** One track in one Howl, from loading to unloading; a retry after a failure needs a new deck. */
export interface Deck {
  readonly track: Track;
  phase(): DeckPhase;
  /** True while part of the track still has to be downloaded. */
  isDownloading(): boolean;
  /** Plays from the current position; does nothing if the track is not ready or already started. */
  start(): void;
  /** Pauses and keeps the position; discards the deck if howler cannot pause it. */
  pause(): void;
  /** Fades a started track out; `stop` ends it. The deck counts as stopped from here on and reports nothing of it. */
  fadeOut(milliseconds: number): void;
  /** Stops and rewinds; discards the deck if howler cannot stop it. */
  stop(): void;
  /** Sets the volume, from 0 to 1. */
  setVolume(volume: number): void;
  /** Finds out whether the system has paused the track. */
  check(): void;
  /** Stops and unloads the track permanently. */
  discard(): void;
}

/** Creates a deck and starts to load the track; reports an error of the constructor as a load failure. */
export function createDeck(
  track: Track,
  Howl: HowlConstructorLike,
  initialVolume: number,
  events: DeckEvents,
): Deck {
  let phase: DeckPhase = 'loading';
  let howl: HowlLike | null = null;
  let volume = initialVolume;
  let id: number | undefined;
  let started = false;
  let interrupted = false;

  const unloadAs = (finalPhase: 'broken' | 'discarded'): void => {
    phase = finalPhase;
    started = interrupted = false;
    howl?.unload();
    howl = null;
  };

  const fail = (cause: FailureCause, error: unknown): void => {
    if (phase === 'broken' || phase === 'discarded') return;
    unloadAs('broken');
    events.onFailure(cause, error);
  };

  // Howler queues a command sent during a pending play() and never runs it, so the track would keep
  // playing. Only unload() stops it.
  const discardIfStillPlaying = (): void => {
    if (!howl || id === undefined) return;
    if (howl.state() !== 'loaded' || howl.playing(id)) unloadAs('discarded');
  };

  const start = (): void => {
    if (!howl || phase !== 'ready' || started) return;
    started = true;
    interrupted = false;
    try {
      // Reuse the sound's id after the first time: without one howler may play a second sound in parallel.
      id = howl.play(id) ?? undefined;
    } catch (error) {
      fail('play', error);
    }
  };

  const pauseSound = (): void => {
    if (id !== undefined) howl?.pause(id);
  };

  const interrupt = (): void => {
    if (!started) return;
    started = false;
    interrupted = true;
    // Howler still considers the track playing, and would ignore play(). Its pause() keeps the position.
    pauseSound();
    events.onInterrupted();
  };

  try {
    howl = new Howl({
      src: [track.url],
      format: ['mp3'],
      html5: true,
      loop: true,
      preload: true,
      volume,
      onload: () => {
        if (phase !== 'loading') return;
        phase = 'ready';
        events.onReady();
      },
      onloaderror: (_id, error) => fail(phase === 'loading' ? 'load' : 'use', error),
      onplayerror: (_id, error) => fail('play', error),
      onplay: () => {
        // Howler also drops a volume set during a pending play().
        howl?.volume(volume);
        // The visitor may have paused since the browser started to play.
        if (started) events.onAudible();
      },
      onunlock: () => events.onUnlock(),
      oninterrupt: interrupt,
      onwait: () => {
        if (started) events.onWaiting();
      },
      onsound: () => {
        // The system may end an interruption without a press, and howler must be informed.
        if (interrupted) start();
        else if (started) events.onAudible();
      },
    });
  } catch (error) {
    fail('load', error);
  }

  return {
    track,
    phase: () => phase,
    isDownloading: () => howl?.isWhole() === false,
    start,
    pause() {
      started = interrupted = false;
      pauseSound();
      discardIfStillPlaying();
    },
    fadeOut(milliseconds) {
      started = interrupted = false;
      if (id !== undefined) howl?.fade(volume, 0, milliseconds, id);
    },
    stop() {
      started = interrupted = false;
      if (id !== undefined) {
        howl?.stop(id);
        // After a fade howler would keep the sound silent.
        howl?.volume(volume);
      }
      discardIfStillPlaying();
    },
    setVolume(next) {
      volume = next;
      howl?.volume(next);
    },
    check() {
      if (howl?.isInterrupted()) interrupt();
    },
    discard: () => unloadAs('discarded'),
  };
}
