import type { HowlConstructorLike, HowlLike, HowlSettings } from '../howl-like';

/**
 * A Howl without sound that the test drives by hand. It keeps to what howler 2.2.4 does with html5
 * audio: callbacks come in a later turn, commands before loading wait for it, commands during a
 * pending play() are lost, and only unload() works at any time.
 */
export class FakeHowl implements HowlLike {
  readonly url: string;
  readonly settings: HowlSettings;
  /** Every command in order, as "play", "pause", "stop" or "unload". */
  readonly commands: string[] = [];
  /** True while the audio element behind it gives sound. */
  sounding = false;
  /** Whether the whole file is there; so it is, as a rule, once it has loaded. */
  whole = true;
  /** Seconds played since the start, as the test sets them. */
  position = 0;
  currentVolume: number;
  #state: 'unloaded' | 'loading' | 'loaded' = 'loading';
  #queue: (() => void)[] = [];
  #pending: 'nothing' | 'answer' | 'data' = 'nothing';
  #paused = true;
  #starved = false;

  constructor(settings: HowlSettings) {
    this.settings = settings;
    this.url = settings.src[0] ?? '';
    this.currentVolume = settings.volume;
  }

  play(): number {
    this.commands.push('play');
    if (this.#waits(() => this.play())) return 1001;
    if (this.#starved) {
      this.#pending = 'data';
      this.#state = 'loading';
    } else {
      this.#pending = 'answer';
      this.#paused = false;
    }
    return 1001;
  }

  pause(): void {
    this.commands.push('pause');
    if (this.#waits(() => this.pause())) return;
    this.#hush();
  }

  stop(): void {
    this.commands.push('stop');
    if (this.#waits(() => this.stop())) return;
    this.#hush();
    this.position = 0;
  }

  volume(volume: number): void {
    if (this.#waits(() => this.volume(volume))) return;
    this.currentVolume = volume;
  }

  playing(): boolean {
    return !this.#paused;
  }

  state(): 'unloaded' | 'loading' | 'loaded' {
    return this.#state;
  }

  isWhole(): boolean {
    return this.whole && this.#state === 'loaded';
  }

  unload(): void {
    this.commands.push('unload');
    this.#hush();
    this.#state = 'unloaded';
    this.#pending = 'nothing';
  }

  get unloaded(): boolean {
    return this.#state === 'unloaded';
  }

  /** The browser has read enough of the file to play it. */
  finishLoading(): void {
    if (this.#pending === 'data') {
      this.#starved = false;
      this.#state = 'loaded';
      this.#pending = 'answer';
      this.#paused = false;
    } else if (this.#state === 'loading') {
      this.#state = 'loaded';
      for (const command of this.#queue.splice(0)) command();
      this.#later(() => this.settings.onload());
    }
  }

  /** The file cannot be read (any more); howler gives a message or the browser's error code. */
  failToLoad(error: unknown): void {
    if (this.unloaded) return;
    // The element falls silent, but howler still takes it for playing.
    this.sounding = false;
    this.#later(() => this.settings.onloaderror(1001, error));
  }

  /** The browser grants a pending play(). */
  grantPlay(): void {
    if (this.#pending !== 'answer') return;
    this.#pending = 'nothing';
    this.sounding = true;
    this.#later(() => this.settings.onplay(1001));
  }

  /** The browser refuses a pending play(). */
  refusePlay(error: unknown): void {
    if (this.#pending !== 'answer') return;
    this.#pending = 'nothing';
    this.#paused = true;
    this.#later(() => this.settings.onplayerror(1001, error));
  }

  /** The first gesture makes howler load an idle element again, unknown to the Howl. */
  loseData(): void {
    if (this.#state === 'loaded' && this.#paused) this.#starved = true;
  }

  /** The end of the file: howler starts it again and meets a pending play() of its own. */
  comeRound(): void {
    if (!this.sounding) return;
    this.sounding = false;
    this.#pending = 'answer';
  }

  /** Howler tells that a gesture has allowed sound. */
  unlock(): void {
    this.#later(() => this.settings.onunlock());
  }

  #waits(command: () => void): boolean {
    if (this.#state === 'loading' && this.#pending === 'nothing') this.#queue.push(command);
    return this.#state !== 'loaded' || this.#pending !== 'nothing';
  }

  #hush(): void {
    this.sounding = false;
    this.#paused = true;
  }

  #later(callback: () => void): void {
    setTimeout(callback, 0);
  }
}

/** All Howls that were made through one class, and that class. */
export interface FakeHowls {
  readonly Howl: HowlConstructorLike;
  readonly all: FakeHowl[];
  /** Those not unloaded, oldest first. */
  live(): FakeHowl[];
  /** The addresses of the tracks that give sound. */
  sounding(): string[];
}

/** Makes a Howl class that remembers what it made. */
export function createFakeHowls(): FakeHowls {
  const all: FakeHowl[] = [];
  class RememberedHowl extends FakeHowl {
    constructor(settings: HowlSettings) {
      super(settings);
      all.push(this);
    }
  }
  return {
    Howl: RememberedHowl,
    all,
    live: () => all.filter((howl) => !howl.unloaded),
    sounding: () => all.filter((howl) => howl.sounding).map((howl) => howl.url),
  };
}
