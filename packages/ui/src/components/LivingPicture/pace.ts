/** How many frames are judged together. */
const FRAMES = 60;

/** How many frames after the start are not judged: the browser is still preparing what it draws with. */
const WARM_UP = 10;

/** The longest time between two frames that is smooth, in milliseconds: a screen with 50 frames a second is. */
const LATE_MS = 20.5;

/** The longest task of one frame, in milliseconds: the browser calls a longer one a long task. */
const LONG_MS = 50;

/** A gap after which nothing is known of the frames in it, in milliseconds: the page was hidden or suspended. */
const GAP_MS = 1000;

/** Judges whether a device keeps up. */
export interface Pace {
  /** Returns false once the device does not keep up. `at` is when the frame began, `work` how long its task took, in milliseconds. */
  readonly keepsUp: (at: number, work: number) => boolean;
}

/** Creates a judge of the frames of one picture. */
export function createPace(): Pace {
  let last: number | undefined;
  let frames = 0;
  let recent: number[] = [];
  return {
    keepsUp(at, work) {
      const gap = last === undefined ? GAP_MS : at - last;
      last = at;
      if (gap >= GAP_MS) {
        frames = 0;
        recent = [];
        return true;
      }
      frames += 1;
      if (frames <= WARM_UP) return true;
      if (work > LONG_MS) return false;
      recent = [...recent, gap].slice(-FRAMES);
      return recent.length < FRAMES || median(recent) <= LATE_MS;
    },
  };
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;
}
