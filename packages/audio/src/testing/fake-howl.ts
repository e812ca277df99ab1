import type { HowlConstructorLike, HowlLike, HowlSettings } from '../howl-like';

/**
 * A fake Howl that the test controls. It behaves like howler 2.2.4 with html5 audio: callbacks are
 * asynchronous, commands before loading are queued, commands during a pending play() are lost, and
 * only unload() always works.
 */
export class FakeHowl implements HowlLike {
  readonly url: string;
  readonly settings: HowlSettings;
  /** Every command in order, as "play", "pause", "stop", "fade" or "unload". */
  readonly commands: string[] = [];
  /** True while its audio element plays. */
  audible = false;
  /** Whether the whole file is buffered once it has loaded; set it to false for a partial download. */
  fullyBuffered = true;
  /** The position in seconds, set by the test. */
  position = 0;
  currentVolume: number;
  #state: 'unloaded' | 'loading' | 'loaded' = 'loading';
  #queue: (() => void)[] = [];
  #pending: 'nothing' | 'answer' | 'data' = 'nothing';
  #paused = true;
  #needsData = false;
  #interrupted = false;
  #heldBySystem = false;
  #fade: { to: number; timer: ReturnType<typeof setInterval> } | null = null;

  constructor(settings: HowlSettings) {
    this.settings = settings;
    this.url = settings.src[0] ?? '';
    this.currentVolume = settings.volume;
  }

  play(): number {
    this.commands.push('play');
    // Howler ignores play() for a sound that it considers playing.
    if (this.isInterrupted()) return 1001;
    this.#heldBySystem = false;
    if (this.#defer(() => this.play())) return 1001;
    if (this.#needsData) {
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
    if (this.#defer(() => this.pause())) return;
    this.#silence();
  }

  stop(): void {
    this.commands.push('stop');
    if (this.#defer(() => this.stop())) return;
    this.#silence();
    this.position = 0;
  }

  volume(volume: number): void {
    if (this.#defer(() => this.volume(volume))) return;
    this.currentVolume = volume;
    this.#endFade();
  }

  fade(from: number, to: number, milliseconds: number): void {
    this.commands.push('fade');
    if (this.#defer(() => this.fade(from, to, milliseconds))) return;
    this.volume(from);
    const start = Date.now();
    const timer = setInterval(() => {
      const share = (Date.now() - start) / milliseconds;
      this.currentVolume = from + (to - from) * Math.min(1, share);
      if (share >= 1) this.#endFade();
    }, 4);
    this.#fade = { to, timer };
  }

  playing(): boolean {
    return !this.#paused;
  }

  state(): 'unloaded' | 'loading' | 'loaded' {
    return this.#state;
  }

  isWhole(): boolean {
    return this.fullyBuffered && this.#state === 'loaded';
  }

  isInterrupted(): boolean {
    return this.#interrupted && !this.#paused;
  }

  unload(): void {
    this.commands.push('unload');
    this.#silence();
    this.#state = 'unloaded';
    this.#pending = 'nothing';
  }

  get unloaded(): boolean {
    return this.#state === 'unloaded';
  }

  /** Acts as the browser when enough of the file is buffered to play. */
  finishLoading(): void {
    if (this.#pending === 'data') {
      this.#needsData = false;
      this.#state = 'loaded';
      this.#pending = 'answer';
      this.#paused = false;
    } else if (this.#state === 'loading') {
      this.#state = 'loaded';
      for (const command of this.#queue.splice(0)) command();
      this.#later(() => this.settings.onload());
    }
  }

  /** Acts as the browser when the file fails; `error` is howler's message or the browser's error code. */
  failToLoad(error: unknown): void {
    if (this.unloaded) return;
    // The element stops, but howler still considers it playing.
    this.audible = false;
    this.#later(() => this.settings.onloaderror(1001, error));
  }

  /** Acts as the browser when it grants a pending play(). */
  grantPlay(): void {
    if (this.#pending !== 'answer') return;
    this.#pending = 'nothing';
    this.audible = true;
    this.#later(() => this.settings.onplay(1001));
  }

  /** Acts as the browser when it refuses a pending play(). */
  refusePlay(error: unknown): void {
    if (this.#pending !== 'answer') return;
    this.#pending = 'nothing';
    this.#paused = true;
    this.#later(() => this.settings.onplayerror(1001, error));
  }

  /** Acts as howler on the first gesture: it reloads an idle element without telling the Howl. */
  dropData(): void {
    if (this.#state === 'loaded' && this.#paused) this.#needsData = true;
  }

  /** Acts as howler at the end of the file: it stops, or for a loop calls play() again, which is then pending. */
  reachEnd(): void {
    if (!this.audible) return;
    this.audible = false;
    if (this.settings.loop) this.#pending = 'answer';
    else this.#paused = true;
  }

  /** Acts as the system when it pauses the track; browsers do not always report it. */
  interrupt(reported = true): void {
    if (!this.audible) return;
    this.audible = false;
    // Howler still considers it playing.
    this.#interrupted = true;
    this.#heldBySystem = true;
    if (reported) this.#later(() => this.isInterrupted() && this.settings.oninterrupt());
  }

  /** Acts as the system when it plays the track again after an interruption. */
  endInterruption(): void {
    if (!this.#heldBySystem || this.unloaded) return;
    this.#heldBySystem = false;
    this.#interrupted = false;
    this.audible = true;
    this.#later(() => {
      if (this.unloaded) return;
      this.settings.onsound();
      // The real class silences a track that nobody wants to hear.
      if (this.#paused) this.audible = false;
    });
  }

  /** Acts as the browser when the downloaded part has been played. */
  runDry(): void {
    if (this.audible) this.#later(() => this.settings.onwait());
  }

  /** Acts as the browser when more has been downloaded. */
  goOn(): void {
    if (this.audible) this.#later(() => this.settings.onsound());
  }

  /** Acts as howler when a gesture has unlocked sound. */
  unlock(): void {
    this.#later(() => this.settings.onunlock());
  }

  #defer(command: () => void): boolean {
    if (this.#state === 'loading' && this.#pending === 'nothing') this.#queue.push(command);
    return this.#state !== 'loaded' || this.#pending !== 'nothing';
  }

  /** Howler ends a fade at a new volume, a pause and a stop, and the sound keeps the volume that the fade was to reach. */
  #endFade(): void {
    if (!this.#fade) return;
    clearInterval(this.#fade.timer);
    this.currentVolume = this.#fade.to;
    this.#fade = null;
  }

  #silence(): void {
    this.#endFade();
    this.audible = false;
    this.#interrupted = false;
    this.#paused = true;
  }

  #later(callback: () => void): void {
    setTimeout(callback, 0);
  }
}

/** A fake Howl class and the instances created with it. */
export interface FakeHowls {
  readonly Howl: HowlConstructorLike;
  readonly all: FakeHowl[];
  /** The instances that are not unloaded, oldest first. */
  live(): FakeHowl[];
  /** The URLs of the tracks that play. */
  audible(): string[];
}

/** Creates a fake Howl class that records its instances. */
export function createFakeHowls(): FakeHowls {
  const all: FakeHowl[] = [];
  class RecordingHowl extends FakeHowl {
    constructor(settings: HowlSettings) {
      super(settings);
      all.push(this);
    }
  }
  return {
    Howl: RecordingHowl,
    all,
    live: () => all.filter((howl) => !howl.unloaded),
    audible: () => all.filter((howl) => howl.audible).map((howl) => howl.url),
  };
}
