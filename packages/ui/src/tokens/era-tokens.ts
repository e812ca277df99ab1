import { type Declaration, parse } from 'postcss';
import { oneLine, readContract } from './contract';

/** A token of one era. */
export interface EraToken {
  /** The custom property, for example `--color-surface`. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly description: string;
  /** The chapter of the contract that declares it. */
  readonly chapter: string;
  /** Its CSS value in the era, without references to other tokens. */
  readonly value: string;
}

/** Returns every token of an era, from the texts of `styles/tokens.css` and of the era's theme. */
export function readEraTokens(contractCss: string, themeCss: string): readonly EraToken[] {
  const chapters = readContract(contractCss);
  const values = new Map(
    chapters.flatMap(({ tokens }) =>
      tokens.map(({ name, defaultValue }) => [name, defaultValue] as const),
    ),
  );
  parse(themeCss).walkDecls(/^--/, (declaration) => {
    if (!isInMedia(declaration)) values.set(declaration.prop, oneLine(declaration.value));
  });
  return chapters.flatMap(({ title, tokens }) =>
    tokens.map(({ name, description }) => ({
      name,
      description,
      chapter: title,
      value: resolve(values.get(name) ?? '', values),
    })),
  );
}

function isInMedia(declaration: Declaration): boolean {
  const { parent } = declaration.parent ?? {};
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'media';
}

/** Replaces each `var()` with the value that it refers to. Throws if it refers to nothing. */
function resolve(value: string, values: ReadonlyMap<string, string>): string {
  const begin = value.indexOf('var(');
  if (begin === -1) return value;
  const end = closing(value, begin + 'var('.length);
  const [name = '', ...rest] = value.slice(begin + 'var('.length, end).split(',');
  const found = values.get(name.trim()) ?? (rest.length > 0 ? rest.join(',').trim() : undefined);
  if (found === undefined) throw new Error(`${name} is not set`);
  return resolve(value.slice(0, begin) + found + value.slice(end + 1), values);
}

/** Returns the place of the bracket that closes the one before `from`. */
function closing(value: string, from: number): number {
  let depth = 1;
  for (let place = from; place < value.length; place += 1) {
    if (value[place] === '(') depth += 1;
    if (value[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`A bracket is not closed: ${value}`);
}
