import type { HowlConstructorLike, HowlLike } from './howl-like';
import type { Track } from './types';

/** What became of a deck's Howl. */
export type DeckPhase = 'loading' | 'ready' | 'broken' | 'discarded';

/** At what a deck failed: `use` is the network, the decoder or the sound device giving up on a loaded track. */
export type FailureCause = 'load' | 'play' | 'use';

/** What a deck tells its soundtrack; always after the deck has changed its own phase. */
export interface DeckEvents {
  /** The track can be started now. */
  onReady(): void;
  /** Sound has begun to come out. */
  onSounding(): void;
  /** The track could not be loaded, could not be started, or gave out in use; the deck is broken now. */
  onFailure(cause: FailureCause, error: unknown): void;
  /** A gesture of the visitor has made the browser allow sound. */
  onUnlock(): void;
}

/** One track on one Howl, from loading to unloading; a rebuilt track gets a new deck. */
export interface Deck {
  readonly track: Track;
  phase(): DeckPhase;
  /** Tells whether more of the track is still to come over the line. */
  isUnderWay(): boolean;
  /** Plays from where the track stands; does nothing before it is ready or when it was started. */
  start(): void;
  /** Silences the track and keeps its place; where howler cannot, the deck is discarded. */
  pause(): void;
  /** Silences and rewinds the track; where howler cannot, the deck is discarded. */
  stop(): void;
  /** Sets the volume, 0 to 1. */
  setVolume(volume: number): void;
  /** Silences and unloads the track for good. */
  discard(): void;
}

/** Begins to load a track at the given volume; an error of the constructor is a failure to load. */
export function createDeck(
  track: Track,
  Howl: HowlConstructorLike,
  initialVolume: number,
  events: DeckEvents,
): Deck {
  let phase: DeckPhase = 'loading';
  let howl: HowlLike | null = null;
  let volume = initialVolume;
  let id: number | null = null;
  let started = false;

  const end = (last: 'broken' | 'discarded'): void => {
    phase = last;
    started = false;
    howl?.unload();
    howl = null;
  };

  const fail = (cause: FailureCause, error: unknown): void => {
    if (phase === 'broken' || phase === 'discarded') return;
    end('broken');
    events.onFailure(cause, error);
  };

  // Howler queues a command that meets a pending play() and then forgets it: the track would sound
  // on. Only unloading silences it then.
  const endUnlessSilent = (): void => {
    if (!howl || id === null) return;
    if (howl.state() !== 'loaded' || howl.playing(id)) end('discarded');
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
        // A volume set during a pending play() is lost in howler's queue like any other command.
        howl?.volume(volume);
        // The news may be older than a pause.
        if (started) events.onSounding();
      },
      onunlock: () => events.onUnlock(),
    });
  } catch (error) {
    fail('load', error);
  }

  return {
    track,
    phase: () => phase,
    isUnderWay: () => phase === 'loading' || (phase === 'ready' && howl?.isWhole() === false),
    start() {
      if (!howl || phase !== 'ready' || started) return;
      started = true;
      try {
        // Always the same sound: without an id howler may open a second one beside it.
        id = (id === null ? howl.play() : howl.play(id)) ?? null;
      } catch (error) {
        fail('play', error);
      }
    },
    pause() {
      started = false;
      if (id !== null) howl?.pause(id);
      endUnlessSilent();
    },
    stop() {
      started = false;
      if (id !== null) howl?.stop(id);
      endUnlessSilent();
    },
    setVolume(next) {
      volume = next;
      howl?.volume(next);
    },
    discard() {
      if (phase !== 'discarded') end('discarded');
    },
  };
}
