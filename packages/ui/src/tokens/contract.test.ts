import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { oneLine, readContract } from './contract';

const source = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(source, folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

const chapters = readContract(read('styles/tokens.css'));
const tokens = new Map(
  chapters.flatMap((chapter) =>
    chapter.tokens.map((token) => [token.name, { ...token, shared: chapter.shared }] as const),
  ),
);

/** The custom properties that a stylesheet sets, with their values. */
function settings(file: string): (readonly [name: string, value: string])[] {
  const found: (readonly [string, string])[] = [];
  parse(read(file)).walkDecls(/^--/, ({ prop, value }) => void found.push([prop, oneLine(value)]));
  return found;
}

const settingNames = (file: string) => settings(file).map(([name]) => name);

/** The custom properties that a stylesheet reads. */
function readings(file: string): string[] {
  const found: string[] = [];
  parse(read(file)).walkDecls(({ value }) => void found.push(...variablesIn(value)));
  return found;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

const themes = filesIn('themes', '.css');
const modes = ['styles/contrast.css', 'styles/print.css'];
const shared = ['styles/reset.css', 'styles/transitions.css'];
const components = filesIn('components', '.css');
const designs = filesIn('components/Keepsake/designs', '.ts').filter(
  (file) => !/\/(?:index|plain)\.ts$/.test(file),
);

/** The variables of a component's own: set in its folder, by a style sheet or by the script. */
function localVariables(folder: string): string[] {
  const scripts = [...filesIn(folder, '.ts'), ...filesIn(folder, '.tsx')].filter(
    (file) => !file.endsWith('.stories.tsx'),
  );
  return [
    ...filesIn(folder, '.css').flatMap(settingNames),
    ...scripts.flatMap((file) => [...read(file).matchAll(/'(--[\w-]+)'/g)].map(([, n = '']) => n)),
  ].filter((name) => !tokens.has(name));
}

const isPrivate = (name: string) => name.startsWith('--_');
/** The inks of an era have names that only this era uses. The design of its card reads them too. */
const isInk = (name: string) => name.startsWith('--ink-');

/** The custom properties that the script of an era's card names; none if the era has the plain card. */
function namedByCard(theme: string): string[] {
  const design = `components/Keepsake/designs/${path.basename(theme, '.css')}.ts`;
  if (!designs.includes(design)) return [];
  return [...read(design).matchAll(/'(--[\w-]+)'/g)].map(([, name = '']) => name);
}

describe('the contract', () => {
  test('says in a sentence what each token does', () => {
    const silent = [...tokens.values()].filter(
      ({ description }) => !/^[A-Z0-9].*\.$/.test(description),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('declares each token once, in a chapter', () => {
    const all = chapters.flatMap((chapter) => chapter.tokens.map(({ name }) => name));
    expect(all).toHaveLength(new Set(all).size);
    expect(new Set(settingNames('styles/tokens.css'))).toEqual(new Set(all));
  });

  test('has a token only if a component reads it', () => {
    const used = new Set([
      ...[...components, ...shared, 'styles/tokens.css'].flatMap(readings),
      ...filesIn('components', '.tsx').flatMap((file) => variablesIn(read(file))),
    ]);
    expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test('lets a theme or a mode change each token that is not the same in every era', () => {
    const changed = new Set(
      [...themes, ...modes]
        .flatMap(settings)
        .filter(([name, value]) => value !== tokens.get(name)?.defaultValue)
        .map(([name]) => name),
    );
    const fixed = [...tokens.values()].filter((token) => !token.shared && !changed.has(token.name));
    expect(fixed.map(({ name }) => name)).toEqual([]);
  });

  test('reads in its own values only tokens that it declares', () => {
    const unknown = readings('styles/tokens.css').filter((name) => !tokens.has(name));
    expect(unknown).toEqual([]);
  });
});

test('there is a theme for each era', () => {
  expect(themes.length).toBeGreaterThanOrEqual(5);
});

test('no two themes draw the same seal around an icon', () => {
  const seals = themes.map((theme) => new Map(settings(theme)).get('--seal-surface'));
  expect(new Set(seals).size).toBe(themes.length);
});

describe.each(themes)('%s', (theme) => {
  test('sets only declared tokens, private ones that it reads, and inks that its card reads', () => {
    const own = new Set(readings(theme));
    const card = new Set(namedByCard(theme));
    const unknown = settingNames(theme).filter((name) => {
      if (isInk(name)) return !card.has(name);
      return isPrivate(name) ? !own.has(name) : !tokens.has(name);
    });
    expect(unknown).toEqual([]);
  });

  test('has the inks that its card reads, and shares nothing private with it', () => {
    const own = new Set(settingNames(theme).filter(isInk));
    const unknown = namedByCard(theme).filter((name) => !own.has(name) && !tokens.has(name));
    expect(unknown).toEqual([]);
  });

  test('reads only declared tokens and names of its own that it sets', () => {
    const own = new Set(settingNames(theme));
    const unknown = readings(theme).filter((name) => !own.has(name) && !tokens.has(name));
    expect(unknown).toEqual([]);
  });

  test('sets every required token', () => {
    const own = new Set(settingNames(theme));
    const missing = [...tokens.values()].filter(({ name, required }) => required && !own.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('leaves alone what is the same in every era', () => {
    expect(settingNames(theme).filter((name) => tokens.get(name)?.shared)).toEqual([]);
  });

  test('sets each token once, and repeats no default', () => {
    const all = settings(theme);
    expect(all).toHaveLength(new Set(all.map(([name]) => name)).size);
    const repeated = all.filter(([name, value]) => {
      const token = tokens.get(name);
      return token?.required === false && token.defaultValue === value;
    });
    expect(repeated).toEqual([]);
  });
});

describe.each(modes)('%s', (mode) => {
  test("sets only declared tokens and components' own variables", () => {
    const known = new Set([...tokens.keys(), ...localVariables('components')]);
    expect(settingNames(mode).filter((name) => !known.has(name))).toEqual([]);
    expect(readings(mode).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe.each([...components, ...shared])('%s', (file) => {
  test('reads only declared tokens and variables of its own component', () => {
    const local = new Set(file.startsWith('components') ? localVariables(path.dirname(file)) : []);
    const unknown = readings(file).filter(
      (name) => !tokens.has(name) && !local.has(name) && !name.startsWith('--radix-'),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(components)('%s', (file) => {
  test('sets only tokens and variables that its component reads', () => {
    const folder = path.dirname(file);
    const used = new Set(filesIn(folder, '.css').flatMap(readings));
    const dead = settingNames(file).filter((name) => !tokens.has(name) && !used.has(name));
    expect(dead).toEqual([]);
  });

  test('gives a token no default of its own', () => {
    const doubled = [...read(file).matchAll(/var\(\s*(--[\w-]+)\s*,/g)].filter(([, name = '']) =>
      tokens.has(name),
    );
    expect(doubled.map(([text]) => text)).toEqual([]);
  });
});

test.each(designs)('%s draws with the theme of an era', (design) => {
  const theme = `themes/${path.basename(design, '.ts')}.css`;
  expect(themes).toContain(theme);
  expect(namedByCard(theme)).not.toEqual([]);
});
