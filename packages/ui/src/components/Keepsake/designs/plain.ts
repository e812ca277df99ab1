import { CARD, type Design } from '../drawing/card';
import { drawPicture } from '../drawing/picture';
import { fillCard, outline, rule } from '../drawing/shapes';
import { drawLine, drawStory, face } from '../drawing/text';

const frame = { x: 48, y: 48, width: 984, height: 1254 };
const picture = { x: 48, y: 48, width: 984, height: 656 };
const middle = CARD.width / 2;

/** The card of an era that has no design, in the colours and typefaces of its theme. */
export const plain: Design = (card) => {
  const { ctx, words, theme, smallPrint } = card;
  const { token } = theme;
  fillCard(ctx, token('--color-page'));
  ctx.fillStyle = token('--color-surface');
  ctx.fillRect(frame.x, frame.y, frame.width, frame.height);
  drawPicture(card, picture);
  outline(ctx, frame, { width: 3, color: token('--color-line') });
  ctx.fillStyle = token('--color-accent');
  const label = face(theme, '--font-label', 34, { weight: 500 });
  drawLine(ctx, `${words.place}, ${words.year}`, label, { x: middle, y: 776, width: 860 });
  drawStory(ctx, {
    box: { x: 110, y: 800, width: 860, height: 376 },
    title: {
      words: words.choice,
      face: face(theme, '--font-display', 60, { weight: 600, leading: 1.15 }),
      color: token('--color-heading'),
    },
    text: {
      words: words.consequence,
      face: face(theme, '--font-text', 36, { leading: 1.38 }),
      color: token('--color-text'),
    },
  });
  rule(ctx, [110, 1196], [970, 1196], { width: 2, color: token('--color-line') });
  ctx.fillStyle = token('--color-text-muted');
  const small = { ...label, size: 28 };
  if (smallPrint)
    drawLine(ctx, smallPrint, { ...small, size: 22 }, { x: middle, y: 1182, width: 860 });
  drawLine(ctx, words.eraName, small, { x: 110, y: 1252, width: 400, align: 'left' });
  drawLine(ctx, words.game, small, { x: 970, y: 1252, width: 440, align: 'right' });
};
