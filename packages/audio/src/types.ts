/** A looping piece of music: `name` is its displayed title, `url` the address of its mp3 (SPEC §3). */
export interface Track {
  readonly name: string;
  readonly url: string;
}

/** The visitor's intention, as the music button shows it; see `audible` for whether sound plays. */
export type PlaybackStatus = 'paused' | 'playing';

/**
 * Why a track that the visitor asked for makes no sound: it is loading, the browser blocks sound until a gesture,
 * there is no connection, it could not be played, or the system has interrupted it.
 */
export type Silence = 'loading' | 'blocked' | 'offline' | 'failed' | 'interrupted';

/** The public state of a soundtrack; the object stays the same until a field changes. */
export interface SoundtrackSnapshot {
  /** The current track, playing or not; null before the first one is selected. */
  readonly track: Track | null;
  /** The visitor's intention; errors do not change it (SPEC §8: they are only logged). */
  readonly status: PlaybackStatus;
  /** True while the track sounds: loaded, started, and neither blocked, interrupted nor out of data. */
  readonly audible: boolean;
  /** Why nothing sounds although the status is 'playing'; null while the track sounds or is paused. */
  readonly silence: Silence | null;
  /** The volume of all tracks, from 0 to 1 (SPEC §3). */
  readonly volume: number;
}

/** Writes one message to the log, with optional details such as the track and the error. */
export type Log = (message: string, detail?: unknown) => void;

/** A music player that loops one track at a time and can be observed (SPEC §3, §4, §8, §9). */
export interface Soundtrack {
  /** Calls the listener after every change of the snapshot; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Returns the current state; the same object until a field changes. */
  getSnapshot(): SoundtrackSnapshot;
  /** Makes the track current without playing it; stops and rewinds the previous track first. */
  select(track: Track): void;
  /**
   * Plays the given track, or the current one. Stops and rewinds the previous track first, does not
   * restart a track that already plays (SPEC §4), and retries a failed track at once.
   */
  play(track?: Track): void;
  /** Pauses the current track and keeps its position. */
  pause(): void;
  /**
   * Switches between playing and paused (SPEC §4), and plays the given track or the current one. Music that is blocked or
   * interrupted waits for a press, so it plays on instead of being paused.
   */
  toggle(track?: Track): void;
  /** Finds out whether the system has interrupted the track; browsers do not always report it. */
  check(): void;
  /**
   * Tries again to play what the visitor asked for, if the browser blocks it, the system has interrupted it or the
   * connection was lost. Call it after a user gesture, because browsers may refuse it otherwise.
   */
  resume(): void;
  /** Sets the volume of all tracks, clamped to 0–1 (SPEC §5); ignores NaN. */
  setVolume(volume: number): void;
  /** Loads these tracks, keeps the current one, and unloads all others (SPEC §9). */
  preload(tracks: readonly Track[]): void;
  /** Returns the tracks of the last `preload`, without those that `giveWay` has unloaded since. */
  getPreloadList(): readonly Track[];
  /**
   * Unloads every other track that is not fully downloaded, so that a more urgent request gets the
   * whole bandwidth; a later `preload` loads those tracks again.
   */
  giveWay(): void;
  /** Stops and unloads everything permanently; later commands do nothing. */
  dispose(): void;
}
