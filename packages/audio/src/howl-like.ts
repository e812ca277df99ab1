/** The options of a Howl that the player sets; a subset of howler's own `HowlOptions`. */
export interface HowlSettings {
  src: string[];
  format: string[];
  html5: boolean;
  loop: boolean;
  preload: boolean;
  volume: number;
  onload: () => void;
  onloaderror: (id: number, error: unknown) => void;
  onplay: (id: number) => void;
  onplayerror: (id: number, error: unknown) => void;
  onunlock: () => void;
  /** Called when the system has paused the track: a call, another app, a lost output. Not an event of howler. */
  oninterrupt: () => void;
  /** Called when the downloaded part has been played, and more is needed. Not an event of howler. */
  onwait: () => void;
  /** Called when sound starts, also after `oninterrupt` or `onwait`. Not an event of howler. */
  onsound: () => void;
}

/** The subset of howler's Howl that the player uses; callbacks run asynchronously. */
export interface HowlLike {
  play(id?: number): number | null | undefined;
  pause(id: number): unknown;
  stop(id: number): unknown;
  volume(volume: number): unknown;
  /** Changes the volume of a sound step by step, over milliseconds. A stop or a new volume ends it at `to`. */
  fade(from: number, to: number, milliseconds: number, id: number): unknown;
  playing(id: number): boolean;
  state(): 'unloaded' | 'loading' | 'loaded';
  /** True if the whole file is buffered, so that nothing is left to download. */
  isWhole(): boolean;
  /** True if the system has paused the track while howler considers it playing. */
  isInterrupted(): boolean;
  unload(): unknown;
}

/** Howler's Howl class, or a fake of it. */
export type HowlConstructorLike = new (settings: HowlSettings) => HowlLike;

/** Howler's Howl class, which knows the Howls of the page. */
export interface PlacedHowlConstructor extends HowlConstructorLike {
  /** Returns where the track with this address is, in seconds, or null if it does not play. */
  positionOf(url: string): number | null;
}
