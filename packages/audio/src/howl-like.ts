/** What the player asks of a new Howl; a part of howler's own options. */
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
}

/** The part of howler's Howl that the player uses; its callbacks come in later turns, never at once. */
export interface HowlLike {
  play(id?: number): number | null | undefined;
  pause(id: number): unknown;
  stop(id: number): unknown;
  volume(volume: number): unknown;
  playing(id: number): boolean;
  state(): 'unloaded' | 'loading' | 'loaded';
  /** Tells whether the whole file is there, so that no more of it is asked for. */
  isWhole(): boolean;
  unload(): unknown;
}

/** Howler's Howl class, or a stand-in for it. */
export type HowlConstructorLike = new (settings: HowlSettings) => HowlLike;
