import { vi } from 'vitest';
import type { SoundtrackOptions } from '../soundtrack';
import { createSoundtrack } from '../soundtrack';
import type { Soundtrack, Track } from '../types';
import { createFakeHowls, type FakeHowl, type FakeHowls } from './fake-howl';

/** Howler's notice for a blocked play(), word for word (SPEC §8). */
export const BLOCKED =
  'Playback was unable to start. This is most commonly an issue on mobile devices and Chrome where playback was not within a user interaction.';

/** Makes a track whose name and address tell it apart. */
export const track = (name: string): Track => ({ name, url: `/audio/${name}-theme.mp3` });

/** Three tracks in a row, as the timeline has them. */
export const [medieval, renaissance, industrial] = [
  track('medieval'),
  track('renaissance'),
  track('industrial'),
] as const;

/** A soundtrack over fake Howls, with what a test looks at. */
export interface Stage {
  readonly soundtrack: Soundtrack;
  readonly howls: FakeHowls;
  readonly logged: { message: string; detail: unknown }[];
  /** The Howl that holds the track now; fails the test where there is none. */
  howl(track: Track): FakeHowl;
  /** Lets the track load, and the browser grant what was asked for. */
  hear(track: Track): void;
}

/** Sets a stage; needs vitest's fake timers. */
export function setStage(options: Partial<SoundtrackOptions> = {}): Stage {
  const howls = createFakeHowls();
  const logged: Stage['logged'] = [];
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
  const hear = (wanted: Track): void => {
    howl(wanted).finishLoading();
    turn();
    howl(wanted).grantPlay();
    turn();
  };
  return { soundtrack, howls, logged, howl, hear };
}

/** Lets callbacks of a later turn come, without a millisecond going by. */
export function turn(): void {
  vi.advanceTimersByTime(0);
}
