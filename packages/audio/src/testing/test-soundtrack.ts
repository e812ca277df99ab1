import { afterEach, beforeEach, vi } from 'vitest';
import type { SoundtrackOptions } from '../soundtrack';
import { createSoundtrack } from '../soundtrack';
import type { Soundtrack, Track } from '../types';
import { createFakeHowls, type FakeHowl, type FakeHowls } from './fake-howl';

/** Howler's exact message for a blocked play() (SPEC §8). */
export const BLOCKED =
  'Playback was unable to start. This is most commonly an issue on mobile devices and Chrome where playback was not within a user interaction.';

/** Creates a track with this name and a matching URL. */
export const track = (name: string): Track => ({ name, url: `/audio/${name}-theme.mp3` });

/** Three neighbouring tracks, in the order of the timeline. */
export const [medieval, renaissance, industrial] = [
  track('medieval'),
  track('renaissance'),
  track('industrial'),
] as const;

/** A soundtrack over fake Howls, with its log and helpers for tests. */
export interface TestSoundtrack {
  readonly soundtrack: Soundtrack;
  readonly howls: FakeHowls;
  readonly logged: { message: string; detail: unknown }[];
  /** Returns the loaded Howl of the track; throws if there is not exactly one. */
  howl(track: Track): FakeHowl;
  /** Finishes loading the track and grants a pending play(). */
  startPlaying(track: Track): void;
  /** Finishes loading the track and refuses a pending play(). */
  refusePlay(track: Track, error?: unknown): void;
}

/** Makes each test of a file run with fake timers. */
export function withFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Creates a soundtrack over fake Howls; needs vitest's fake timers. */
export function createTestSoundtrack(options: Partial<SoundtrackOptions> = {}): TestSoundtrack {
  const howls = createFakeHowls();
  const logged: TestSoundtrack['logged'] = [];
  const soundtrack = createSoundtrack({
    loadHowl: () => howls.Howl,
    log: (message, detail) => logged.push({ message, detail }),
    ...options,
  });
  const howl = (wanted: Track): FakeHowl => {
    const found = howls.live().filter((one) => one.url === wanted.url);
    if (found.length !== 1 || !found[0]) {
      throw new Error(`${found.length} Howls hold ${wanted.name}`);
    }
    return found[0];
  };
  const answerPlay = (wanted: Track, answer: (one: FakeHowl) => void): void => {
    howl(wanted).finishLoading();
    runDueTimers();
    answer(howl(wanted));
    runDueTimers();
  };
  return {
    soundtrack,
    howls,
    logged,
    howl,
    startPlaying: (wanted) => answerPlay(wanted, (one) => one.grantPlay()),
    refusePlay: (wanted, error = BLOCKED) => answerPlay(wanted, (one) => one.refusePlay(error)),
  };
}

/** Creates a soundtrack that plays the medieval track; needs vitest's fake timers. */
export function createPlayingSoundtrack(options?: Partial<SoundtrackOptions>): TestSoundtrack {
  const setup = createTestSoundtrack(options);
  setup.soundtrack.play(medieval);
  setup.startPlaying(medieval);
  return setup;
}

/** Runs the timers that are due now, without advancing the clock. */
export function runDueTimers(): void {
  vi.advanceTimersByTime(0);
}
