import type { HistoricalRecord, Origin } from '@time-traveler/game-core';
import { acceptAnswer, type AcceptedAnswers } from '@time-traveler/game-core/answers';
import {
  answeredChoiceSchema,
  contextAnswerSchema,
  historicalRecordSchema,
  imageAnswerSchema,
  MOST_CHOICES,
  type AnsweredChoice,
  type ChoicesAnswer,
  type ContextAnswer,
  type ImageAnswer,
  type SceneAnswer,
  type ScenePart,
} from '@time-traveler/game-core/contract';
import * as v from 'valibot';
import { sanitiseHtml, textOf } from './sanitise-html';

/** An answer from a provider cannot be used. The message says why, in words that a model can act on. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

// Fewer than these would be an empty dialog.
const shortestContext = 80;
/** In characters. */
const longestName = 100;

/**
 * Checks an answer's choices and returns them as the contract has them: two to four, plain text, no two with
 * the same text (SPEC §5). A model's ending or memory is left out if it is malformed. A model's record is always left
 * out, because a model cannot say what is documented. Throws {@link UnusableAnswer}.
 */
export function checkChoices(data: unknown, origin: Origin): ChoicesAnswer {
  const choices = accept('choices', data)
    .choices.slice(0, MOST_CHOICES)
    .map(({ text, description, outcome, record, memory, answer, consequences }): AnsweredChoice => {
      const ending = origin === 'model' ? ifUsable(() => endingOf(outcome)) : endingOf(outcome);
      return {
        text: plainText(text, 'text', answeredChoiceSchema.entries.text),
        // Empty if the model wrote its choices as a list of texts.
        description:
          description &&
          plainText(description, 'description', answeredChoiceSchema.entries.description),
        ...(ending !== undefined && { outcome: ending }),
        ...(record !== undefined && origin === 'written' && { record: plainRecord(record) }),
        ...optionalText('memory', memory, origin),
        ...optionalText('answer', answer, origin),
        ...(consequences !== undefined && { consequences }),
      };
    });
  const different = new Set(choices.map(({ text }) => text.toLowerCase()));
  if (different.size < choices.length) throw new UnusableAnswer('Two choices have the same text');
  return { choices, origin };
}

/**
 * Checks an answer's background and removes everything but harmless HTML (SPEC §5). Its title is left out if
 * it is malformed. Throws {@link UnusableAnswer}.
 */
export function checkContext(data: unknown, origin: Origin): ContextAnswer {
  const accepted = accept('context', data);
  const fields = contextAnswerSchema.entries;
  checkField(accepted.context, 'context', fields.context);
  const context = withoutHidden(sanitiseHtml(accepted.context)).trim();
  if (textOf(context).length < shortestContext) {
    throw new UnusableAnswer(`The context has fewer than ${shortestContext} characters to read`);
  }
  const given = accepted.title;
  const title =
    given === undefined ? undefined : ifUsable(() => plainText(given, 'title', fields.title));
  return { context, ...(title !== undefined && { title }), origin };
}

/** Returns the address of a picture if it is at one of `origins`, over http or https; otherwise null (SPEC §5). */
export function checkImageUrl(address: unknown, origins: readonly string[]): string | null {
  const accepted = acceptAnswer('image', { imageUrl: address });
  if (!accepted.ok || !URL.canParse(accepted.value.imageUrl)) return null;
  const url = new URL(accepted.value.imageUrl);
  const hasCredentials = url.username !== '' || url.password !== '';
  return origins.includes(url.origin) && !hasCredentials ? url.href : null;
}

/** A picture as a service or the store describes it. */
export interface FoundPicture {
  readonly imageUrl: unknown;
  readonly description?: unknown;
  readonly credit?: ImageAnswer['credit'];
}

/**
 * Checks a picture: its address must be at one of `origins`, a link of its credit that leads elsewhere than to
 * Pexels becomes the address of Pexels, and texts become single lines. Returns null if the address is refused.
 */
export function checkPicture(
  { imageUrl: address, description: text, credit }: FoundPicture,
  origins: readonly string[],
): ImageAnswer | null {
  const imageUrl = checkImageUrl(address, origins);
  if (imageUrl === null) return null;
  const description = checkDescription(text);
  return {
    imageUrl,
    ...(description !== undefined && { description }),
    ...(credit !== undefined && { credit: checkCredit(credit) }),
    origin: 'written',
  };
}

