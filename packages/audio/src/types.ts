/** A piece of music: its title as the visitor reads it and the address of its mp3; it loops (SPEC §3). */
export interface Track {
  readonly name: string;
  readonly url: string;
}

/** What the visitor wants to hear, and what the music button shows; silence may have other causes. */
export type PlaybackStatus = 'paused' | 'playing';

/** What the soundtrack shows to the outside; the same object until something in it changes. */
export interface SoundtrackSnapshot {
  /** The current track, playing or not, or null before the first one is chosen. */
  readonly track: Track | null;
  /** The visitor's intention; errors leave it as it is (SPEC §8: they are logged only). */
  readonly status: PlaybackStatus;
  /** True while sound really comes out: loaded, started and not blocked by the browser. */
  readonly audible: boolean;
  /** The volume of all tracks, from 0 to 1 (SPEC §3). */
  readonly volume: number;
}

/** Takes one line for the log and what may help to understand it. */
export type Log = (message: string, detail?: unknown) => void;

/** The game's music player: one track at a time, looping, observable (SPEC §3, §4, §8, §9). */
export interface Soundtrack {
  /** Calls the listener after every change of the snapshot; gives back the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Gives the present state; the same object until something changed. */
  getSnapshot(): SoundtrackSnapshot;
  /** Makes the track current without playing it; what plays is stopped and rewound first. */
  select(track: Track): void;
  /**
   * Plays the given or the current track; another one is stopped and rewound first, one that plays
   * already is left alone (SPEC §4), and one that failed is tried again at once.
   */
  play(track?: Track): void;
  /** Silences the current track and keeps its place. */
  pause(): void;
  /** Switches between playing and paused (SPEC §4). */
  toggle(): void;
  /** Sets the volume of all tracks, clamped to 0–1 (SPEC §5); anything that is no number is ignored. */
  setVolume(volume: number): void;
  /** Keeps exactly these tracks and the current one loaded, and unloads all others (SPEC §9). */
  preload(tracks: readonly Track[]): void;
  /**
   * Unloads what is not whole yet, other than the current track, so that something more urgent has the line
   * to itself; `preload` brings it back.
   */
  giveWay(): void;
  /** Silences and unloads everything for good; later commands do nothing. */
  dispose(): void;
}
