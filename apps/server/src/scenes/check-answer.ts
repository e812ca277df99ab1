import {
  type HistoricalRecord,
  type Origin,
  parseChoices,
  parseContext,
  parseContextTitle,
  parseImage,
  parsePictureDescription,
} from '@time-traveler/game-core';
import { sanitiseHtml, textOf } from './sanitise-html';
import type { AnsweredChoice, ChoicesAnswer, ContextAnswer } from './scene';

/** A generated answer cannot be used; the message says why in words that a model can act on. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

const mostChoices = 4;
const longestText = 120;
const longestDescription = 300;
const longestOutcome = 1_500;
const longestNote = 1_000;
const longestSource = 400;
const longestTitle = 120;
const shortestContext = 80;
const longestContext = 12_000;

/**
 * Checks an answer's choices: two to four, plain text, no two alike (SPEC §5). A model's ending is left out
 * where it is malformed, and its note in any case, for a model cannot say what is documented. Throws
 * {@link UnusableAnswer}.
 */
export function checkChoices(data: unknown, origin: Origin): ChoicesAnswer {
  const parsed = parseChoices(data);
  if (!parsed.ok) throw new UnusableAnswer(parsed.reason);
  const choices = parsed.value
    .slice(0, mostChoices)
    .map(({ text, description, outcome, record }): AnsweredChoice => {
      const ending = origin === 'model' ? ifUsable(() => endingOf(outcome)) : endingOf(outcome);
      return {
        text: plain(text, 'text', longestText),
        description: plain(description, 'description', longestDescription),
        ...(ending !== undefined && { outcome: ending }),
        ...(record !== undefined && origin === 'written' && { record: plainRecord(record) }),
      };
    });
  const different = new Set(choices.map(({ text }) => text.toLowerCase()));
  if (different.size < choices.length) throw new UnusableAnswer('Two choices have the same text');
  return { choices, origin };
}

/**
 * Checks an answer's background and takes out all but harmless HTML (SPEC §5); its title is left out where
 * it is malformed. Throws {@link UnusableAnswer}.
 */
export function checkContext(data: unknown, origin: Origin): ContextAnswer {
  const parsed = parseContext(data);
  if (!parsed.ok) throw new UnusableAnswer(parsed.reason);
  if (parsed.value.length > longestContext) {
    throw new UnusableAnswer(`The context is longer than ${longestContext} characters`);
  }
  const context = sanitiseHtml(parsed.value);
  if (textOf(context).length < shortestContext) {
    throw new UnusableAnswer(`The context has fewer than ${shortestContext} characters to read`);
  }
  const given = parseContextTitle(data);
  const title = given && ifUsable(() => plain(given, 'title', longestTitle));
  return { context, ...(title !== undefined && { title }), origin };
}

/** Checks the address of a picture: one of `origins`, over http or https; null where it is not (SPEC §5). */
export function checkImageUrl(address: unknown, origins: readonly string[]): string | null {
  const parsed = parseImage({ imageUrl: address });
  if (!parsed.ok || !URL.canParse(parsed.value)) return null;
  const url = new URL(parsed.value);
  return origins.includes(url.origin) && url.username === '' ? url.href : null;
}

/** Takes what a service says of its picture and gives it as one line; undefined where the game would not read it. */
export function checkDescription(text: unknown): string | undefined {
  return parsePictureDescription({ description: typeof text === 'string' ? line(text) : text });
}

// Characters that are not to be seen, or that turn the direction of what follows.
const unseen = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

function line(value: string): string {
  return value.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
}

function plain(value: string, field: string, longest: number): string {
  const text = line(value);
  if (text === '') throw new UnusableAnswer(`There is an empty ${field}`);
  if (text.length > longest) {
    throw new UnusableAnswer(`A ${field} is longer than ${longest} characters`);
  }
  if (/<[a-z!/]/i.test(text)) throw new UnusableAnswer(`A ${field} contains markup`);
  return text;
}

function endingOf(outcome: string | undefined): string | undefined {
  if (outcome === undefined) return undefined;
  plain(outcome, 'outcome', longestOutcome);
  return outcome
    .split(/\n\s*\n/)
    .map(line)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function plainRecord({ mark, text, sources }: HistoricalRecord): HistoricalRecord {
  return {
    mark,
    text: plain(text, 'record', longestNote),
    sources: sources.map((source) => plain(source, 'source', longestSource)),
  };
}

function ifUsable<Value>(check: () => Value): Value | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof UnusableAnswer) return undefined;
    throw error;
  }
}
