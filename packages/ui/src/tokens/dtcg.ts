import type { EraToken } from './era-tokens';

/** The key of what the format has no type for, such as gradients over pictures: CSS values by token. */
export const CSS_EXTENSION = 'time-traveler.css';

/** A token in the format of the Design Tokens Community Group (2025.10). */
export interface DtcgToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number';
  readonly $value: unknown;
  readonly $description: string;
}

/** A file of that format: a group for each chapter, and an extension with the values that have no type in it. */
export interface DtcgFile {
  readonly $extensions: Readonly<Record<typeof CSS_EXTENSION, Readonly<Record<string, string>>>>;
  readonly [chapter: string]: Readonly<Record<string, unknown>>;
}

/** Returns an era's tokens as a file of the Design Tokens Community Group's format. */
export function toDtcg(tokens: readonly EraToken[]): DtcgFile {
  const groups: Record<string, Record<string, DtcgToken>> = {};
  const untyped: Record<string, string> = {};
  for (const { name, chapter, description, value } of tokens) {
    const typed = typedValue(name, value);
    if (typed === null) {
      untyped[name] = value;
      continue;
    }
    // A dot and curly brackets have a meaning in the format.
    const group = (groups[chapter.replaceAll(/[.{}]/g, '')] ??= {});
    group[name.slice(2)] = { ...typed, $description: description };
  }
  return { $extensions: { [CSS_EXTENSION]: untyped }, ...groups };
}

/** Returns a token's value with its type, or null if the format has no type for it. */
export function typedValue(
  name: string,
  value: string,
): Pick<DtcgToken, '$type' | '$value'> | null {
  // An inherited value is that of the parent element.
  if (value === 'inherit') return null;
  const color = srgb(value);
  if (color !== null) return { $type: 'color', $value: color };
  const [, amount = '', unit] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(value) ?? [];
  if (amount !== '') {
    const number = Number(amount);
    if (unit === 'ms' || unit === 's')
      return { $type: 'duration', $value: { value: number, unit } };
    if (unit !== undefined) return { $type: 'dimension', $value: { value: number, unit } };
    return { $type: name.endsWith('-weight') ? 'fontWeight' : 'number', $value: number };
  }
  if (/^--font-|-font$/.test(name)) {
    const faces = value.split(',').map((face) => face.trim().replaceAll(/^'|'$/g, ''));
    return { $type: 'fontFamily', $value: faces };
  }
  return null;
}

/** Returns a colour as the format writes it, or null if the value is not one plain colour. */
function srgb(value: string) {
  if (value === 'transparent') return colour([0, 0, 0], 0);
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(value) ?? [];
  if (hex !== '') {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return colour([red, green, blue], alpha / 255);
  }
  const parts = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(value);
  if (parts === null) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map(Number);
  return colour([red, green, blue], Number(parts[4] ?? 100) / 100);
}

function colour(channels: readonly [number, number, number], alpha: number) {
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
}
