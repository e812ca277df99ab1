import { afterEach, beforeEach, vi } from 'vitest';

/** An audio element as far as howler looks at it; the test says when data and permission come. */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  preload = '';
  volume = 1;
  muted = false;
  paused = true;
  playbackRate = 1;
  currentTime = 0;
  duration = 60;
  readyState = 0;
  oncanplaythrough = null;
  error = null;
  #src = '';
  #answer: { grant: () => void; refuse: (error: DOMException) => void } | null = null;

  constructor() {
    super();
    FakeAudio.made.push(this);
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

  /** Begins anew: what played is paused, and a pending play() is refused. */
  load(): void {
    this.readyState = 0;
    this.paused = true;
    this.#answer?.refuse(new DOMException('Interrupted by a new load request', 'AbortError'));
    this.#answer = null;
  }

  play(): Promise<void> {
    if (!this.src) return Promise.reject(new Error('blocked'));
    this.paused = false;
    return new Promise((grant, refuse) => (this.#answer = { grant, refuse }));
  }

  pause(): void {
    this.paused = true;
  }

  /** Enough of the file has come. */
  ready(): void {
    this.readyState = 4;
    this.dispatchEvent(new Event('canplaythrough'));
  }

  /** The browser grants a pending play(); those who wait for it hear of it in the next microtask. */
  grant(): void {
    this.#answer?.grant();
    this.#answer = null;
  }

  /** The one element that carries this file; fails the test where there is none. */
  static carrying(url: string): FakeAudio {
    const found = FakeAudio.made.find((audio) => audio.src === url);
    if (!found) throw new Error(`No element carries ${url}`);
    return found;
  }
}

/** Gives every test of a file fake audio elements in the place of the browser's, in a time of its own. */
export function withFakeAudio(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeAudio.made = [];
    vi.stubGlobal('Audio', FakeAudio);
    const navigator = { userAgent: '', appVersion: '', platform: '', vendor: '' };
    vi.stubGlobal('window', { location: { protocol: 'http:' }, navigator });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Brings howler to the state it has on a fresh page; it lives as long as its module. */
export async function freshHowler(): Promise<typeof import('howler').Howler> {
  const { Howler } = await import('howler');
  return Object.assign(Howler, {
    html5PoolSize: 3,
    autoSuspend: false,
    _html5AudioPool: [],
    noAudio: false,
    _codecs: { mp3: true },
  });
}
