import { type Box, CARD, type Card, type Design } from '../drawing/card';
import { drawPicture } from '../drawing/picture';
import {
  disc,
  fillCard,
  fillPath,
  glow,
  grain,
  outline,
  ring,
  rule,
  vignette,
  within,
} from '../drawing/shapes';
import { type Face, type Initial, drawLine, drawStory, face, lineHeight } from '../drawing/text';

const border: Box = { x: 32, y: 32, width: 1016, height: 1286 };
const BAND = 62;
const page = within(border, BAND);
const picture: Box = { x: 124, y: 124, width: 832, height: 556 };
const middle = CARD.width / 2;

/** An illuminated page: a vine with leaves and gold around it, a miniature, and the year on a seal. */
export const medieval: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  const gold = token('--ink-gold');
  const ink = token('--color-text');
  fillCard(ctx, token('--color-surface'));
  glow(ctx, { x: 220, y: 60, radius: 900, color: 'rgb(255 252 240 / 80%)' });
  glow(ctx, { x: 1080, y: 1350, radius: 700, color: 'rgb(178 128 58 / 30%)' });
  drawBorder(card);
  drawMiniature(card);
  drawLine(
    ctx,
    words.place,
    face(theme, '--font-label', 44, { italic: true, weight: 500 }),
    inked(ctx, token('--color-accent'), { x: 462, y: 748, width: 630 }),
  );
  drawStory(ctx, {
    box: { x: 138, y: 768, width: 804, height: smallPrint ? 386 : 408 },
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 56, { leading: 1.16 }),
      color: token('--color-heading'),
    },
    between: { height: 44, draw: (y) => drawKnot(ctx, y + 22, gold, token('--color-accent')) },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 44, { leading: 1.24 }),
      color: ink,
    },
    initial: (text) => initial(card, text),
  });
  if (smallPrint) {
    const small = face(theme, '--font-label', 25, { italic: true });
    drawLine(
      ctx,
      smallPrint,
      small,
      inked(ctx, token('--color-text-muted'), { x: middle, y: 1186, width: 780 }),
    );
  }
  const foot = face(theme, '--font-label', 30, { italic: true, weight: 500 });
  drawLine(
    ctx,
    words.eraName,
    foot,
    inked(ctx, token('--color-text-muted'), { x: 138, y: 1232, width: 250, align: 'left' }),
  );
  const brand = face(theme, '--font-display', 29);
  drawLine(
    ctx,
    words.game,
    brand,
    inked(ctx, token('--color-heading'), { x: 942, y: 1232, width: 500, align: 'right' }),
  );
  vignette(ctx, 'rgb(96 58 18 / 34%)');
  grain(ctx, 0.03);
};

function inked<Place>(ctx: CanvasRenderingContext2D, color: string, place: Place): Place {
  ctx.fillStyle = color;
  return place;
}

function drawBorder({ ctx, theme: { token } }: Card): void {
  const gold = token('--ink-gold');
  outline(ctx, border, { width: 5, color: gold });
  outline(ctx, border, { width: 1.5, color: token('--color-text'), inset: 5 });
  outline(ctx, page, { width: 4, color: gold, inset: -4 });
  outline(ctx, page, { width: 1.5, color: token('--color-text'), inset: -6 });
  const colors = [token('--ink-minium'), '#3f6b4a', token('--ink-lapis')];
  const half = BAND / 2;
  const { x, y, width, height } = border;
  const sides = [
    [x, y + half, width, 0],
    [x + width - half, y, height, Math.PI / 2],
    [x + width, y + height - half, width, Math.PI],
    [x + half, y + height, height, -Math.PI / 2],
  ] as const;
  for (const [left, top, length, angle] of sides) {
    ctx.save();
    ctx.translate(left, top);
    ctx.rotate(angle);
    ctx.translate(BAND, 0);
    drawVine(ctx, length - 2 * BAND, { colors, gold, ink: token('--color-text') });
    ctx.restore();
  }
  for (const left of [x, x + width - BAND]) {
    for (const top of [y, y + height - BAND])
      drawCorner(ctx, { x: left, y: top, width: BAND, height: BAND }, gold, token('--ink-lapis'));
  }
}

interface VineColors {
  readonly colors: readonly string[];
  readonly gold: string;
  readonly ink: string;
}

const LEAF = 'M0 0C2-9 7-15 15-17C15-13 18-12 23-13C22-6 17-2 11 2C7 3 3 2 0 0z';

