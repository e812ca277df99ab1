import { jsonrepair } from 'jsonrepair';

// More text than this is not read: a whole answer has about 6,000 characters.
const longestText = 50_000;
const mostStarts = 24;
const mostDepth = 8;
const thoughts = /^[^]*<\/(?:think|thinking|thought|reasoning)>/i;
const unfinishedThoughts = /^\s*<(?:think|thinking|thought|reasoning)>[^]*$/i;
// The signs with which models end messages, like <|im_end|>, and control characters, which no JSON may have.
const controlSigns = /<[|｜][^<>|｜\n]{1,40}[|｜]>|[^\P{Cc}\t\n\r]/gu;

/**
 * Returns the JSON values that a model's text may mean, the outermost first: those of its whole text, or else those that
 * begin at each bracket. Sentences, fences and thoughts around the JSON are left out, small faults are repaired, and a
 * text that is JSON itself counts as that JSON. Of a text that was cut off, the whole objects before the cut remain.
 */
export function* jsonIn(content: string): Generator<object, void> {
  const clean = content.replace(controlSigns, '');
  const whole = parsed(clean);
  if (typeof whole === 'string') return yield* jsonIn(whole);
  if (whole !== undefined) return yield* objectsIn(whole);
  const text = clean.replace(thoughts, '').replace(unfinishedThoughts, '');
  if (text.length > longestText) return;
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  let starts = 0;
  // A bracket that a quote, another bracket or a name with a colon follows.
  for (const { index } of text.matchAll(/[[{](?=\s*(?:["'`“”„‘’[{\\]|\w+\s*:))/g)) {
    if (index >= end || (starts += 1) > mostStarts) return;
    const slices = [text.slice(index, endOfBracket(text, index)), text.slice(index, end)];
    yield* objectsIn(slices.map(parsed).find(isFound) ?? slices.map(repaired).find(isFound));
  }
}

/** Returns an object or array and those inside it, the outermost first. */
function* objectsIn(value: unknown, depth = 0): Generator<object, void> {
  if (!isFound(value) || depth > mostDepth) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner, depth + 1);
}

/** Returns the index after the bracket that closes the one at `start`, or after the last one before a cut. */
function endOfBracket(text: string, start: number): number {
  let depth = 0;
  let end = start;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (inString && sign === '\\') index += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && (sign === '{' || sign === '[')) depth += 1;
    else if (!inString && (sign === '}' || sign === ']')) {
      depth -= 1;
      end = index + 1;
      if (depth === 0) break;
    }
  }
  return end;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, unwrapped);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text), (key, value: unknown) =>
      // The library takes an apostrophe in a single-quoted text for a quotation mark.
      unwrapped(
        key,
        typeof value === 'string' ? value.replace(/(?<=\p{L})"(?=\p{L})/gu, "'") : value,
      ),
    );
  } catch {
    return undefined;
  }
}

/** Returns the JSON that a text is, with or without a fence around it. */
function unwrapped(_key: string, value: unknown): unknown {
  const inner =
    typeof value === 'string' &&
    /^\s*(?:```\w*\s*)?([[{][^]*[\]}])\s*(?:```\s*)?$/.exec(value)?.[1];
  const json = inner ? parsed(inner) : undefined;
  return isFound(json) ? json : value;
}

function isFound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
