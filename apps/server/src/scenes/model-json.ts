import { jsonrepair } from 'jsonrepair';

// More text than this is not read: a whole answer has about 6,000 characters.
const longestText = 50_000;
const mostStarts = 24;
const thoughts = /^[^]*<\/(?:think|thinking|thought|reasoning)>/i;
const unfinishedThoughts = /^\s*<(?:think|thinking|thought|reasoning)>[^]*$/i;

/**
 * Returns the JSON values that a model's text may mean, the outermost first: its whole text, then what begins at each
 * bracket. Sentences, fences and thoughts around the JSON are left out, and small faults are repaired. Of a text that
 * was cut off, the whole objects before the cut remain.
 */
export function* jsonIn(content: string): Generator<unknown, void> {
  const whole = parsed(content);
  if (typeof whole === 'string') return yield* jsonIn(whole);
  if (whole !== undefined) yield whole;
  const text = content.replace(thoughts, '').replace(unfinishedThoughts, '');
  if (text.length > longestText) return;
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  let starts = 0;
  // A bracket that a quote, another bracket or a name with a colon follows.
  for (const { index } of text.matchAll(/[[{](?=\s*(?:["'`“”„‘’[{\\]|\w+\s*:))/g)) {
    if (index >= end || (starts += 1) > mostStarts) return;
    const slices = [text.slice(index, endOfBracket(text, index)), text.slice(index, end)];
    const value = slices.map(parsed).find(isFound) ?? slices.map(repaired).find(isFound);
    if (isFound(value)) yield value;
  }
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
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text), (_key, value: unknown) =>
      // The library takes an apostrophe in a single-quoted text for a quotation mark.
      typeof value === 'string' ? value.replace(/(?<=\p{L})"(?=\p{L})/gu, "'") : value,
    );
  } catch {
    return undefined;
  }
}

function isFound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
