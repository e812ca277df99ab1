import type { Soundtrack } from '@time-traveler/audio';

/** How many loudnesses a curve has for each second, from 0 to 9 (art/music/loudness.py). */
const PER_SECOND = 10;

/** How long ago each bar's moment is, in steps of a curve: now in the middle, and outwards what was heard before. */
const DELAYS = [2, 1, 0, 1, 2];

/** What the bars of the music control are connected to. */
export interface LoudnessParts {
  readonly soundtrack: Pick<Soundtrack, 'getSnapshot' | 'subscribe'>;
  /** Returns where the track with this address is, in seconds, or null if it does not play. */
  readonly positionOf: (url: string) => number | null;
  /** Loads how loud the tunes are from moment to moment, by the slugs of their eras. */
  readonly loadCurves: () => Promise<Readonly<Record<string, string>>>;
  /** Shows a level from 0 to 1 in each bar; null leaves them their own beat. */
  readonly show: (levels: readonly number[] | null) => void;
}

/** Lets the bars of the music control move with what is heard, while that is known. */
export function followLoudness(parts: LoudnessParts): void {
  const { soundtrack, positionOf, loadCurves, show } = parts;
  let curves: ReadonlyMap<string, string> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const update = () => {
    const url = soundtrack.getSnapshot().track?.url ?? '';
    const curve = curves?.get(/([^/]+)-theme\.mp3$/.exec(url)?.[1] ?? '');
    const seconds = curve === undefined ? null : positionOf(url);
    show(curve === undefined || seconds === null ? null : levelsAt(curve, seconds));
  };
  const follow = () => {
    const { audible, volume } = soundtrack.getSnapshot();
    clearInterval(timer);
    if (!audible || volume === 0) return;
    timer = setInterval(update, 1000 / PER_SECOND);
    // Without the curves the bars keep their beat.
    if (curves === undefined)
      loadCurves().then(
        (loaded) => (curves = new Map(Object.entries(loaded))),
        () => {},
      );
  };
  soundtrack.subscribe(follow);
  follow();
}

/** Returns the five bars' levels at a place in a looping tune, from 0 to 1. */
export function levelsAt(curve: string, seconds: number): number[] {
  const now = Math.floor(seconds * PER_SECOND) + curve.length;
  return DELAYS.map((delay) => Number(curve[(now - delay) % curve.length]) / 9);
}
