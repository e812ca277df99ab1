import { type FaultyCall, fullAnswers } from './full-answers';

/** An answer with one value of the wrong kind, and where that value is. */
export interface WrongAnswer {
  /** For example `choices.0.text = null`. */
  readonly name: string;
  readonly json: unknown;
}

/** Values that may stand where another type belongs. `undefined` removes the field. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' \n ',
  '\u0000',
  '\u202E\uD800',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'x'.repeat(5_000),
  [],
  [null],
  [[[]]],
  {},
  { length: 3 },
  { toString: 1, valueOf: null },
];

/** Returns a call's valid answer once for each of its fields and each wrong value, with that value there. */
export function wrongAnswers(call: FaultyCall): readonly WrongAnswer[] {
  const answer = fullAnswers[call];
  return pathsOf(answer).flatMap((path) =>
    wrongValues.map((value) => ({
      name: `${path.join('.') || 'the whole answer'} = ${short(value)}`,
      json: withValue(answer, path, value),
    })),
  );
}

/** Returns the path of each value inside a value. Of an array only the first item is taken. */
function pathsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  const inner = entries.flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]));
  return [[], ...inner];
}

function withValue(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  copy[key] = withValue(copy[key], rest, wrong);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
