import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { decodeHTMLStrict } from 'entities';
import { parse, parseInline } from 'marked';
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
  return part === 'choices'
    ? firstUsable(content, [namedChoices, listedChoices], checkChoices)
    : firstUsable(content, [background], checkContext);
}

type Find = (value: object) => object | null;

/** Returns the first usable one of what the first find with a result finds. Throws what is wrong with the first one. */
function firstUsable<Answer extends SceneAnswer>(
  content: string,
  finds: readonly Find[],
  check: (found: object, origin: 'model') => Answer,
): Answer {
  for (const find of [...finds, asItIs]) {
    let reason: UnusableAnswer | null = null;
    for (const value of jsonIn(content)) {
      const found = find(value);
      if (found === null) continue;
      try {
        const answer = check(found, 'model');
        checkForClassroom(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof UnusableAnswer)) throw error;
        reason ??= error;
      }
    }
    if (reason !== null) throw reason;
  }
  throw new UnusableAnswer('It is not a whole JSON object');
}

/** Finds everything, so that the check says what is wrong. */
const asItIs: Find = (value) => value;

// The names that models use for a field, the prompt's own first.
const names = {
  choices: ['choices', 'options'],
  text: ['text', 'title', 'choice', 'option', 'action', 'name', 'label'],
  description: ['description', 'details', 'detail', 'explanation', 'summary', 'desc'],
  outcome: ['outcome', 'ending', 'result', 'consequence'],
  memory: ['memory'],
  consequences: ['consequences'],
  context: ['context', 'background', 'content', 'html', 'historical_context', 'text'],
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
function namedChoices(value: object): object | null {
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
      ...endingOf(item),
      memory: plain(field(item, 'memory')),
    };
  });
  return { choices };
}

/** Returns the ending of a choice and its consequences. Some models call the ending itself "consequences". */
function endingOf(item: Fields): { readonly outcome: unknown; readonly consequences: unknown } {
  const given = field(item, 'consequences');
  const words = typeof given === 'string' ? given.split(',') : given;
  const list = v.is(v.array(v.string()), words)
    ? words.map((word) => word.trim().toLowerCase())
    : [];
  const isEnding = list.some((word) => word.includes(' '));
  return {
    outcome: plain(field(item, 'outcome') ?? (isEnding ? given : undefined)),
    consequences: list,
  };
}

/** Returns the choice of a text like "Join the crowd: they may turn on you". */
function choiceInOneText(whole: string): object {
  const [, text = whole, description = ''] =
    /^(\S+\s+\S.*?)(?::\s+|\s+[-–—]\s+|\s*\n\s*)(\S[^]*)$/.exec(whole.replace(/[^\S\n]+/g, ' ')) ??
    [];
  return { text, description };
}

/** Returns the background of an object that names it. */
function background(value: object): { context: string; title: unknown } | null {
  if (!v.is(fieldsSchema, value)) return null;
  const context = htmlIn(field(value, 'context'));
  return context === null ? null : { context, title: plain(field(value, 'title')) };
}

/** Returns the HTML of a text, or of a list of texts and sections; null for anything else. */
function htmlIn(value: unknown): string | null {
  if (typeof value === 'string') return htmlOf(value);
  if (Array.isArray(value)) {
    const parts = value.map(htmlIn);
    return parts.includes(null) ? null : parts.join('\n');
  }
  const section = v.is(fieldsSchema, value) ? background(value) : null;
  if (section === null) return null;
  const { context, title } = section;
  return typeof title === 'string' ? `<h3>${title}</h3>\n${context}` : context;
}

const mostLayers = 5;
// A longer text is refused anyway.
const longestText = 12_000;

/** Returns HTML that a model has escaped, wrapped in a fence or written in Markdown; not sanitised yet. */
function htmlOf(text: string): string {
  if (text.length > longestText) return text;
  const [, inner = text] = /^\s*```\w*\s+([^]*?)\s*(?:```\s*)?$/.exec(text) ?? [];
  let html = inner.replace(/\\r\\n|\\[nr]/g, '\n').trim();
  for (let layer = 0; layer < mostLayers && !hasTags(html); layer += 1) {
    html = decodeHTMLStrict(html);
  }
  const read = hasTags(html) ? parseInline : parse;
  return read(html, { async: false });
}

function hasTags(text: string): boolean {
  return /<\w/.test(text);
}

/** Returns the field of one of the names that a model may use for it, in capitals too. */
function field(fields: Fields, name: keyof typeof names): unknown {
  const given = new Map(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
  return names[name].map((key) => given.get(key)).find((value) => value !== undefined);
}

/** Returns a list of paragraphs as one text, and any other value as it is. */
function oneText(value: unknown): unknown {
  return v.is(v.array(v.string()), value) ? value.join('\n\n') : value;
}

function plain(value: unknown): unknown {
  const text = oneText(value);
  return typeof text === 'string' ? plainWords(text) : text;
}
