import { type Box, CARD, type Card, type Design } from '../drawing/card';
import { drawPicture } from '../drawing/picture';
import { disc, fillCard, fillPath, grain, outline, ring, rule, vignette } from '../drawing/shapes';
import { drawLine, drawStory, face } from '../drawing/text';

const middle = CARD.width / 2;
/** The wall with its three openings: an arch between two lower ones, as Florence and Venice built them. */
const wall = { left: 118, right: 962, top: 112, spring: 348, floor: 684 };
const arch = { x: middle, radius: 236 };
const COLUMN = 36;
const sides = [
  { left: wall.left + COLUMN, right: arch.x - arch.radius - COLUMN },
  { left: arch.x + arch.radius + COLUMN, right: wall.right - COLUMN },
] as const;
const LINTEL = 40;
const stone = { light: '#c9c3b1', plain: '#9a9585', dark: '#6a6558' };

/** A Florentine loggia drawn with compass and rule, with the picture behind its columns. */
export const renaissance: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  fillCard(ctx, token('--color-surface'));
  drawConstruction(ctx);
  const edge: Box = { x: 30, y: 30, width: 1020, height: 1290 };
  outline(ctx, edge, { width: 4, color: token('--ink-umber') });
  outline(ctx, edge, { width: 1.5, color: token('--ink-umber'), inset: 9 });
  outline(ctx, edge, { width: 1.5, color: token('--ink-hairline'), inset: 22 });
  drawLoggia(card);
  drawTablet(card);
  ctx.fillStyle = token('--ink-verdigris');
  const label = face(theme, '--font-label', 38, { weight: 700, tracking: 0.06 });
  drawLine(ctx, words.place, label, { x: middle, y: 830, width: 820 });
  drawStory(ctx, {
    box: { x: 128, y: 842, width: 824, height: smallPrint ? 336 : 364 },
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 74, { italic: true, weight: 600, leading: 1.02 }),
      color: token('--color-accent'),
    },
    between: { height: 40, draw: (y) => drawRoundel(card, y + 18, 120) },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 41, { leading: 1.28 }),
      color: token('--color-text'),
    },
  });
  rule(ctx, [128, 1216], [952, 1216], { width: 1.5, color: token('--ink-hairline') });
  ctx.fillStyle = token('--color-text-muted');
  const foot = face(theme, '--font-label', 34, { weight: 600, italic: true });
  if (smallPrint)
    drawLine(ctx, smallPrint, { ...foot, size: 25 }, { x: middle, y: 1206, width: 800 });
  drawLine(ctx, words.eraName, foot, { x: 128, y: 1262, width: 300, align: 'left' });
  ctx.fillStyle = token('--ink-umber');
  drawLine(
    ctx,
    words.game,
    { ...foot, weight: 700, italic: false },
    { x: 952, y: 1262, width: 480, align: 'right' },
  );
  vignette(ctx, 'rgb(140 100 50 / 16%)');
  grain(ctx, 0.025);
};

/** The circles and diagonals that the drawing is made with. */
function drawConstruction(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.globalAlpha = 0.2;
  const line = { width: 1.5, color: '#8a6a45' };
  for (const radius of [arch.radius, 382, 618]) ring(ctx, arch.x, wall.spring, radius, line);
  for (const x of [40, 1040]) ring(ctx, x, 1010, 500, line);
  ring(ctx, middle, 1010, 309, line);
  rule(ctx, [40, 40], [1040, 1310], line);
  rule(ctx, [1040, 40], [40, 1310], line);
  rule(ctx, [middle, 40], [middle, 1310], line);
  rule(ctx, [40, wall.spring], [1040, wall.spring], line);
  rule(ctx, [40, 1010], [1040, 1010], line);
  ctx.restore();
}

function openings(): Path2D {
  const path = new Path2D();
  path.moveTo(arch.x - arch.radius, wall.floor);
  path.lineTo(arch.x - arch.radius, wall.spring);
  path.arc(arch.x, wall.spring, arch.radius, Math.PI, 0);
  path.lineTo(arch.x + arch.radius, wall.floor);
  path.closePath();
  for (const { left, right } of sides) {
    path.rect(left, wall.spring + LINTEL, right - left, wall.floor - wall.spring - LINTEL);
  }
  return path;
}

function drawLoggia(card: Card): void {
  const { ctx, theme } = card;
  const umber = theme.token('--ink-umber');
  ctx.fillStyle = '#f4ecd9';
  ctx.fillRect(wall.left, wall.top - 34, wall.right - wall.left, wall.floor - wall.top + 34);
  outline(
    ctx,
    {
      x: wall.left,
      y: wall.top - 34,
      width: wall.right - wall.left,
      height: wall.floor - wall.top + 34,
    },
    { width: 2, color: umber },
  );
  ctx.save();
  ctx.clip(openings());
  drawPicture(card, {
    x: wall.left,
    y: wall.top,
    width: wall.right - wall.left,
    height: wall.floor - wall.top,
  });
  ctx.restore();
  drawArchivolt(ctx, umber);
  for (const { left, right } of sides) drawLintel(ctx, left - COLUMN, right + COLUMN, umber);
  for (const x of [wall.left, sides[0].right, sides[1].left - COLUMN, wall.right - COLUMN]) {
    drawColumn(ctx, x, umber);
  }
  for (const { left, right } of sides) drawTondo(card, (left + right) / 2, 226);
}

