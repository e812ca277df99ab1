/** What is known of a picture, its page and its visitor. */
export interface MotionFacts {
  /** Something in the picture can move: undefined while that is not known. */
  readonly hasLife: boolean | undefined;
  /** The device can draw it at no cost that a visitor notices: undefined while that was not tried. */
  readonly canDraw: boolean | undefined;
  /** The visitor's system prefers less motion. */
  readonly reducedMotion: boolean;
  /** The visitor's system replaces the page's colours. */
  readonly forcedColors: boolean;
  /** The visitor asks to save data. */
  readonly savesData: boolean;
  /** The battery is nearly empty and does not charge. */
  readonly batteryLow: boolean;
  /** The visitor has stopped the motion of pictures. */
  readonly stopped: boolean;
  /** The image is still loading, or a former one covers it. */
  readonly loading: boolean;
  /** The page is in a tab or a window that nobody sees. */
  readonly hidden: boolean;
  /** A dialog covers the page. */
  readonly covered: boolean;
  /** The picture is scrolled out of the window. */
  readonly offScreen: boolean;
  /** The page is being printed. */
  readonly printing: boolean;
}

/**
 * How a picture moves. `none`: never, so there is nothing to stop. `stopped`: not before the visitor wants it. `waiting`: soon,
 * when it can be seen. `moving`: now.
 */
export type PictureMotion = 'none' | 'stopped' | 'waiting' | 'moving';

/** Returns whether the device and its settings allow motion, whatever the picture is. */
export function allowsMotion(facts: Omit<MotionFacts, 'hasLife'>): boolean {
  return (
    facts.canDraw !== false &&
    !facts.reducedMotion &&
    !facts.forcedColors &&
    !facts.savesData &&
    !facts.batteryLow
  );
}

/** Returns how a picture moves. Everything that is not known yet counts against motion. */
export function motionOf(facts: MotionFacts): PictureMotion {
  if (!allowsMotion(facts) || facts.hasLife !== true) return 'none';
  if (facts.stopped) return 'stopped';
  if (facts.canDraw === undefined) return 'none';
  return facts.loading || facts.hidden || facts.covered || facts.offScreen || facts.printing
    ? 'waiting'
    : 'moving';
}
