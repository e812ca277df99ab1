import sharp, { type Sharp } from 'sharp';

/** The result of a comparison. */
export interface Comparison {
  /** True if the difference is within the tolerance. */
  readonly same: boolean;
  /** One sentence that says what differs. */
  readonly words: string;
  /** The middle of what differs, in per cent of the width; null if nothing or the size differs. */
  readonly at: number | null;
  /** A PNG of the faded expected picture with differences in red; null if nothing or the size differs. */
  readonly difference: Buffer | null;
}

/** The tolerance of a comparison. */
export interface Measure {
  /** The side of the squares whose mean colours are compared, in pixels. */
  readonly square: number;
  /** The allowed difference of a colour channel, from 0 to 255. */
  readonly channel: number;
  /** The share of all squares that may exceed it, from 0 to 1. */
  readonly share: number;
  /** The number of squares that may always exceed it. */
  readonly free: number;
}

/** Baselines keep multiples of this: their files are two fifths of the size, and no channel is off by more than 1. */
const step = 3;

// A channel may differ by 1 from the baseline, so a change by 3 or more is detected at every level.
/** For the browser that drew the baselines: every pixel, except for a few rounding differences at curves. */
export const exact: Measure = { square: 1, channel: 1, share: 0.00002, free: 16 };

/** For the same browser on a processor that rounds curves differently: few pixels in all, and faint in every place. */
const roundedElsewhere: readonly Measure[] = [
  { square: 1, channel: 1, share: 0.001, free: 0 },
  { square: 3, channel: 13, share: 0, free: 0 },
];

/** For another browser: positions and colours, but not how it smooths letters. */
export const coarse: Measure = { square: 16, channel: 27, share: 0.01, free: 2 };

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Returns the pixels of a screenshot that a baseline keeps. */
export async function rounded(screenshot: Buffer): Promise<Sharp> {
  const { data, width, height } = await read(screenshot);
  for (const [index, value] of data.entries()) data[index] = Math.round(value / step) * step;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns the file of a baseline. It takes seconds, because this effort makes the smallest one. */
export async function kept(screenshot: Buffer): Promise<Buffer> {
  return (await rounded(screenshot)).webp({ lossless: true, quality: 100, effort: 6 }).toBuffer();
}

async function read(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares a story's screenshot with its baseline: within a tolerance, or as another processor would have drawn it. */
export async function compareWithBaseline(
  expected: Buffer,
  actual: Buffer,
  measure: Measure = exact,
): Promise<Comparison> {
  const found = await compare(expected, actual, measure);
  if (found.same || measure !== exact) return found;
  const others = await Promise.all(
    roundedElsewhere.map((other) => compare(expected, actual, other)),
  );
  return { ...found, same: others.every(({ same }) => same) };
}

/** Compares two pictures within a tolerance. */
export async function compare(
  expected: Buffer,
  actual: Buffer,
  measure: Measure = exact,
): Promise<Comparison> {
  const [before, after] = await Promise.all([read(expected), read(actual)]);
  if (before.width !== after.width || before.height !== after.height) {
    const words = `The size was ${before.width}×${before.height} and is ${after.width}×${after.height}.`;
    return { same: false, words, at: null, difference: null };
  }
  const { width, height } = before;
  if (before.data.equals(after.data)) {
    return { same: true, words: 'Nothing differs.', at: null, difference: null };
  }
  const { square } = measure;
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const paint = fade(before.data);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const area = {
        left: column * square,
        top: row * square,
        right: Math.min(width, (column + 1) * square),
        bottom: Math.min(height, (row + 1) * square),
      };
      if (distance(before, after, area) <= measure.channel) continue;
      count += 1;
      box.left = Math.min(box.left, area.left);
      box.top = Math.min(box.top, area.top);
      box.right = Math.max(box.right, area.right);
      box.bottom = Math.max(box.bottom, area.bottom);
      paintRed(paint, width, area);
    }
  }
  const allowed = Math.max(measure.free, Math.floor(rows * columns * measure.share));
  const unit = square === 1 ? 'pixels' : `squares of ${square} pixels`;
  const share = Number(((100 * count) / (rows * columns)).toPrecision(2));
  const words =
    count === 0
      ? 'Nothing differs.'
      : `${count} ${unit} differ (${share} %), at most ${allowed} may. They are between ${box.left}, ${box.top} and ${box.right}, ${box.bottom}.`;
  const raw = { width, height, channels: 3 as const };
  return {
    same: count <= allowed,
    words,
    at: count === 0 ? null : Math.round((50 * (box.left + box.right)) / width),
    difference: await sharp(paint, { raw }).png().toBuffer(),
  };
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the largest difference of a channel's mean over an area, from 0 to 255. */
function distance(before: Pixels, after: Pixels, { left, top, right, bottom }: Area): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const index = (y * before.width + x) * 3 + channel;
        sum += (before.data[index] ?? 0) - (after.data[index] ?? 0);
      }
    }
    largest = Math.max(largest, Math.abs(sum) / ((right - left) * (bottom - top)));
  }
  return largest;
}

function fade(data: Buffer): Buffer {
  const copy = Buffer.alloc(data.length);
  for (let index = 0; index < data.length; index += 1) {
    copy[index] = 190 + Math.round((data[index] ?? 0) / 4);
  }
  return copy;
}

function paintRed(data: Buffer, width: number, { left, top, right, bottom }: Area): void {
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const index = (y * width + x) * 3;
      data[index] = 220;
      data[index + 1] = 0;
      data[index + 2] = 40;
    }
  }
}
