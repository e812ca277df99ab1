import { type Box, CARD, type Card, type Design } from '../drawing/card';
import { drawPicture } from '../drawing/picture';
import { luminanceOf } from '../drawing/luminance';
import { disc, fillCard, glow, grain, outline, rule, within } from '../drawing/shapes';
import { drawLine, drawStory, face, widthOf } from '../drawing/text';

const middle = CARD.width / 2;
const paper: Box = { x: 62, y: 62, width: 956, height: 1142 };
const picture: Box = { x: 88, y: 88, width: 904, height: 540 };
const plate: Box = { x: 120, y: 592, width: 840, height: 158 };

/** A playbill in an iron frame: an engraving, a plate with a brass line, and the year in fat letters. */
export const industrial: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  drawIron(card);
  ctx.fillStyle = token('--ink-paper');
  ctx.fillRect(paper.x, paper.y, paper.width, paper.height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(paper.x, paper.y, paper.width, paper.height);
  ctx.clip();
  glow(ctx, { x: middle, y: 300, radius: 760, color: 'rgb(255 247 222 / 70%)' });
  glow(ctx, { x: middle, y: 1400, radius: 620, color: 'rgb(120 74 24 / 30%)' });
  grain(ctx, 0.06);
  ctx.restore();
  outline(ctx, paper, { width: 3, color: token('--color-heading'), inset: 12 });
  outline(ctx, paper, { width: 1.5, color: token('--color-heading'), inset: 18 });
  drawEngraving(card);
  drawPlate(card);
  drawDate(card);
  drawStory(ctx, {
    box: { x: 126, y: 922, width: 828, height: smallPrint ? 228 : 256 },
    title: { words: '', face: face(theme, '--font-text', 10), color: token('--color-text') },
    between: { height: 0, draw: () => {} },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 43, { leading: 1.26 }),
      color: token('--color-text'),
    },
    initial: (text, letter) => {
      const set = face(theme, '--font-display', text.size * 2.75);
      const width = widthOf(ctx, letter, set) + text.size * 0.16;
      return {
        lines: 2,
        width,
        draw: (letter, { x, y }) => {
          ctx.fillStyle = token('--color-accent');
          drawLine(ctx, letter, set, { x, y: y + text.size * 2.22, width, align: 'left' });
        },
      };
    },
  });
  const small = face(theme, '--font-label', 22, { weight: 400, tracking: 0.06 });
  ctx.fillStyle = token('--color-text-muted');
  if (smallPrint) drawLine(ctx, smallPrint, small, { x: middle, y: 1172, width: 800 });
  drawNamePlate(card);
};

/** Iron, brushed and riveted, under the light of one lamp. */
function drawIron({ ctx, theme: { token } }: Card): void {
  fillCard(ctx, token('--ink-iron'));
  glow(ctx, { x: 160, y: 0, radius: 900, color: 'rgb(255 184 96 / 34%)' });
  glow(ctx, { x: 1080, y: 1350, radius: 800, color: 'rgb(0 0 0 / 55%)' });
  grain(ctx, 0.08);
  const edge: Box = { x: 0, y: 0, ...CARD };
  outline(ctx, edge, { width: 4, color: 'rgb(255 226 180 / 22%)' });
  outline(ctx, edge, { width: 3, color: 'rgb(0 0 0 / 60%)', inset: 4 });
  outline(ctx, paper, { width: 8, color: 'rgb(0 0 0 / 55%)', inset: -8 });
  outline(ctx, paper, { width: 2, color: token('--ink-brass'), inset: -11 });
  const across = 10;
  const down = 12;
  for (let place = 0; place <= across; place += 1) {
    const x = 32 + (place * (CARD.width - 64)) / across;
    drawRivet(ctx, x, 31);
    drawRivet(ctx, x, CARD.height - 31);
  }
  for (let place = 1; place < down; place += 1) {
    const y = 31 + (place * (CARD.height - 62)) / down;
    drawRivet(ctx, 31, y);
    drawRivet(ctx, CARD.width - 31, y);
  }
}

function drawRivet(ctx: CanvasRenderingContext2D, x: number, y: number, size = 10): void {
  disc(ctx, x + 1.5, y + 2.5, size + 2, 'rgb(0 0 0 / 55%)');
  const dome = ctx.createRadialGradient(x - size * 0.35, y - size * 0.4, 1, x, y, size);
  dome.addColorStop(0, '#b3a38c');
  dome.addColorStop(0.45, '#6b5f51');
  dome.addColorStop(1, '#1e1915');
  disc(ctx, x, y, size, dome);
}

const LINE = 4;

/** The picture in colour, which becomes an engraving towards its edges. */
function drawEngraving(card: Card): void {
  const { ctx, theme } = card;
  const ink = theme.token('--color-text');
  drawPicture(card, picture, `${theme.token('--picture-filter')} sepia(0.12)`);
  outline(ctx, picture, { width: 2, color: ink });
  const engraving = engrave(card, ink);
  if (engraving) ctx.drawImage(engraving, picture.x, picture.y);
  outline(ctx, picture, { width: 3, color: ink, inset: -3 });
}

