import { type Box, CARD } from './card';

type Context = CanvasRenderingContext2D;

/** Fills the whole card. */
export function fillCard(ctx: Context, fill: string | CanvasGradient | CanvasPattern): void {
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, CARD.width, CARD.height);
}

/** Fills a path with the current fill. */
export function fillPath(ctx: Context, path: Path2D): void {
  ctx.fill(path, 'nonzero');
}

/** Draws a round glow from the middle outwards. The color is written as `rgb(255 240 205 / 45%)`. */
export function glow(
  ctx: Context,
  { x, y, radius, color }: { x: number; y: number; radius: number; color: string },
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, color);
  gradient.addColorStop(1, cleared(color));
  fillCard(ctx, gradient);
}

/** Returns a color without any opacity. A canvas fades to `transparent` through grey. */
function cleared(color: string): string {
  return color.replace(/\/[^)]*\)/, '/ 0%)');
}

/** Darkens the edges of the card. The color is written as for a glow. */
export function vignette(ctx: Context, color: string): void {
  const { width, height } = CARD;
  const gradient = ctx.createRadialGradient(
    width / 2,
    height / 2,
    width * 0.5,
    width / 2,
    height / 2,
    height * 0.72,
  );
  gradient.addColorStop(0, cleared(color));
  gradient.addColorStop(1, color);
  fillCard(ctx, gradient);
}

/** Draws the outline of a box, `inset` pixels inside it. */
export function outline(
  ctx: Context,
  box: Box,
  line: { width: number; color: string; inset?: number },
): void {
  const inset = (line.inset ?? 0) + line.width / 2;
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.strokeRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
}

/** Returns a box that is smaller on every side. */
export function within({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Fills a circle. */
export function disc(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Draws a circle. */
export function ring(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  line: { width: number; color: string },
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.stroke();
}

/** Draws a straight line. */
export function rule(
  ctx: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  line: { width: number; color: string },
): void {
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.stroke();
}

/** Returns numbers from 0 to 1 that look random and are the same in every drawing. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const GRAIN = 200;

/** Covers the card with the grain of paper. `strength` is the most that a pixel changes, from 0 to 1. */
export function grain(ctx: Context, strength: number): void {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const paint = tile.getContext('2d');
  if (paint === null) return;
  const pixels = paint.createImageData(GRAIN, GRAIN);
  const next = scatter(7);
  for (let place = 0; place < pixels.data.length; place += 4) {
    const light = next() > 0.5 ? 255 : 0;
    pixels.data.set([light, light, light, next() * strength * 255], place);
  }
  paint.putImageData(pixels, 0, 0);
  const pattern = ctx.createPattern(tile, 'repeat');
  if (pattern) fillCard(ctx, pattern);
}
