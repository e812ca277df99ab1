import type { LivingFrame } from './living-canvas';
import { createPace } from './pace';
import { type Eye, driftAt, eyeAt, middle, towards } from './sway';

/** How long the motion takes to reach its full strength, in milliseconds. */
const BEGIN_MS = 1500;

/** The least time between two frames while nothing but lights and drifts moves, in milliseconds: more are not seen. */
const REST_MS = 30;

/** How far the eye moves in a frame that is drawn at once. */
const VISIBLE_STEP = 0.003;

/** Options of `runFrames`. */
export interface FrameOptions {
  /** Draws one moment. */
  readonly draw: (frame: LivingFrame) => void;
  /** False if the device may be as slow as it wants. */
  readonly measured: boolean;
  /** Called once when the device does not keep up. */
  readonly onSlow: () => void;
}

/** Frames that are being drawn. */
export interface Frames {
  /** Draws the last one again, as in a canvas of another size. */
  readonly redraw: () => void;
  /** Ends them. */
  readonly stop: () => void;
}

/** Draws frame after frame, from the look of the image on. The eye follows a mouse, and drifts if there is none. */
export function runFrames({ draw, measured, onSlow }: FrameOptions): Frames {
  const pace = createPace();
  const listening = new AbortController();
  let pointer: Eye | null = null;
  let last: LivingFrame = { eye: middle, seconds: 0, strength: 0 };
  let [start, before, drawn, request] = [0, 0, 0, 0];

  addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      // A finger covers the picture, and leaves.
      if (pointerType === 'mouse') pointer = eyeAt(clientX, clientY, innerWidth, innerHeight);
    },
    { passive: true, signal: listening.signal },
  );

  const next = (at: number) => {
    const began = performance.now();
    start ||= before = at;
    const seconds = (at - start) / 1000;
    const eye = towards(last.eye, pointer ?? driftAt(seconds), at - before);
    const step = Math.hypot(eye[0] - last.eye[0], eye[1] - last.eye[1]);
    before = at;
    const begun = Math.min(1, (seconds * 1000) / BEGIN_MS);
    last = { eye, seconds, strength: begun * begun * (3 - 2 * begun) };
    if (step > VISIBLE_STEP || at - drawn >= REST_MS) {
      drawn = at;
      draw(last);
    }
    if (measured && !pace.keepsUp(at, performance.now() - began)) return onSlow();
    request = requestAnimationFrame(next);
  };
  request = requestAnimationFrame(next);

  return {
    redraw: () => draw(last),
    stop() {
      cancelAnimationFrame(request);
      listening.abort();
    },
  };
}
