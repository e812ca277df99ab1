/** A light in a picture. Places are shares of the whole picture, x to the right and y down; lengths are shares of its width. */
export interface PictureGlow {
  /** A flame flickers, a lamp breathes, a screen pulses, a glint twinkles. */
  readonly kind: 'flame' | 'lamp' | 'screen' | 'glint';
  /** The place of its centre from the left. */
  readonly x: number;
  /** The place of its centre from the top. */
  readonly y: number;
  /** How far its glow reaches. */
  readonly radius: number;
  /** What it adds when it is brighter: six hexadecimal digits. */
  readonly color: string;
}

/** A part of a picture in which something drifts, in the same shares. */
export interface PictureDrift {
  /** What drifts there. */
  readonly kind: 'smoke' | 'steam' | 'water';
  /** The part: left, top, right and bottom. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Where to, in widths of the picture per second. */
  readonly drift: readonly [dx: number, dy: number];
}

/** What moves in a picture. */
export interface PictureLife {
  /**
   * The address of its map: two halves, each with the framing of the whole picture. The upper one is its depth, from 0 (far)
   * to 255 (near), the lower one where something drifts.
   */
  readonly map: string;
  /** The depth of what stays in its place while all else moves, from 0 (far) to 1 (near). */
  readonly focus: number;
  /** How much of the full shift the picture bears, from 0 to 1. */
  readonly reach: number;
  /** Its lights, the largest first. */
  readonly lights: readonly PictureGlow[];
  /** Its smoke, steam and water, the largest first. */
  readonly drifts: readonly PictureDrift[];
}

/** Returns whether anything moves in a picture. */
export function hasLife({ reach, lights, drifts }: PictureLife): boolean {
  return reach > 0 || lights.length > 0 || drifts.length > 0;
}
