import type { EraToken } from './era-tokens';

/** The key of what the format has no type for, such as gradients over pictures: CSS values by token. */
export const CSS_EXTENSION = 'time-traveler.css';

/** A token in the format of the Design Tokens Community Group (2025.10). */
export interface DtcgToken {
  readonly $type:
    | 'border'
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow';
  readonly $value: unknown;
  readonly $description: string;
}

/** The group with all colours, which comes first: most who import the file look for those. */
const COLOURS = 'Colour';

/** A file of that format: a group for each chapter, and an extension with the values that have no type in it. */
export interface DtcgFile {
  readonly $extensions: Readonly<Record<typeof CSS_EXTENSION, Readonly<Record<string, string>>>>;
  readonly [chapter: string]: Readonly<Record<string, unknown>>;
}

/** Returns the names of the tokens that have no type in the format in at least one era. */
export function namesWithoutType(eras: readonly (readonly EraToken[])[]): ReadonlySet<string> {
  const untyped = eras.flat().filter(({ name, value }) => typedValue(name, value) === null);
  return new Set(untyped.map(({ name }) => name));
}

/**
 * Returns an era's tokens as a file of the Design Tokens Community Group's format. `withoutType` has the tokens that are
 * CSS in each era, so that the files of the eras have the same ones.
 */
export function toDtcg(tokens: readonly EraToken[], withoutType: ReadonlySet<string>): DtcgFile {
  const colours: Groups = {};
  const groups: Groups = {};
  const untyped: Record<string, string> = {};
  for (const { name, chapter, description, value } of tokens) {
    const typed = typedValue(name, value);
    if (typed === null || withoutType.has(name)) {
      untyped[name] = value;
      continue;
    }
    const into = typed.$type === 'color' ? colours : groups;
    (into[chapter] ??= {})[name.slice(2)] = { ...typed, $description: description };
  }
  // Last, because it is long.
  return { [COLOURS]: colours, ...groups, $extensions: { [CSS_EXTENSION]: untyped } };
}

type Groups = Record<string, Record<string, DtcgToken>>;

/** Returns a token's value with its type, or null if the format has no type for it. */
export function typedValue(name: string, css: string): Pick<DtcgToken, '$type' | '$value'> | null {
  const value = multiplied(css);
  // An inherited value is that of the parent element.
  if (value === 'inherit') return null;
  if (name.includes('-shadow')) return typed('shadow', shadows(value));
  if (/-border$|^--(?:bar|plate)-edge$/.test(name)) return typed('border', border(value));
  const color = srgb(value);
  if (color !== null) return { $type: 'color', $value: color };
  const [, amount = '', unit] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(value) ?? [];
  if (amount !== '') {
    const number = Number(amount);
    if (unit === 'ms' || unit === 's')
      return { $type: 'duration', $value: { value: number, unit } };
    if (unit !== undefined) return { $type: 'dimension', $value: { value: number, unit } };
    if (number === 0 && lengthNames.test(name)) return { $type: 'dimension', $value: zero };
    return { $type: name.endsWith('-weight') ? 'fontWeight' : 'number', $value: number };
  }
  if (/^--font-|-font$/.test(name)) {
    const faces = value.split(',').map((face) => face.trim().replaceAll(/^'|'$/g, ''));
    // A fallback with the metrics of another face is declared by our stylesheets alone.
    const known = faces.filter((face) => !face.endsWith(' Fallback'));
    return { $type: 'fontFamily', $value: known };
  }
  const [, points] = /^cubic-bezier\(([^)]+)\)$/.exec(value) ?? [];
  return typed('cubicBezier', points?.split(',').map(Number) ?? null);
}

/** The names of lengths, which CSS may write as a bare 0. In another era the same token has a unit. */
const lengthNames =
  /-(?:radius|inset|shift|tracking|padding.*|margin-.*|(?:label|initial)-gap)$|-text-stroke$/;

const product = /calc\((-?[\d.]+)(px|rem|) \* ([\d.]+)\)/;

/** Returns a value in which each product of numbers is calculated, such as a size times the factor of its typeface. */
function multiplied(value: string): string {
  const next = value.replace(
    product,
    (_, amount: string, unit: string, factor: string) =>
      `${Number((Number(amount) * Number(factor)).toFixed(4))}${unit}`,
  );
  return next === value ? value : multiplied(next);
}

/** Returns a value with its type, or null if there is none. */
function typed<Type extends DtcgToken['$type']>($type: Type, $value: unknown) {
  return $value === null ? null : { $type, $value };
}

const zero = { value: 0, unit: 'px' };

/** Returns a length as the format writes it, or null if it is not in `px` or `rem`. */
function dimension(text: string) {
  if (text === '0') return zero;
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)$/.exec(text) ?? [];
  return amount === undefined || unit === undefined ? null : { value: Number(amount), unit };
}

/** Returns the parts of a value between separators that are not inside brackets. */
function parts(value: string, separator: RegExp): readonly string[] {
  const hidden = value.replaceAll(/\([^()]*\)/g, (inside) => '.'.repeat(inside.length));
  const places = [...hidden.matchAll(separator)].map(({ index, 0: { length } }) => [index, length]);
  const begins = [0, ...places.map(([index = 0, length = 0]) => index + length)];
  return begins.map((begin, turn) => value.slice(begin, places[turn]?.[0]).trim());
}

/** Returns the shadows of a CSS value, one or a list, or null if the format cannot express one of them. */
function shadows(value: string) {
  if (value === 'none') return shadow('0 0 transparent');
  const all = parts(value, /,/g).map(shadow);
  if (all.includes(null)) return null;
  return all.length === 1 ? all[0] : all;
}

function shadow(text: string) {
  const words = parts(text, /\s+/g).filter((word) => word !== 'inset');
  const color = words.map(srgb).find((found) => found !== null);
  const lengths = words.filter((word) => srgb(word) === null).map(dimension);
  const [offsetX, offsetY, blur = zero, spread = zero] = lengths;
  if (!color || !offsetX || !offsetY || lengths.includes(null) || lengths.length > 4) return null;
  const inset = /\binset\b/.test(text) ? { inset: true } : {};
  return { color, offsetX, offsetY, blur, spread, ...inset };
}

/** Returns the border of a CSS value, or null if the format cannot express it. */
function border(value: string) {
  const [first = '', style = 'solid', ink = 'transparent'] = parts(value, /\s+/g);
  const width = first === 'none' ? zero : dimension(first);
  const color = srgb(ink);
  return width && color && { color, width, style };
}

/** Returns a colour as the format writes it, or null if the value is not one plain colour. */
function srgb(value: string) {
  if (value === 'transparent') return colour([0, 0, 0], 0);
  const [, hex = ''] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value) ?? [];
  if (hex !== '') {
    const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return colour([red, green, blue], alpha / 255);
  }
  const found = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(value);
  if (found === null) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map(Number);
  return colour([red, green, blue], Number(found[4] ?? 100) / 100);
}

function colour(channels: readonly [number, number, number], alpha: number) {
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
}
