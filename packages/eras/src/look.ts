import * as v from 'valibot';
import { contrast } from './contrast';

/** The names of the icons that an era may have on the timeline. */
export const eraIcons = ['castle', 'palette', 'factory', 'radar', 'rocket', 'hourglass'] as const;

/** The looks that an era may have: those of the built-in eras. */
export const eraLooks = ['medieval', 'renaissance', 'industrial', 'modern', 'future'] as const;

/** The contrast that text needs on its ground (WCAG 2.2, AA). */
const ENOUGH = 4.5;

const color = v.optional(
  v.pipe(
    v.string("a colour in quotation marks, such as '#2f4a8c'"),
    v.regex(/^#[0-9a-f]{6}$/, "a colour in quotation marks, such as '#2f4a8c'"),
  ),
);

/** The field `icon` of era.md. */
export const iconField = v.picklist(eraIcons, `the name of an icon: ${eraIcons.join(', ')}`);

/** The field `look` of era.md. */
export const lookField = v.picklist(eraLooks, `the look of an era: ${eraLooks.join(', ')}`);

/** The field `colors` of era.md. */
export const colorsField = v.strictObject(
  { page: color, bar: color, 'bar-text': color, surface: color, text: color, accent: color },
  'colours by their names: page, bar and bar-text, or surface, text and accent',
);

/** The main colours in era.md. */
export type ColorFields = v.InferOutput<typeof colorsField>;

/** Colours that come together, because they are on each other: text, then its ground. */
const pairs = [
  ['text', 'surface'],
  ['accent', 'surface'],
  ['bar-text', 'bar'],
] as const;

/** Reports colours without those that they are on or that are on them, and pairs that cannot be read. */
export function checkColors(
  colors: ColorFields,
  report: (color: keyof ColorFields, message: string) => void,
): void {
  for (const [ink, ground] of pairs) {
    const [top, below] = [colors[ink], colors[ground]];
    if (top === undefined && below === undefined) continue;
    if (top === undefined || below === undefined) {
      const [given, missing] = top === undefined ? [ground, ink] : [ink, ground];
      report(given, `found the colour "${given}" without "${missing}": they come together`);
      continue;
    }
    const ratio = contrast(top, below);
    if (ratio >= ENOUGH) continue;
    report(
      ink,
      `${ink} ${top} on ${ground} ${below} has a contrast of ${rounded(ratio)} to 1: text needs ${ENOUGH} to 1, so make one of them darker or lighter`,
    );
  }
}

/** Returns a ratio with one digit, rounded down: 4.49 is not enough. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