function drawArchivolt(ctx: CanvasRenderingContext2D, umber: string): void {
  const bands = [
    { width: 40, color: stone.plain, radius: arch.radius + 20 },
    { width: 9, color: stone.light, radius: arch.radius + 31 },
    { width: 5, color: stone.dark, radius: arch.radius + 13 },
  ];
  for (const { radius, width, color } of bands) {
    ctx.beginPath();
    ctx.arc(arch.x, wall.spring, radius, Math.PI, 0);
    ctx.lineWidth = width;
    ctx.strokeStyle = color;
    ctx.stroke();
  }
  for (const radius of [arch.radius, arch.radius + 40]) {
    ctx.beginPath();
    ctx.arc(arch.x, wall.spring, radius, Math.PI, 0);
    ctx.lineWidth = 2;
    ctx.strokeStyle = umber;
    ctx.stroke();
  }
  const key = new Path2D(`M${arch.x - 22} ${wall.spring - arch.radius - 48}h44l-9 58h-26z`);
  ctx.fillStyle = stone.light;
  fillPath(ctx, key);
  ctx.stroke(key);
}

function drawLintel(
  ctx: CanvasRenderingContext2D,
  left: number,
  right: number,
  umber: string,
): void {
  const top = wall.spring;
  const layers = [
    [0, 12, stone.light],
    [12, 20, stone.plain],
    [32, 8, stone.dark],
  ] as const;
  for (const [down, height, color] of layers) {
    ctx.fillStyle = color;
    ctx.fillRect(left, top + down, right - left, height);
  }
  rule(ctx, [left, top], [right, top], { width: 2, color: umber });
  rule(ctx, [left, top + LINTEL], [right, top + LINTEL], { width: 2, color: umber });
}

function drawColumn(ctx: CanvasRenderingContext2D, x: number, umber: string): void {
  const top = wall.spring + LINTEL;
  const shaft = ctx.createLinearGradient(x, 0, x + COLUMN, 0);
  shaft.addColorStop(0, stone.plain);
  shaft.addColorStop(0.32, '#ded8c7');
  shaft.addColorStop(1, stone.dark);
  ctx.fillStyle = shaft;
  ctx.fillRect(x + 3, top, COLUMN - 6, wall.floor - top);
  ctx.strokeStyle = umber;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(x + 3, top, COLUMN - 6, wall.floor - top);
  const steps = [
    [top, 9, -4],
    [top + 9, 15, 0],
    [top + 24, 5, 2],
    [wall.floor - 26, 6, 1],
    [wall.floor - 20, 9, -2],
    [wall.floor - 11, 11, -6],
  ] as const;
  for (const [y, height, inset] of steps) {
    ctx.fillStyle = shaft;
    ctx.fillRect(x + inset, y, COLUMN - 2 * inset, height);
    ctx.strokeRect(x + inset, y, COLUMN - 2 * inset, height);
  }
  for (const side of [4, COLUMN - 4])
    ring(ctx, x + side, top + 16, 5.5, { width: 1.5, color: umber });
}

/** A medallion of glazed clay, as on the foundling hospital in Florence. */
function drawTondo({ ctx, theme: { token } }: Card, x: number, y: number): void {
  disc(ctx, x, y, 62, stone.plain);
  disc(ctx, x, y, 54, token('--color-surface'));
  disc(ctx, x, y, 48, token('--ink-verdigris'));
  for (const radius of [62, 54, 48])
    ring(ctx, x, y, radius, { width: 1.5, color: token('--ink-umber') });
  ctx.save();
  ctx.translate(x, y);
  for (let petal = 0; petal < 8; petal += 1) {
    ctx.rotate(Math.PI / 4);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(15, -14, 13, -38, 0, -42);
    ctx.bezierCurveTo(-13, -38, -15, -14, 0, 0);
    ctx.fillStyle = petal % 2 === 0 ? '#fbf6ea' : '#e8dcc0';
    ctx.fill();
  }
  ctx.restore();
  disc(ctx, x, y, 10, token('--ink-terracotta'));
  disc(ctx, x - 3, y - 3, 3, '#e8a98a');
}

/** The step that the columns stand on, and the year cut into its tablet. */
function drawTablet({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const umber = token('--ink-umber');
  const steps = [
    [wall.left - 12, 684, stone.light, 14],
    [wall.left, 698, stone.plain, 66],
    [wall.left - 12, 764, stone.light, 12],
  ] as const;
  for (const [left, top, color, height] of steps) {
    ctx.fillStyle = color;
    ctx.fillRect(left, top, CARD.width - 2 * left, height);
    ctx.strokeStyle = umber;
    ctx.lineWidth = 2;
    ctx.strokeRect(left, top, CARD.width - 2 * left, height);
  }
  const tablet: Box = { x: middle - 150, y: 688, width: 300, height: 86 };
  ctx.fillStyle = token('--color-surface');
  ctx.fillRect(tablet.x, tablet.y, tablet.width, tablet.height);
  outline(ctx, tablet, { width: 2, color: umber });
  outline(ctx, tablet, { width: 1.5, color: token('--ink-terracotta'), inset: 6 });
  ctx.fillStyle = umber;
  const set = face(theme, '--font-display', 68, { weight: 600, tracking: 0.1 });
  drawLine(ctx, words.year, set, { x: middle + 4, y: 744, width: 250 });
}

function drawRoundel({ ctx, theme: { token } }: Card, y: number, reach: number): void {
  for (const side of [-1, 1]) {
    rule(ctx, [middle + side * 16, y], [middle + side * reach, y], {
      width: 1.5,
      color: token('--ink-hairline'),
    });
  }
  ring(ctx, middle, y, 10, { width: 1.5, color: token('--ink-terracotta') });
  disc(ctx, middle, y, 3.5, token('--ink-terracotta'));
}
