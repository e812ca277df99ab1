import type { Box } from './card';
import type { Theme } from './theme';

/** How a text is set. */
export interface Face {
  /** The CSS families, the first that exists is used. */
  readonly family: string;
  /** In pixels. */
  readonly size: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly capitals?: boolean;
  /** The space between letters, in em. */
  readonly tracking?: number;
  /** The line height, in em. */
  readonly leading?: number;
}

/** Returns a face with the family that a token of the theme names. */
export function face(
  theme: Theme,
  token: '--font-display' | '--font-text' | '--font-label',
  size: number,
  more: Omit<Face, 'family' | 'size'> = {},
): Face {
  return { family: theme.token(token), size, ...more };
}

/** Returns a face as the `font` of a canvas. */
function fontOf({ family, size, weight = 400, italic = false }: Face): string {
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${family}`;
}

function use(ctx: CanvasRenderingContext2D, set: Face): void {
  ctx.font = fontOf(set);
  // Older browsers have no letter spacing on a canvas, and set the text closer.
  ctx.letterSpacing = `${(set.tracking ?? 0) * set.size}px`;
}

const cased = (words: string, { capitals = false }: Face) =>
  capitals ? words.toLocaleUpperCase() : words;

/** Returns the height of one line, in pixels. */
export function lineHeight({ size, leading = 1.3 }: Face): number {
  return size * leading;
}

/** Returns the width of a line of text, in pixels. */
export function widthOf(ctx: CanvasRenderingContext2D, words: string, set: Face): number {
  use(ctx, set);
  return ctx.measureText(cased(words, set)).width;
}

/** Returns a face that is small enough for a text to fit on one line. */
export function fittedLine(
  ctx: CanvasRenderingContext2D,
  words: string,
  set: Face,
  width: number,
): Face {
  const natural = widthOf(ctx, words, set);
  return natural <= width ? set : { ...set, size: (set.size * width) / natural };
}

/** Draws one line of text with its baseline at `y`, made smaller if it is wider than `width`. */
export function drawLine(
  ctx: CanvasRenderingContext2D,
  words: string,
  set: Face,
  place: { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' },
): void {
  const fitting = fittedLine(ctx, words, set, place.width);
  use(ctx, fitting);
  ctx.textAlign = place.align ?? 'center';
  ctx.fillText(cased(words, fitting), place.x, place.y);
}

/**
 * Breaks a text into lines between words; a word that is wider than a line is broken between letters. `widthAt`
 * returns the width of a line by its number.
 */
function linesOf(
  ctx: CanvasRenderingContext2D,
  words: string,
  set: Face,
  widthAt: (line: number) => number,
): readonly string[] {
  use(ctx, set);
  const fits = (line: string, number: number) =>
    ctx.measureText(cased(line, set)).width <= widthAt(number);
  const lines: string[] = [];
  let current = '';
  for (const word of words.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer, lines.length)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    current = '';
    for (const letter of word) {
      if (current !== '' && !fits(current + letter, lines.length)) {
        lines.push(current);
        current = '';
      }
      current += letter;
    }
  }
  return current === '' ? lines : [...lines, current];
}

/** Breaks a text into lines of about the same length, so that no line has one word only. */
function balancedLines(
  ctx: CanvasRenderingContext2D,
  words: string,
  set: Face,
  width: number,
): readonly string[] {
  const lines = linesOf(ctx, words, set, () => width);
  for (let narrow = width / 2; narrow < width; narrow += width / 40) {
    const balanced = linesOf(ctx, words, set, () => narrow);
    if (balanced.length === lines.length) return balanced;
  }
  return lines;
}

/** A drop capital: its room in lines of text, and how it is drawn into that room. */
export interface Initial {
  readonly lines: number;
  readonly width: number;
  readonly draw: (letter: string, box: Box) => void;
}

/** A title with a text below it, which are made smaller together until they fit. */
export interface Story {
  /** Both have their left edge here, or their middle if they are centred. */
  readonly box: Box;
  readonly align?: 'left' | 'center';
  readonly title: { words: string; face: Face; color: string };
  readonly text: { words: string; face: Face; color: string };
  /** Drawn between the two, if there is anything: its height, and how. */
  readonly between?: { height: number; draw: (y: number) => void };
  /** Only used if the text begins with a Latin letter and its face is not made much smaller. */
  readonly initial?: (textFace: Face, letter: string) => Initial;
}

const SMALLEST = 0.4;

/** Draws a story in the middle of its box. */
export function drawStory(ctx: CanvasRenderingContext2D, story: Story): void {
  const { box, align = 'center', title, text, between = { height: 24, draw: () => {} } } = story;
  let scale = 1;
  let set = settle(ctx, story, scale);
  while (set.height + between.height > box.height && scale > SMALLEST) {
    scale -= 0.02;
    set = settle(ctx, story, scale);
  }
  const x = align === 'center' ? box.x + box.width / 2 : box.x;
  ctx.textAlign = align;
  let y = box.y + Math.max(0, (box.height - set.height - between.height) / 2);
  ctx.fillStyle = title.color;
  y = drawLines(ctx, set.title, set.titleFace, x, y);
  between.draw(y);
  y += between.height;
  if (set.initial && set.letter) {
    const height = set.initial.lines * lineHeight(set.textFace);
    set.initial.draw(set.letter, { x: box.x, y, width: set.initial.width, height });
  }
  ctx.fillStyle = text.color;
  // Beside a drop capital the lines begin at their left edge.
  ctx.textAlign = set.initial ? 'left' : align;
  const left = set.initial ? box.x : x;
  const { lines: beside = 0, width: indent = 0 } = set.initial ?? {};
  const below = drawLines(ctx, set.text.slice(0, beside), set.textFace, left + indent, y);
  drawLines(ctx, set.text.slice(beside), set.textFace, left, below);
}

interface Settled {
  readonly titleFace: Face;
  readonly textFace: Face;
  readonly title: readonly string[];
  readonly text: readonly string[];
  readonly initial: Initial | null;
  readonly letter: string;
  readonly height: number;
}

function settle(ctx: CanvasRenderingContext2D, story: Story, scale: number): Settled {
  const { width } = story.box;
  const titleFace = { ...story.title.face, size: story.title.face.size * scale };
  const textFace = { ...story.text.face, size: story.text.face.size * scale };
  const title = balancedLines(ctx, story.title.words, titleFace, width);
  const [, letter = '', rest = ''] = /^(\p{Script=Latin})(.+)$/u.exec(story.text.words) ?? [];
  const initial = letter !== '' && scale > 0.7 ? (story.initial?.(textFace, letter) ?? null) : null;
  const text = initial
    ? linesOf(ctx, rest, textFace, (line) => width - (line < initial.lines ? initial.width : 0))
    : balancedLines(ctx, story.text.words, textFace, width);
  const rows = Math.max(text.length, initial?.lines ?? 0);
  const height = title.length * lineHeight(titleFace) + rows * lineHeight(textFace);
  return { titleFace, textFace, title, text, initial, letter, height };
}

/** Draws lines below each other and returns where the next one would begin. */
function drawLines(
  ctx: CanvasRenderingContext2D,
  lines: readonly string[],
  set: Face,
  x: number,
  top: number,
): number {
  use(ctx, set);
  const height = lineHeight(set);
  for (const [index, line] of lines.entries()) {
    ctx.fillText(cased(line, set), x, top + index * height + height / 2 + set.size * 0.32);
  }
  return top + lines.length * height;
}
