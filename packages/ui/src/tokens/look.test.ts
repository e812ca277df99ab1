import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorTokens } from '../look';
import { readEraTokens } from './era-tokens';

const source = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const contract = read('styles/tokens.css');
const looks = readdirSync(path.join(source, 'themes')).filter((file) => file.endsWith('.css'));
const declared = new Set(readEraTokens(contract, '').map(({ name }) => name));

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);
const legible = (text: string, ground: string) => contrast(text, ground) >= 4.5;
const colours = fc
  .record({
    bar: colour,
    barText: colour,
    surface: colour,
    text: colour,
    accent: colour,
    page: colour,
  })
  .filter(
    ({ bar, barText, surface, text, accent }) =>
      legible(barText, bar) && legible(text, surface) && legible(accent, surface),
  );

// Text, and the ground that it is on. Focus rings need less, and have more.
const pairs = [
  ...[
    '--color-text',
    '--color-text-muted',
    '--color-heading',
    '--color-accent',
    '--color-focus',
  ].map((text) => [text, '--color-surface']),
  ['--initial-color', '--color-surface'],
  ['--plate-text', '--plate-surface'],
  ['--plate-muted', '--plate-surface'],
  ['--plate-text', '--plate-surface-narrow'],
  ['--plate-text-told', '--plate-surface-told'],
  ['--plate-muted-told', '--plate-surface-told'],
  ['--dialog-head-text', '--dialog-head-surface'],
  ['--dialog-head-muted', '--dialog-head-surface'],
  ['--color-text-muted', '--color-picture-empty'],
  ['--color-choices-text', '--color-surface-choices'],
  ['--color-choices-muted', '--color-surface-choices'],
  ['--color-choices-heading', '--color-surface-choices'],
  ['--color-focus-choices', '--color-surface-choices'],
  ['--card-heading', '--card-surface'],
  ['--card-muted', '--card-surface'],
  ['--card-text', '--card-hover-surface'],
  ['--marker-color', '--card-surface'],
  ['--impact-text', '--impact-surface'],
  ['--impact-heading', '--impact-surface'],
  ['--color-bar-text', '--color-bar'],
  ['--color-bar-muted', '--color-bar'],
  ['--entry-active-text', '--color-bar'],
  ['--brand-color', '--color-bar'],
  ['--color-focus-bar', '--color-bar'],
  ['--seal-text', '--seal-surface'],
  ['--seal-active-text', '--seal-active-surface'],
  ['--color-on-accent', '--color-accent'],
  ['--tip-text', '--tip-surface'],
] as const;

describe('the main colours of an era', () => {
  it('set tokens that are declared', () => {
    const set = colorTokens({
      page: '#ffffff',
      bar: '#000000',
      barText: '#ffffff',
      surface: '#ffffff',
      text: '#000000',
      accent: '#000000',
    });
    expect([...set.keys()].filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(looks)('can be read on each other in the look of %s, whatever they are', (look) => {
    const theme = read(`themes/${look}`);
    const of = new Map(readEraTokens(contract, theme).map(({ name, value }) => [name, value]));
    fc.assert(
      fc.property(colours, (given) => {
        const tokens = new Map([...of, ...colorTokens(given)]);
        const weak = pairs.filter(
          ([text = '', ground = '']) => !legible(tokens.get(text) ?? '', tokens.get(ground) ?? ''),
        );
        expect(weak).toEqual([]);
      }),
    );
  });

  it('are set only together with those that they are on', () => {
    expect([...colorTokens({ text: '#000000', surface: '#ffffff' }).keys()]).toEqual([]);
    expect([...colorTokens({ bar: '#000000' }).keys()]).toEqual([]);
    expect([...colorTokens({ page: '#123456' })]).toEqual([
      ['--color-page', '#123456'],
      ['--page-image', 'none'],
    ]);
  });

  it.each(['red', '#fff', '#12345g', '#123456; } body { display: none', 'url(//evil.example)'])(
    'are left out if they are %j',
    (page) => {
      expect(colorTokens({ page }).size).toBe(0);
    },
  );
});

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
