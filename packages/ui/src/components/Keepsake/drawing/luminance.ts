import type { Box, Card } from './card';
import { drawPicture } from './picture';

/**
 * Returns how light the picture is (0 to 1) in each field of a grid over a box. Returns null if there is no
 * picture. Throws if the picture came from another host that does not let the page read it.
 */
export function luminanceOf(
  card: Card,
  box: Box,
  { columns, rows }: { columns: number; rows: number },
): ((column: number, row: number) => number) | null {
  if (card.picture === null) return null;
  const sheet = document.createElement('canvas');
  sheet.width = columns;
  sheet.height = rows;
  const ctx = sheet.getContext('2d');
  if (ctx === null) return null;
  ctx.scale(columns / box.width, rows / box.height);
  drawPicture({ ...card, ctx }, { ...box, x: 0, y: 0 });
  const { data } = ctx.getImageData(0, 0, columns, rows);
  return (column, row) => {
    const place = (row * columns + column) * 4;
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
  };
}
