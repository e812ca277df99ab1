import { type Box, CARD, type Card, type Design } from '../drawing/card';
import { drawPicture } from '../drawing/picture';
import { disc, fillCard, fillPath, glow, rule, scatter } from '../drawing/shapes';
import { drawLine, drawStory, face } from '../drawing/text';

const middle = CARD.width / 2;
const panel: Box = { x: 54, y: 54, width: 972, height: 1130 };
const picture: Box = { x: 54, y: 54, width: 972, height: 610 };
const CUT = 46;

/** A glass console over the night side of Mars, with the vote counted in tokens. */
export const future: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  drawNight(card);
  ctx.save();
  ctx.shadowColor = 'rgb(90 200 255 / 45%)';
  ctx.shadowBlur = 46;
  ctx.fillStyle = token('--color-surface');
  fillPath(ctx, chamfered(panel));
  ctx.restore();
  ctx.save();
  ctx.clip(chamfered(panel));
  drawPicture(card, picture);
  const fade = ctx.createLinearGradient(0, 360, 0, 664);
  fade.addColorStop(0, 'rgb(23 20 31 / 0%)');
  fade.addColorStop(1, token('--ink-glass'));
  ctx.fillStyle = fade;
  ctx.fillRect(picture.x, 360, picture.width, 305);
  glow(ctx, { x: panel.x, y: panel.y, radius: 700, color: 'rgb(139 233 255 / 8%)' });
  glow(ctx, { x: 1026, y: 1184, radius: 640, color: 'rgb(255 138 91 / 16%)' });
  ctx.restore();
  ctx.strokeStyle = token('--ink-ice');
  ctx.globalAlpha = 0.75;
  ctx.lineWidth = 2;
  ctx.stroke(chamfered(panel));
  ctx.globalAlpha = 1;
  drawBracket(card);
  drawDate(card);
  drawVote(card, 706);
  drawStory(ctx, {
    box: { x: 108, y: 726, width: 864, height: smallPrint ? 404 : 432 },
    align: 'left',
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 66, { weight: 600, leading: 1.12, tracking: 0.01 }),
      color: token('--color-heading'),
    },
    between: { height: 26, draw: () => {} },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 40, { weight: 400, leading: 1.38 }),
      color: token('--color-text'),
    },
  });
  ctx.fillStyle = token('--color-text-muted');
  const label = face(theme, '--font-label', 22, { tracking: 0.06 });
  if (smallPrint) drawLine(ctx, smallPrint, label, { x: 108, y: 1156, width: 820, align: 'left' });
  drawFoot(card);
};

function chamfered({ x, y, width, height }: Box, cut = CUT): Path2D {
  const right = x + width;
  const bottom = y + height;
  return new Path2D(
    `M${x + cut} ${y}H${right}V${bottom - cut}L${right - cut} ${bottom}H${x}V${y + cut}z`,
  );
}

/** Stars, and the limb of Mars with its thin air. */
function drawNight({ ctx, theme: { token } }: Card): void {
  fillCard(ctx, token('--ink-night'));
  const next = scatter(11);
  for (let star = 0; star < 170; star += 1) {
    ctx.globalAlpha = 0.25 + next() * 0.7;
    disc(ctx, next() * CARD.width, next() * CARD.height, 0.7 + next() * 1.3, '#dff2ff');
  }
  ctx.globalAlpha = 1;
  const mars = { x: middle, y: 3602, radius: 2400 };
  const air = ctx.createRadialGradient(
    mars.x,
    mars.y,
    mars.radius - 30,
    mars.x,
    mars.y,
    mars.radius + 230,
  );
  air.addColorStop(0, 'rgb(255 150 96 / 90%)');
  air.addColorStop(0.2, 'rgb(226 94 45 / 42%)');
  air.addColorStop(1, 'rgb(226 94 45 / 0%)');
  fillCard(ctx, air);
  const ground = ctx.createRadialGradient(
    mars.x,
    mars.y,
    mars.radius - 260,
    mars.x,
    mars.y,
    mars.radius,
  );
  ground.addColorStop(0, '#c9622f');
  ground.addColorStop(0.55, '#7c2f16');
  ground.addColorStop(0.985, '#4a1a10');
  ground.addColorStop(1, '#ffb08d');
  disc(ctx, mars.x, mars.y, mars.radius, ground);
}

/** The corner mark of a display. */
function drawBracket({ ctx, theme: { token } }: Card): void {
  const ice = { width: 3, color: token('--ink-ice') };
  rule(
    ctx,
    [panel.x + panel.width - 24, panel.y + 24],
    [panel.x + panel.width - 96, panel.y + 24],
    ice,
  );
  rule(
    ctx,
    [panel.x + panel.width - 24, panel.y + 22.5],
    [panel.x + panel.width - 24, panel.y + 96],
    ice,
  );
}

/** The year in light, and the place beside it. */
function drawDate({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const set = face(theme, '--font-display', 176, { weight: 300, tracking: 0.01 });
  ctx.save();
  ctx.shadowColor = 'rgb(90 200 255 / 90%)';
  ctx.shadowBlur = 30;
  ctx.fillStyle = '#e9fbff';
  drawLine(ctx, words.year, set, { x: 100, y: 668, width: 500, align: 'left' });
  ctx.restore();
  ctx.fillStyle = token('--ink-rust');
  const place = face(theme, '--font-label', 34, { weight: 600, capitals: true, tracking: 0.12 });
  drawLine(ctx, words.place, place, { x: 972, y: 662, width: 400, align: 'right' });
}

/** The count of the vote: two columns of tokens, with the scale tipping where they meet. */
function drawVote({ ctx, theme: { token } }: Card, y: number): void {
  const count = 36;
  const step = 864 / count;
  for (let place = 0; place < count; place += 1) {
    const left = place < count / 2;
    const near = left ? (place + 1) / (count / 2) : (count - place) / (count / 2);
    ctx.globalAlpha = 0.2 + 0.8 * near;
    ctx.fillStyle = left ? token('--ink-ice') : token('--ink-rust');
    ctx.fillRect(108 + place * step + 3, y - 5, step - 7, 10);
  }
  ctx.globalAlpha = 1;
}

function drawFoot({ ctx, words, theme }: Card): void {
  const { token } = theme;
  const brand = face(theme, '--font-display', 38, { weight: 600, capitals: true, tracking: 0.14 });
  ctx.save();
  ctx.shadowColor = 'rgb(10 4 4 / 80%)';
  ctx.shadowBlur = 12;
  ctx.fillStyle = token('--color-bar-text');
  drawLine(ctx, words.game, brand, { x: 108, y: 1296, width: 640, align: 'left' });
  ctx.fillStyle = '#ffe0cf';
  const era = face(theme, '--font-label', 32, { weight: 500, tracking: 0.08 });
  drawLine(ctx, words.eraName, era, { x: 972, y: 1296, width: 200, align: 'right' });
  ctx.restore();
}
