import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'postcss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTokens } from '../../scripts/write-tokens';
import { CSS_EXTENSION, type DtcgFile, type DtcgToken, typedValue } from './dtcg';
import { oneLine, readContract } from './contract';
import { readEraTokens } from './era-tokens';
import type { ResolverFile } from './resolver';

const source = path.join(import.meta.dirname, '..');
const slugs = (await readdir(path.join(source, 'themes'))).map((file) =>
  path.basename(file, '.css'),
);
const contract = await readFile(path.join(source, 'styles/tokens.css'), 'utf8');
const names = readContract(contract).flatMap(({ tokens }) => tokens.map(({ name }) => name));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  await writeTokens(source, folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The custom properties of the written stylesheet. */
async function cssOf(slug: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  parse(await readFile(path.join(folder, `${slug}.css`), 'utf8')).walkDecls((declaration) => {
    found.set(declaration.prop, oneLine(declaration.value));
  });
  return found;
}

/** The object of the written module. */
async function moduleOf(slug: string): Promise<object> {
  const code = await readFile(path.join(folder, `${slug}.ts`), 'utf8');
  const file = path.join(folder, `${slug}.mjs`);
  await writeFile(file, code.replace('} as const;', '};'));
  const [tokens] = Object.values((await import(pathToFileURL(file).href)) as object) as object[];
  return tokens ?? {};
}

/** Returns the tokens in a group and in the groups inside it. */
function tokensIn(group: object): [name: string, token: DtcgToken][] {
  return Object.entries(group).flatMap(([name, value]: [string, object]) => {
    if (name === '$extensions') return [];
    return '$type' in value ? [[name, value as DtcgToken]] : tokensIn(value);
  });
}

/** The tokens of the written DTCG file that have a type. */
async function dtcgOf(slug: string) {
  const file = JSON.parse(
    await readFile(path.join(folder, `${slug}.tokens.json`), 'utf8'),
  ) as DtcgFile;
  const { $extensions, ...groups } = file;
  return {
    groups: Object.keys(groups),
    typed: new Map(tokensIn(groups).map(([name, token]) => [`--${name}`, token])),
    untyped: $extensions[CSS_EXTENSION],
  };
}

/** Returns a written JSON file. */
async function jsonOf<File>(name: string): Promise<File> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as File;
}

/** Returns one token tree of two; of a token that is in both, the latter counts. */
function merged(one: object, other: object): object {
  const all: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other) as [string, unknown][]) {
    const known = all[name];
    const isGroup = known instanceof Object && value instanceof Object && !('$value' in value);
    all[name] = isGroup ? merged(known, value) : value;
  }
  return all;
}

/** Resolves a document for an era as the format says: in its order, with the context of the era. */
function resolved({ sets, modifiers, resolutionOrder }: ResolverFile, era: string): object {
  const sources: Readonly<Record<string, readonly object[] | undefined>> = {
    '#/sets/shared': sets.shared.sources,
    '#/modifiers/era': modifiers.era.contexts[era],
  };
  return resolutionOrder.flatMap(({ $ref }) => sources[$ref] ?? []).reduce(merged, {});
}

test('the folder has three files for each era, and one with all eras as contexts', async () => {
  const files = slugs.flatMap((slug) => [`${slug}.css`, `${slug}.tokens.json`, `${slug}.ts`]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...files, 'eras.resolver.json']));
});

