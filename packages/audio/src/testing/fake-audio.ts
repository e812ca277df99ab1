import { afterEach, beforeEach, vi } from 'vitest';

/** A fake of the parts of an audio element that howler uses; the test controls loading and play(). */
export class FakeAudio extends EventTarget {
  static created: FakeAudio[] = [];
  preload = '';
  volume = 1;
  muted = false;
  paused = true;
  ended = false;
  playbackRate = 1;
  currentTime = 0;
  duration = 60;
  readyState = 0;
  buffered = { length: 0, start: () => NaN, end: () => NaN };
  oncanplaythrough = null;
  error = null;
  #src = '';
  #pendingPlay: { grant: () => void; refuse: (error: DOMException) => void } | null = null;

  constructor() {
    super();
    FakeAudio.created.push(this);
  }

  get src(): string {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
    this.load();
  }

  canPlayType(): string {
    return 'maybe';
  }

  /** Reloads like a browser: pauses the element and rejects a pending play(). */
  load(): void {
    this.readyState = 0;
    this.paused = true;
    this.#pendingPlay?.refuse(new DOMException('Interrupted by a new load request', 'AbortError'));
    this.#pendingPlay = null;
  }

  play(): Promise<void> {
    if (!this.src) return Promise.reject(new Error('blocked'));
    this.paused = false;
    return new Promise((grant, refuse) => (this.#pendingPlay = { grant, refuse }));
  }

  pause(): void {
    this.paused = true;
  }

  /** Pauses the element as the system does, without a command of the page. */
  interrupt(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  /** Plays the element as the system does, without a command of the page. */
  endInterruption(): void {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }

  /** Fires `canplaythrough`: enough of the file is buffered. */
  finishLoading(): void {
    this.readyState = 4;
    this.dispatchEvent(new Event('canplaythrough'));
  }

  /** Resolves a pending play(); its handlers run in the next microtask. */
  grant(): void {
    this.#pendingPlay?.grant();
    this.#pendingPlay = null;
  }

  /** Returns the first element with this `src`; throws if there is none. */
  static withSource(url: string): FakeAudio {
    const found = FakeAudio.created.find((audio) => audio.src === url);
    if (!found) throw new Error(`No element has the source ${url}`);
    return found;
  }
}

/** Makes each test of a file run with fake audio elements and fake timers. */
export function withFakeAudio(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeAudio.created = [];
    vi.stubGlobal('Audio', FakeAudio);
    const navigator = { userAgent: '', appVersion: '', platform: '', vendor: '' };
    vi.stubGlobal('window', { location: { protocol: 'http:' }, navigator });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Resets howler to its state on a new page, because its global state lives as long as the module. */
export async function freshHowler(): Promise<typeof import('howler').Howler> {
  const { Howler } = await import('howler');
  // Once this module is loaded, loadHowler() needs no more than microtasks.
  await import('../howler-in-pages');
  return Object.assign(Howler, {
    html5PoolSize: 3,
    autoSuspend: false,
    _html5AudioPool: [],
    ctx: null,
    usingWebAudio: true,
    autoUnlock: true,
    _audioUnlocked: false,
    noAudio: false,
    _codecs: { mp3: true },
  });
}

/** Creates a fake of the parts of an audio context that howler uses; it dispatches what the test wants. */
export function createFakeContext(): EventTarget {
  const source = () => ({ connect: () => undefined, start: () => undefined });
  return Object.assign(new EventTarget(), {
    sampleRate: 44_100,
    createBuffer: () => null,
    createBufferSource: source,
    createGain: () => ({ gain: { setValueAtTime: () => undefined }, connect: () => undefined }),
  });
}