/** Draws a vine to the right along a line, as many whole waves as there is room for. */
function drawVine(
  ctx: CanvasRenderingContext2D,
  length: number,
  { colors, gold, ink }: VineColors,
): void {
  const waves = Math.round(length / 92);
  const wave = length / waves;
  const rise = 15;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(0, 0);
  for (let turn = 0; turn < waves * 2; turn += 1) {
    const from = (turn * wave) / 2;
    const up = turn % 2 === 0 ? -1 : 1;
    ctx.bezierCurveTo(
      from + wave * 0.18,
      up * rise * 1.35,
      from + wave * 0.32,
      up * rise * 1.35,
      from + wave / 2,
      0,
    );
  }
  ctx.strokeStyle = '#4f5d34';
  ctx.lineWidth = 3;
  ctx.stroke();
  for (let turn = 0; turn < waves * 2; turn += 1) {
    const up = turn % 2 === 0 ? -1 : 1;
    const crest = (turn + 0.5) * (wave / 2);
    ctx.save();
    ctx.translate(crest, up * rise);
    ctx.scale(1, -up);
    drawLeaf(ctx, colors[turn % colors.length] ?? gold, ink, -0.15);
    ctx.scale(-1, 1);
    ctx.translate(10, 3);
    drawLeaf(ctx, colors[(turn + 1) % colors.length] ?? gold, ink, 0.35);
    ctx.restore();
    drawBezant(ctx, crest - wave / 4 + 1, up * 17, gold, ink);
  }
}

function drawLeaf(ctx: CanvasRenderingContext2D, color: string, ink: string, turn: number): void {
  ctx.save();
  ctx.rotate(turn);
  ctx.scale(0.92, -0.92);
  const leaf = new Path2D(LEAF);
  ctx.fillStyle = color;
  fillPath(ctx, leaf);
  ctx.strokeStyle = ink;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = 1;
  ctx.stroke(leaf);
  ctx.beginPath();
  ctx.moveTo(2, -1);
  ctx.quadraticCurveTo(8, -6, 16, -10);
  ctx.strokeStyle = '#fff6dc';
  ctx.stroke();
  ctx.restore();
}

/** A ball of leaf gold with the hairlines that pens drew around it. */
function drawBezant(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  gold: string,
  ink: string,
): void {
  ctx.save();
  ctx.globalAlpha = 0.6;
  for (const angle of [0.6, 1.57, 2.5]) {
    const up = Math.sign(y);
    rule(ctx, [x, y], [x + Math.cos(angle) * 12, y + up * Math.sin(angle) * 12], {
      width: 1,
      color: ink,
    });
  }
  ctx.restore();
  disc(ctx, x, y, 5.5, ink);
  disc(ctx, x, y, 4.6, gold);
  disc(ctx, x - 1.4, y - 1.4, 1.5, '#ffeab0');
}

function drawCorner(ctx: CanvasRenderingContext2D, box: Box, gold: string, lapis: string): void {
  ctx.fillStyle = lapis;
  ctx.fillRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6);
  outline(ctx, box, { width: 5, color: gold });
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  for (const [across, down] of [
    [0, -9],
    [9, 0],
    [0, 9],
    [-9, 0],
  ] as const) {
    disc(ctx, x + across, y + down, 9, gold);
  }
  disc(ctx, x, y, 7, lapis);
  disc(ctx, x, y, 3.2, '#fbf0d0');
}