describe('the written resolver', () => {
  test('needs no other file, and follows version 2025.10 of the format', async () => {
    const { version, modifiers, resolutionOrder } =
      await jsonOf<ResolverFile>('eras.resolver.json');
    expect(version).toBe('2025.10');
    expect(Object.keys(modifiers.era.contexts)).toEqual(slugs.toSorted());
    expect(resolutionOrder).toEqual([{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/era' }]);
  });

  test.each(slugs)('has for %s the values of its separate file', async (slug) => {
    const file = await jsonOf<ResolverFile>('eras.resolver.json');
    expect(resolved(file, slug)).toEqual(await jsonOf(`${slug}.tokens.json`));
  });

  test('has what no era changes once, as a set, and only that', async () => {
    const { sets, modifiers } = await jsonOf<ResolverFile>('eras.resolver.json');
    const typedIn = (sources: readonly DtcgFile[] = []) => new Map(sources.flatMap(tokensIn));
    const shared = typedIn(sets.shared.sources);
    const contexts = slugs.map((slug) => typedIn(modifiers.era.contexts[slug]));
    expect(shared.size).toBeGreaterThan(0);
    for (const context of contexts)
      expect([...shared.keys()].filter((name) => context.has(name))).toEqual([]);
    const everywhere = [...(contexts[0] ?? [])].filter(([name, token]) =>
      contexts.every((context) => isDeepStrictEqual(context.get(name), token)),
    );
    expect(everywhere).toEqual([]);
  });
});

test('a token has the same type in all eras, or none', async () => {
  const files = await Promise.all(slugs.map(dtcgOf));
  const types = (name: string) => new Set(files.map(({ typed }) => typed.get(name)?.$type));
  expect(names.filter((name) => types(name).size > 1)).toEqual([]);
});

describe.each(slugs)('the written tokens of %s', (slug) => {
  test('are all tokens of the contract, in the stylesheet, the module and the DTCG file', async () => {
    const { typed, untyped } = await dtcgOf(slug);
    expect([...(await cssOf(slug)).keys()].toSorted()).toEqual(names.toSorted());
    expect(Object.keys(await moduleOf(slug)).toSorted()).toEqual(names.toSorted());
    expect([...typed.keys(), ...Object.keys(untyped)].toSorted()).toEqual(names.toSorted());
  });

  test('have the same values in all three', async () => {
    const css = await cssOf(slug);
    const { typed, untyped } = await dtcgOf(slug);
    expect(await moduleOf(slug)).toEqual(Object.fromEntries(css));
    for (const [name, value] of Object.entries(untyped)) expect(css.get(name)).toBe(value);
    for (const [name, { $type, $value }] of typed) {
      expect({ name, ...typedValue(name, css.get(name) ?? '') }).toEqual({ name, $type, $value });
    }
  });

  test('are in groups with short names, colours first, and CSS last', async () => {
    const { groups } = await dtcgOf(slug);
    const keys = Object.keys(await jsonOf(`${slug}.tokens.json`));
    expect(keys).toEqual(['Colour', ...groups.slice(1), '$extensions']);
    expect(groups.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
  });

  test('have a type for each shadow, border and curve that the format can express', async () => {
    const { typed, untyped } = await dtcgOf(slug);
    const raw = Object.keys(untyped).filter((name) =>
      /shadow|border|^--ease|(?:bar|plate)-edge/.test(name),
    );
    expect(raw).toEqual([]);
    expect(typed.get('--ease')?.$type).toBe('cubicBezier');
    expect(typed.get('--panel-border')?.$type).toBe('border');
    expect(typed.get('--panel-shadow')?.$type).toBe('shadow');
  });

  test('are those of the theme', async () => {
    const css = await cssOf(slug);
    const theme = parse(await readFile(path.join(source, `themes/${slug}.css`), 'utf8'));
    theme.walkDecls(/^--(?!_|ink-)/, ({ prop, value }) => {
      // A value that refers to another token is compared in the browser, by the story Foundations/Tokens.
      if (!value.includes('var('))
        expect({ prop, value: css.get(prop) }).toEqual({ prop, value: oneLine(value) });
    });
  });
});

test.each([
  [
    '--a',
    '#a32a14',
    'color',
    { colorSpace: 'srgb', components: [0.6392, 0.1647, 0.0784], alpha: 1, hex: '#a32a14' },
  ],
  [
    '--a',
    'rgb(10 20 30 / 62%)',
    'color',
    { colorSpace: 'srgb', components: [0.0392, 0.0784, 0.1176], alpha: 0.62, hex: '#0a141e' },
  ],
  ['--a', '1.5rem', 'dimension', { value: 1.5, unit: 'rem' }],
  ['--a', '240ms', 'duration', { value: 240, unit: 'ms' }],
  ['--a', '1.42', 'number', 1.42],
  ['--panel-radius', '0', 'dimension', { value: 0, unit: 'px' }],
  ['--card-gap', '0', 'number', 0],
  ['--title-weight', '400', 'fontWeight', 400],
  ['--font-text', "'EB Garamond Variable', serif", 'fontFamily', ['EB Garamond Variable', 'serif']],
  ['--font-text', "'A', 'A Fallback', serif", 'fontFamily', ['A', 'serif']],
  ['--a', 'calc(1.0625rem * 1.1)', 'dimension', { value: 1.1688, unit: 'rem' }],
  ['--a', 'calc(calc(1rem * 1.1) * 0.92)', 'dimension', { value: 1.012, unit: 'rem' }],
])('%s: %s is a %s', (name, css, $type, $value) => {
  expect(typedValue(name, css)).toEqual({ $type, $value });
});

const black = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex: '#000000' };
const unseen = { ...black, alpha: 0 };
const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value, unit: 'rem' });
const noShadow = { color: unseen, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0) };

test.each([
  [
    '--card-shadow',
    '0 1rem 2rem #000',
    'shadow',
    { color: black, offsetX: px(0), offsetY: rem(1), blur: rem(2), spread: px(0) },
  ],
  [
    '--panel-shadow',
    'inset 0 0 0 2px #000, 0 0 #0000',
    'shadow',
    [
      { color: black, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(2), inset: true },
      noShadow,
    ],
  ],
  ['--plate-shadow-told', 'none', 'shadow', noShadow],
  ['--panel-border', '1px solid #000', 'border', { color: black, width: px(1), style: 'solid' }],
  ['--plate-border', '0', 'border', { color: unseen, width: px(0), style: 'solid' }],
  [
    '--plate-edge',
    '0.25rem double #000',
    'border',
    { color: black, width: rem(0.25), style: 'double' },
  ],
  ['--ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'cubicBezier', [0.2, 0.7, 0.2, 1]],
])('%s: %s is a %s', (name, css, $type, $value) => {
  expect(typedValue(name, css)).toEqual({ $type, $value });
});

test.each([
  ['--a', 'linear-gradient(#000, #fff)'],
  ['--a', 'none'],
  ['--card-shadow', '0 1em 0 #000'],
  ['--card-shadow', '0 0 calc(1px + 1rem) #000'],
  ['--panel-border', '1px solid currentcolor'],
  ['--ease', 'steps(4)'],
])('%s: %s has no type in the format', (name, css) => {
  expect(typedValue(name, css)).toBeNull();
});

test('a token that refers to one that is not set is an error', () => {
  const css = ':where(:root) { /* # Colour */ --a: var(--b); }';
  expect(() => readEraTokens(css, '')).toThrow('--b is not set');
});

test('a reference in a reference, and the default of one that is not set, are resolved', () => {
  const css = ':where(:root) { /* # Colour */ --a: var(--b); --b: calc(var(--c, 2px) * 2); }';
  const theme = '.x-theme { --_own: 3px; --b: max(var(--_own), var(--_none, rgb(0 0 0))); }';
  expect(readEraTokens(css, '').map(({ value }) => value)).toEqual([
    'calc(2px * 2)',
    'calc(2px * 2)',
  ]);
  expect(readEraTokens(css, theme)[0]?.value).toBe('max(3px, rgb(0 0 0))');
});
