import { type Box, CARD, type Card, type Design } from '../drawing/card';
import { luminanceOf } from '../drawing/luminance';
import { drawPicture } from '../drawing/picture';
import { disc, fillCard, grain, outline } from '../drawing/shapes';
import { drawLine, drawStory, face, fittedLine, widthOf } from '../drawing/text';

const picture: Box = { x: 0, y: 0, width: 1080, height: 700 };
const LEFT = 72;
const WIDTH = 936;

/** A front page of 1962: cut-paper bars, the year as a headline, and a strip from the teletype. */
export const modern: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  fillCard(ctx, token('--color-surface'));
  drawPicture(card, picture, token('--picture-filter'));
  drawHalftone(card);
  drawBars(card);
  drawStamp(card);
  drawStory(ctx, {
    box: { x: LEFT, y: 804, width: WIDTH, height: smallPrint ? 384 : 408 },
    align: 'left',
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 128, { capitals: true, leading: 0.94 }),
      color: token('--color-heading'),
    },
    between: { height: 44, draw: (y) => drawRule(card, y + 14) },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 43, { weight: 400, leading: 1.3 }),
      color: token('--color-text'),
    },
  });
  ctx.fillStyle = token('--color-text-muted');
  const small = face(theme, '--font-label', 22);
  if (smallPrint)
    drawLine(ctx, smallPrint, small, { x: LEFT, y: 1212, width: WIDTH, align: 'left' });
  drawStrip(card);
  grain(ctx, 0.025);
};

const CELL = 10;
const DOTS = { from: 470, to: 712 };

/** Lets the foot of the picture go over into the dots that newspapers print with. */
function drawHalftone(card: Card): void {
  const { ctx, theme } = card;
  const { token } = theme;
  const box: Box = { x: 0, y: 0, width: 1080, height: 720 };
  const columns = box.width / CELL;
  const rows = box.height / CELL;
  const light = luminanceOf(card, picture, { columns, rows });
  const sheet = document.createElement('canvas');
  sheet.width = box.width;
  sheet.height = box.height;
  const dots = sheet.getContext('2d');
  if (dots === null) return;
  dots.fillStyle = token('--color-surface');
  dots.fillRect(0, 0, box.width, box.height);
  for (let row = Math.floor(DOTS.from / CELL); row < rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : CELL / 2;
      const dark = light ? 1 - light(Math.min(column, columns - 1), row) : 0.3;
      const y = (row + 0.5) * CELL;
      const fade = Math.min(1, Math.max(0, (DOTS.to - y) / 130));
      const radius = Math.sqrt(dark) * CELL * 0.62 * fade;
      if (radius > 0.7) disc(dots, column * CELL + shift, y, radius, token('--ink-press'));
    }
  }
  dots.globalCompositeOperation = 'destination-in';
  const mask = dots.createLinearGradient(0, DOTS.from, 0, DOTS.to - 60);
  mask.addColorStop(0, 'rgb(0 0 0 / 0%)');
  mask.addColorStop(1, '#000');
  dots.fillStyle = mask;
  dots.fillRect(0, 0, box.width, box.height);
  ctx.drawImage(sheet, 0, 0);
}

function drawPolygon(
  ctx: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  color: string,
): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill();
}

/** Bars as if cut from paper with scissors; the widest one carries the year. */
function drawBars({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const set = face(theme, '--font-display', 300, { tracking: 0.005 });
  const year = fittedLine(ctx, words.year, set, 560);
  const width = widthOf(ctx, words.year, year) + 64;
  drawPolygon(
    ctx,
    [
      [0, 0],
      [1080, 0],
      [1080, 20],
      [0, 30],
    ],
    token('--ink-press'),
  );
  drawPolygon(
    ctx,
    [
      [0, 30],
      [700, 24],
      [704, 46],
      [0, 54],
    ],
    token('--ink-signal'),
  );
  drawPolygon(
    ctx,
    [
      [LEFT - 30, 548],
      [LEFT + width - 22, 540],
      [LEFT + width - 30, 782],
      [LEFT - 24, 776],
    ],
    token('--ink-signal'),
  );
  drawPolygon(
    ctx,
    [
      [LEFT + width - 6, 636],
      [1080, 628],
      [1080, 664],
      [LEFT + width - 8, 668],
    ],
    token('--ink-press'),
  );
  drawPolygon(
    ctx,
    [
      [LEFT + width - 6, 682],
      [LEFT + width + 250, 678],
      [LEFT + width + 244, 704],
      [LEFT + width - 8, 702],
    ],
    token('--ink-steel'),
  );
  ctx.fillStyle = token('--color-surface');
  drawLine(ctx, words.year, year, {
    x: LEFT + 4,
    y: 660 + year.size * 0.36,
    width: 560,
    align: 'left',
  });
}

/** The place, stamped a little askew. */
function drawStamp({ ctx, words, theme }: Card): void {
  const set = fittedLine(ctx, words.place, face(theme, '--font-label', 36), 430);
  const width = widthOf(ctx, words.place, set) + 36;
  ctx.save();
  ctx.translate(CARD.width - LEFT - width / 2, 744);
  ctx.rotate(-0.026);
  ctx.fillStyle = theme.token('--color-surface');
  ctx.fillRect(-width / 2, -29, width, 58);
  outline(
    ctx,
    { x: -width / 2, y: -29, width, height: 58 },
    { width: 4, color: theme.token('--ink-signal') },
  );
  ctx.fillStyle = theme.token('--ink-signal');
  drawLine(ctx, words.place, set, { x: 0, y: set.size * 0.3, width: width - 24 });
  ctx.restore();
}

/** The thick and thin rule of a front page. */
function drawRule({ ctx, theme }: Card, y: number): void {
  ctx.fillStyle = theme.token('--color-line');
  ctx.fillRect(LEFT, y, WIDTH, 3);
  ctx.fillRect(LEFT, y + 7, WIDTH, 9);
}

/** A punched strip of paper on the control room's steel. */
function drawStrip({ ctx, words, theme }: Card): void {
  const { token } = theme;
  ctx.fillStyle = token('--ink-steel');
  ctx.fillRect(0, 1240, CARD.width, 110);
  ctx.fillStyle = token('--ink-signal');
  ctx.fillRect(0, 1232, CARD.width, 8);
  const strip: Box = { x: 40, y: 1258, width: 1000, height: 72 };
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 45%)';
  ctx.shadowBlur = 8;
  ctx.shadowOffsetY = 4;
  ctx.fillStyle = token('--card-surface');
  ctx.fillRect(strip.x, strip.y, strip.width, strip.height);
  ctx.restore();
  for (const x of [strip.x + 16, strip.x + strip.width - 16]) {
    for (let hole = 0; hole < 4; hole += 1)
      disc(ctx, x, strip.y + 12 + hole * 16, 5, token('--ink-steel'));
  }
  ctx.fillStyle = token('--ink-press');
  const brand = face(theme, '--font-display', 54, { capitals: true, tracking: 0.03 });
  drawLine(ctx, words.game, brand, { x: LEFT + 4, y: 1313, width: 560, align: 'left' });
  ctx.fillStyle = token('--ink-signal');
  const era = face(theme, '--font-label', 32);
  drawLine(ctx, words.eraName, era, {
    x: CARD.width - LEFT - 4,
    y: 1306,
    width: 320,
    align: 'right',
  });
}