/** The picture with a frame of lapis and gold, and the year on a seal of wax that hangs from its corner. */
function drawMiniature(card: Card): void {
  const { ctx, words, theme } = card;
  const { token } = theme;
  const gold = token('--ink-gold');
  ctx.save();
  ctx.shadowColor = 'rgb(60 34 8 / 45%)';
  ctx.shadowBlur = 22;
  ctx.shadowOffsetY = 8;
  ctx.fillStyle = token('--ink-lapis');
  ctx.fillRect(picture.x, picture.y, picture.width, picture.height);
  ctx.restore();
  drawPicture(card, within(picture, 24));
  const sheen = ctx.createLinearGradient(
    picture.x,
    picture.y,
    picture.x + picture.width,
    picture.y + picture.height,
  );
  for (const [place, color] of [
    [0, '#f4d98a'],
    [0.22, gold],
    [0.45, '#f7e3a0'],
    [0.7, '#a87520'],
    [1, '#eac468'],
  ] as const) {
    sheen.addColorStop(place, color);
  }
  for (const [inset, width] of [
    [0, 7],
    [19, 5],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = sheen;
    const edge = within(picture, inset + width / 2);
    ctx.strokeRect(edge.x, edge.y, edge.width, edge.height);
  }
  outline(ctx, picture, { width: 1, color: token('--color-text') });
  outline(ctx, picture, { width: 1, color: token('--color-text'), inset: 24 });
  drawPearls(ctx, within(picture, 13));
  drawSeal(ctx, { x: 884, y: 700 }, words.year, face(theme, '--font-display', 50));
}

function drawPearls(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const across = Math.round(width / 26);
  const down = Math.round(height / 26);
  for (let place = 0; place <= across; place += 1) {
    for (const top of [y, y + height]) disc(ctx, x + (place * width) / across, top, 2, '#f6e9c4');
  }
  for (let place = 1; place < down; place += 1) {
    for (const left of [x, x + width]) disc(ctx, left, y + (place * height) / down, 2, '#f6e9c4');
  }
}

const SEAL = 84;

function drawSeal(
  ctx: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  year: string,
  set: Face,
): void {
  ctx.save();
  ctx.translate(x, y);
  const wax = ctx.createRadialGradient(-28, -34, 6, 0, 0, SEAL * 1.1);
  wax.addColorStop(0, '#d9573a');
  wax.addColorStop(0.55, '#a92b15');
  wax.addColorStop(1, '#74170a');
  ctx.beginPath();
  for (let step = 0; step <= 72; step += 1) {
    const angle = (step / 72) * 2 * Math.PI;
    const radius =
      SEAL + 4 * Math.sin(angle * 3 + 1) + 3 * Math.sin(angle * 7) + 2 * Math.sin(angle * 11 + 2);
    ctx.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  ctx.closePath();
  ctx.shadowColor = 'rgb(40 12 4 / 55%)';
  ctx.shadowBlur = 18;
  ctx.shadowOffsetY = 7;
  ctx.fillStyle = wax;
  ctx.fill();
  ctx.shadowColor = 'transparent';
  const hollow = ctx.createLinearGradient(-50, -60, 50, 60);
  hollow.addColorStop(0, '#7d1a0b');
  hollow.addColorStop(1, '#c2402a');
  disc(ctx, 0, 0, SEAL * 0.77, hollow);
  disc(ctx, 0, 0, SEAL * 0.74, '#9c2612');
  ring(ctx, 0, 0, SEAL * 0.66, { width: 2, color: 'rgb(255 205 160 / 45%)' });
  const place = { x: 0, y: 17, width: SEAL * 1.16 };
  ctx.fillStyle = 'rgb(60 8 2 / 75%)';
  drawLine(ctx, year, set, { ...place, y: place.y - 2 });
  ctx.fillStyle = '#ffdcae';
  drawLine(ctx, year, set, place);
  ctx.restore();
}

function drawKnot(ctx: CanvasRenderingContext2D, y: number, gold: string, red: string): void {
  for (const side of [-1, 1]) {
    rule(ctx, [middle + side * 22, y], [middle + side * 170, y], { width: 2, color: gold });
    disc(ctx, middle + side * 176, y, 4, gold);
  }
  ctx.save();
  ctx.translate(middle, y);
  ctx.rotate(Math.PI / 4);
  ctx.fillStyle = red;
  ctx.fillRect(-8, -8, 16, 16);
  ctx.restore();
  disc(ctx, middle, y, 3.5, '#f3cf7b');
}

/** A gold letter on lapis with white tendrils, three lines high. */
function initial({ ctx, theme }: Card, text: Face): Initial {
  const lines = 3;
  const size = lines * lineHeight(text) - 8;
  return {
    lines,
    width: size + 16,
    draw: (letter, { x, y }) => {
      const box = { x, y: y + 5, width: size, height: size };
      ctx.fillStyle = theme.token('--ink-lapis');
      ctx.fillRect(box.x, box.y, size, size);
      ctx.save();
      ctx.strokeStyle = 'rgb(247 235 203 / 55%)';
      ctx.lineWidth = 1.6;
      for (const [across, down, radius] of [
        [0.2, 0.22, 0.12],
        [0.8, 0.22, 0.12],
        [0.2, 0.8, 0.12],
        [0.8, 0.8, 0.12],
      ] as const) {
        ctx.beginPath();
        for (let angle = 0; angle < 11; angle += 0.3) {
          const reach = (radius * size * angle) / 11;
          ctx.lineTo(
            box.x + across * size + Math.cos(angle) * reach,
            box.y + down * size + Math.sin(angle) * reach,
          );
        }
        ctx.stroke();
      }
      ctx.restore();
      outline(ctx, box, { width: 4, color: theme.token('--ink-gold') });
      ctx.fillStyle = '#f3cf7b';
      drawLine(ctx, letter, face(theme, '--font-display', size * 0.86, { capitals: true }), {
        x: box.x + size / 2,
        y: box.y + size * 0.8,
        width: size * 0.86,
      });
    },
  };
}
