import * as v from 'valibot';
import { imageAddress } from './answers/image-address';
import type { HistoricalRecord, Origin, Period } from './eras/era';
import type { NewChoice } from './rules/scene';

/** What became of an answer from the server: a value to use, or the reason why it is refused. */
export type Parsed<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

const present = v.pipe(v.string(), v.trim(), v.nonEmpty());

const imageAnswer = v.object({
  imageUrl: v.pipe(
    v.string(),
    v.transform(imageAddress),
    v.string('The address does not resolve to http, https or the same origin'),
  ),
});

const shortText = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

const record: v.GenericSchema<unknown, HistoricalRecord> = v.object({
  mark: v.picklist(['documented', 'disputed', 'invented', 'known today']),
  text: shortText(2_000),
  sources: v.pipe(v.array(shortText(400)), v.maxLength(12)),
});

// What may be missing is ignored where it is malformed; the choice stands without it.
const choice: v.GenericSchema<unknown, NewChoice> = v.object({
  text: present,
  description: v.string(),
  outcome: v.fallback(v.optional(shortText(4_000)), undefined),
  record: v.fallback(v.optional(record), undefined),
});

const choicesAnswer = v.object({
  choices: v.pipe(v.array(choice), v.minLength(2, 'Fewer than two choices')),
});

const originAnswer = v.object({ origin: v.picklist(['written', 'model']) });

const contextTitleAnswer = v.object({ title: shortText(200) });

const contextAnswer = v.object({
  context: v.pipe(
    v.string(),
    v.check((html) => html.trim() !== '', 'The context is empty'),
  ),
});

// Adding zero turns -0, which JSON can read but not write, into 0.
const year = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => value + 0),
);

const period: v.GenericSchema<unknown, Period> = v.object({
  id: v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((value) => value + 0),
  ),
  name: present,
  // A slug becomes part of class names and paths.
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  startYear: year,
  endYear: year,
  description: v.string(),
  color: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
  musicUrl: v.optional(v.string(), ''),
});

const periodsAnswer = v.pipe(
  v.array(period),
  v.nonEmpty('The list is empty'),
  v.check((periods) => allDiffer(periods.map(({ id }) => id)), 'Two periods share an id'),
  v.check((periods) => allDiffer(periods.map(({ slug }) => slug)), 'Two periods share a slug'),
);

function allDiffer(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function parse<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown): Parsed<Value> {
  try {
    const result = v.safeParse(schema, data, { abortEarly: true });
    if (result.success) return { ok: true, value: result.output };
    const [issue] = result.issues;
    const place = v.getDotPath(issue);
    return { ok: false, reason: place ? `${issue.message} (at ${place})` : issue.message };
  } catch {
    // Data with accessors of its own may throw when it is read; JSON never does.
    return { ok: false, reason: 'The data cannot be read' };
  }
}

function map<Value, Next>(parsed: Parsed<Value>, next: (value: Value) => Next): Parsed<Next> {
  return parsed.ok ? { ok: true, value: next(parsed.value) } : parsed;
}

/** Takes the answer to an image request and gives the picture's address (SPEC §5, §7). */
export function parseImage(data: unknown): Parsed<string> {
  return map(parse(imageAnswer, data), ({ imageUrl }) => imageUrl);
}

/** Takes the answer to a choices request and gives at least two choices, without ids yet (SPEC §5, §7). */
export function parseChoices(data: unknown): Parsed<readonly NewChoice[]> {
  return map(parse(choicesAnswer, data), ({ choices }) => choices);
}

/** Takes the answer to a context request and gives its HTML, which is still to be sanitised (SPEC §5, §7). */
export function parseContext(data: unknown): Parsed<string> {
  return map(parse(contextAnswer, data), ({ context }) => context);
}

/** Returns who wrote an answer; a person, where it does not say that a model did. */
export function parseOrigin(data: unknown): Origin {
  const parsed = parse(originAnswer, data);
  return parsed.ok ? parsed.value.origin : 'written';
}

/** Returns the title of an answer to a context request, or undefined where it has none of use. */
export function parseContextTitle(data: unknown): string | undefined {
  const parsed = parse(contextTitleAnswer, data);
  return parsed.ok ? parsed.value.title : undefined;
}

/** Takes the answer of `GET /api/periods` and gives a list of at least one period, each id and slug once (SPEC §7). */
export function parsePeriods(data: unknown): Parsed<readonly Period[]> {
  return parse(periodsAnswer, data);
}
