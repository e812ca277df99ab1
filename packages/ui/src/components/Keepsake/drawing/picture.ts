import type { Box, Card, CardPicture } from './card';

/** Draws the picture so that it covers a box; the ground of an empty frame if there is none. */
export function drawPicture({ ctx, picture, theme }: Card, box: Box, filter = 'none'): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = theme.token('--color-picture-empty');
  ctx.fillRect(box.x, box.y, box.width, box.height);
  if (picture === null) drawHourglass(ctx, box, theme.token('--color-text-muted'));
  else {
    // Some browsers have no filters on a canvas, and show the picture as it is.
    ctx.filter = filter === '' ? 'none' : filter;
    cover(ctx, picture, box);
  }
  ctx.restore();
}

function cover(ctx: CanvasRenderingContext2D, { image, focus }: CardPicture, box: Box): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const width = naturalWidth * scale;
  const height = naturalHeight * scale;
  const left = box.x + (box.width - width) / 2;
  const top = box.y + ((box.height - height) * focus) / 100;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, left, top, width, height);
}

function drawHourglass(ctx: CanvasRenderingContext2D, box: Box, color: string): void {
  const size = Math.min(box.width, box.height) * 0.4;
  ctx.translate(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2);
  ctx.scale(size / 24, size / 24);
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.2;
  ctx.globalAlpha = 0.45;
  ctx.stroke(
    new Path2D(
      'M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9',
    ),
  );
}
