import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import { checkChoices, checkContext, UnusableAnswer } from './check-answer';
import { checkForClassroom } from './classroom';
import { jsonIn } from './model-json';
import { plainWords, withoutLabels } from './plain-words';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the choices or the background in a model's text, in whatever form they are clearly meant, and checks them.
 * Throws {@link UnusableAnswer}.
 */
export function readModelAnswer(part: 'choices' | 'context', content: string): SceneAnswer {
  const answer =
    part === 'choices'
      ? checkChoices(firstIn(content, namedChoices, listedChoices), 'model')
      : checkContext(firstIn(content, background), 'model');
  checkForClassroom(answer);
  return answer;
}

type Find = (value: unknown) => object | null;

/** Returns what the first find that finds anything has found; otherwise the first value, so that the check says why. */
function firstIn(content: string, ...finds: readonly Find[]): unknown {
  for (const find of finds) {
    for (const value of jsonIn(content)) {
      const found = find(value);
      if (found !== null) return found;
    }
  }
  const first = jsonIn(content).next();
  if (first.done === true) throw new UnusableAnswer('It is not a whole JSON object');
  return first.value;
}

// The names that models use for a field, the prompt's own first.
const names = {
  choices: ['choices', 'options'],
  text: ['text', 'title', 'choice', 'option', 'action', 'name', 'label'],
  description: ['description', 'details', 'detail', 'explanation', 'summary'],
  outcome: ['outcome', 'ending', 'result', 'consequence'],
  context: ['context', 'background', 'content', 'html'],
  title: ['title', 'heading'],
} as const;

const fieldsSchema = v.record(v.string(), v.unknown());
const itemSchema = v.union([v.string(), fieldsSchema]);
const choicesSchema = v.union([
  v.pipe(v.array(itemSchema), v.minLength(1)),
  // By number or letter: "1", "choice_2", "c".
  v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^(?:(?:[a-z]+[ _-]?)?\d{1,2}|(?:[a-z]+[ _-])?[a-h])$/i)),
      itemSchema,
    ),
    v.transform((numbered) => Object.values(numbered)),
    v.minLength(2),
  ),
]);

/** Returns the choices of an object that names them. */
function namedChoices(value: unknown): object | null {
  return v.is(fieldsSchema, value) ? listedChoices(field(value, 'choices')) : null;
}

/** Returns the choices that are this list. */
function listedChoices(value: unknown): object | null {
  const list = v.safeParse(choicesSchema, value);
  if (!list.success) return null;
  const given = list.output.map((item) =>
    plain(typeof item === 'string' ? item : field(item, 'text')),
  );
  const texts = withoutLabels(given.map((text) => (typeof text === 'string' ? text : '')));
  const choices = list.output.map((item, index) => {
    const text = texts[index] ?? '';
    if (typeof item === 'string') return choiceInOneText(text);
    return {
      text: typeof given[index] === 'string' ? text : given[index],
      description: plain(field(item, 'description')),
      outcome: plain(field(item, 'outcome')),
    };
  });
  return { choices };
}

/** Returns the choice of a text like "Join the crowd: they may turn on you". */
function choiceInOneText(whole: string): object {
  const [, text = whole, description = ''] =
    /^(\S+\s+\S.*?)(?::\s+|\s+[-–—]\s+|\s*\n\s*)(\S[^]*)$/.exec(whole.replace(/[^\S\n]+/g, ' ')) ??
    [];
  return { text, description };
}

/** Returns the background of an object that names it. */
function background(value: unknown): object | null {
  if (!v.is(fieldsSchema, value)) return null;
  const context = field(value, 'context');
  const html = Array.isArray(context) ? context.join('\n') : context;
  if (typeof html !== 'string') return null;
  return { context: htmlOf(html), title: plain(field(value, 'title')) };
}

/** Returns HTML that a model has escaped, or written with Markdown in it; not sanitised yet. */
function htmlOf(text: string): string {
  const html = /<\w/.test(text) ? text : decodeHTMLStrict(text);
  return html.replace(/\\r\\n|\\[nr]/g, '\n').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/** Returns the field of one of the names that a model may use for it, in capitals too. */
function field(fields: Fields, name: keyof typeof names): unknown {
  const given = new Map(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
  return names[name].map((key) => given.get(key)).find((value) => value !== undefined);
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? plainWords(value) : value;
}