function checkCredit(credit: NonNullable<ImageAnswer['credit']>): ImageAnswer['credit'] {
  return {
    photographer: singleLine(credit.photographer).slice(0, longestName),
    photographerUrl: pexelsAddress(credit.photographerUrl),
    pageUrl: pexelsAddress(credit.pageUrl),
    source: 'Pexels',
  };
}

/** Returns a link, or the address of Pexels if it leads anywhere else. */
function pexelsAddress(address: string): string {
  const home = 'https://www.pexels.com/';
  if (!URL.canParse(address)) return home;
  const { href } = new URL(address);
  return href.startsWith(home) ? href : home;
}

/** Returns a service's description of its picture as one line, or undefined if the game would not show it. */
function checkDescription(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const description = singleLine(text);
  return v.is(imageAnswerSchema.entries.description, description) ? description : undefined;
}

/**
 * Checks a generated answer that was stored, as if a provider had just sent it: somebody else may have written
 * to the store. Returns null if it cannot be used.
 */
export function checkStoredAnswer(
  answer: SceneAnswer,
  imageOrigins: readonly string[],
): SceneAnswer | null {
  if ('imageUrl' in answer) return checkPicture(answer, imageOrigins);
  const { origin } = answer;
  const check = 'choices' in answer ? checkChoices : checkContext;
  return ifUsable(() => check(answer, origin)) ?? null;
}

function accept<Part extends ScenePart>(part: Part, data: unknown): AcceptedAnswers[Part] {
  const accepted = acceptAnswer(part, data);
  if (!accepted.ok) throw new UnusableAnswer(accepted.reason);
  return accepted.value;
}

// Characters without a width hide in words, or change the direction of the text after them. Joiners have a meaning in
// emoji and in other scripts.
const hidden =
  /(?![\u200c\u200d])\p{Cf}|[\u200c\u200d](?!\P{ASCII})|(?<!\P{ASCII})[\u200c\u200d]/gu;
const control = /[^\P{Cc}\t\n\r]/gu;

function withoutHidden(value: string): string {
  return value.replace(hidden, '').replace(control, ' ');
}

function singleLine(value: string): string {
  return withoutHidden(value).replace(/\s+/g, ' ').trim();
}

function plainText(value: string, name: string, schema: v.GenericSchema): string {
  const text = singleLine(value);
  if (text === '') throw new UnusableAnswer(`There is an empty ${name}`);
  checkField(text, name, schema);
  if (/<[a-z!/]/i.test(text)) throw new UnusableAnswer(`A ${name} contains markup`);
  return text;
}

function checkField(value: string, name: string, schema: v.GenericSchema): void {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return;
  const [{ type, message, ...issue }] = result.issues;
  const limit = 'requirement' in issue ? String(issue.requirement) : '';
  throw new UnusableAnswer(
    type === 'max_length'
      ? `A ${name} is longer than ${limit} characters`
      : `A ${name} is wrong: ${message}`,
  );
}

function endingOf(outcome: string | undefined): string | undefined {
  if (outcome === undefined) return undefined;
  plainText(outcome, 'outcome', answeredChoiceSchema.entries.outcome);
  return outcome
    .split(/\n\s*\n/)
    .map(singleLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Returns a text as a field of a choice. A model's text is left out if it is malformed. */
function optionalText(
  field: 'memory' | 'answer',
  value: string | undefined,
  origin: Origin,
): Partial<Pick<AnsweredChoice, 'memory' | 'answer'>> {
  if (value === undefined) return {};
  const check = () => plainText(value, field, answeredChoiceSchema.entries[field]);
  const text = origin === 'model' ? ifUsable(check) : check();
  return text === undefined ? {} : { [field]: text };
}

function plainRecord({ mark, text, sources }: HistoricalRecord): HistoricalRecord {
  const fields = historicalRecordSchema.entries;
  return {
    mark,
    text: plainText(text, 'record', fields.text),
    sources: sources.map((source) => plainText(source, 'source', fields.sources.item)),
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