/** Returns the picture cut in horizontal lines, thick where it is dark; it fades out towards its middle. */
function engrave(card: Card, ink: string): HTMLCanvasElement | null {
  const columns = Math.round(picture.width / 4);
  const rows = Math.round(picture.height / LINE);
  const light = luminanceOf(card, picture, { columns, rows });
  const sheet = document.createElement('canvas');
  sheet.width = picture.width;
  sheet.height = picture.height;
  const cut = sheet.getContext('2d');
  if (light === null || cut === null) return null;
  cut.fillStyle = card.theme.token('--ink-paper');
  cut.fillRect(0, 0, picture.width, picture.height);
  cut.fillStyle = ink;
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) * LINE;
    cut.beginPath();
    for (let column = 0; column < columns; column += 1) {
      cut.lineTo(column * 4 + 2, y - thickness(light(column, row)) / 2);
    }
    for (let column = columns - 1; column >= 0; column -= 1) {
      cut.lineTo(column * 4 + 2, y + thickness(light(column, row)) / 2);
    }
    cut.fill();
  }
  cut.globalCompositeOperation = 'destination-in';
  cut.translate(picture.width / 2, picture.height / 2);
  cut.scale(1, picture.height / picture.width);
  const fade = cut.createRadialGradient(0, 0, picture.width * 0.42, 0, 0, picture.width * 0.7);
  fade.addColorStop(0, 'rgb(0 0 0 / 0%)');
  fade.addColorStop(1, '#000');
  cut.fillStyle = fade;
  cut.fillRect(-picture.width, -picture.width, picture.width * 2, picture.width * 2);
  return sheet;
}

function thickness(light: number): number {
  // Light parts stay paper.
  return Math.max(0, (0.86 - light) * LINE * 1.35);
}

function drawPlate({ ctx, words, theme }: Card): void {
  const { token } = theme;
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 60%)';
  ctx.shadowBlur = 20;
  ctx.shadowOffsetY = 8;
  ctx.fillStyle = token('--plate-surface');
  ctx.fillRect(plate.x, plate.y, plate.width, plate.height);
  ctx.restore();
  outline(ctx, plate, { width: 2, color: token('--ink-brass'), inset: 9 });
  for (const x of [plate.x + 24, plate.x + plate.width - 24]) {
    for (const y of [plate.y + 24, plate.y + plate.height - 24]) drawRivet(ctx, x, y, 6);
  }
  drawStory(ctx, {
    box: { ...within(plate, 20), x: plate.x + 48, width: plate.width - 96 },
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 56, { capitals: true, leading: 1.1, tracking: 0.01 }),
      color: token('--plate-text'),
    },
    between: { height: 0, draw: () => {} },
    text: { words: '', face: face(theme, '--font-text', 10), color: token('--plate-text') },
  });
}

/** The year between heavy rules, as on a playbill, and the place below it. */
function drawDate({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const year = face(theme, '--font-display', 104, { tracking: 0.03 });
  const reach = widthOf(ctx, words.year, year) / 2 + 30;
  for (const side of [-1, 1]) {
    const from = middle + side * reach;
    const to = middle + side * 414;
    rule(ctx, [from, 812], [to, 812], { width: 9, color: token('--color-heading') });
    rule(ctx, [from, 824], [to, 824], { width: 2, color: token('--color-heading') });
    disc(ctx, from - side * 4, 815, 10, token('--color-accent'));
  }
  ctx.fillStyle = token('--color-accent');
  drawLine(ctx, words.year, year, { x: middle, y: 854, width: 560 });
  ctx.fillStyle = token('--color-heading');
  const place = face(theme, '--font-label', 34, { weight: 500, capitals: true, tracking: 0.2 });
  drawLine(ctx, words.place, place, { x: middle + 3, y: 908, width: 800 });
}

/** A brass plate on the frame with the name of the game. */
function drawNamePlate({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const box: Box = { x: 150, y: 1226, width: 780, height: 74 };
  const brass = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  for (const [place, color] of [
    [0, '#f3d590'],
    [0.35, token('--ink-brass')],
    [0.6, '#9a6c25'],
    [1, '#d6ab59'],
  ] as const) {
    brass.addColorStop(place, color);
  }
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 70%)';
  ctx.shadowBlur = 10;
  ctx.shadowOffsetY = 4;
  ctx.fillStyle = brass;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.restore();
  outline(ctx, box, { width: 1.5, color: '#4b330d', inset: 6 });
  const set = face(theme, '--font-label', 30, { weight: 600, capitals: true, tracking: 0.1 });
  const drawBoth = (text: string, place: { x: number; width: number; align: 'left' | 'right' }) => {
    ctx.fillStyle = 'rgb(255 240 200 / 60%)';
    drawLine(ctx, text, set, { ...place, y: 1276 });
    ctx.fillStyle = '#2c1d07';
    drawLine(ctx, text, set, { ...place, y: 1275 });
  };
  drawBoth(words.game, { x: box.x + 28, width: 480, align: 'left' });
  drawBoth(words.eraName, { x: box.x + box.width - 28, width: 230, align: 'right' });
}
