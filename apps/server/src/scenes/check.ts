import {
  parseChoices,
  parseContext,
  parseImage,
  parsePictureDescription,
} from '@time-traveler/game-core';
import { sanitiseHtml, textOf } from './html';
import type { ChoicesAnswer, ContextAnswer, GeneratedChoice } from './scene';

/** A generated answer cannot be used; the message says why in words that a model can act on. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

const mostChoices = 4;
const longestText = 120;
const longestDescription = 300;
const shortestContext = 80;
const longestContext = 12_000;

/** Checks generated choices: two to four, plain text, no two alike (SPEC §5); throws {@link UnusableAnswer}. */
export function checkChoices(data: unknown): ChoicesAnswer {
  const parsed = parseChoices(data);
  if (!parsed.ok) throw new UnusableAnswer(parsed.reason);
  const choices = parsed.value
    .slice(0, mostChoices)
    .map(({ text, description }): GeneratedChoice => ({
      text: plain(text, 'text', longestText),
      description: plain(description, 'description', longestDescription),
    }));
  const different = new Set(choices.map(({ text }) => text.toLowerCase()));
  if (different.size < choices.length) throw new UnusableAnswer('Two choices have the same text');
  return { choices };
}

/** Checks generated background and takes out all but harmless HTML (SPEC §5); throws {@link UnusableAnswer}. */
export function checkContext(data: unknown): ContextAnswer {
  const parsed = parseContext(data);
  if (!parsed.ok) throw new UnusableAnswer(parsed.reason);
  if (parsed.value.length > longestContext) {
    throw new UnusableAnswer(`The context is longer than ${longestContext} characters`);
  }
  const context = sanitiseHtml(parsed.value);
  if (textOf(context).length < shortestContext) {
    throw new UnusableAnswer(`The context has fewer than ${shortestContext} characters to read`);
  }
  return { context };
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
  if (text === '') throw new UnusableAnswer(`A choice has an empty ${field}`);
  if (text.length > longest) {
    throw new UnusableAnswer(`A choice's ${field} is longer than ${longest} characters`);
  }
  if (/<[a-z!/]/i.test(text)) throw new UnusableAnswer(`A choice's ${field} contains markup`);
  return text;
}
