import { ProviderError } from './provider';
import { type CalledService, refusal } from './refusal';

/** What an endpoint with the chat completions format has written. */
export interface Completion {
  /** The model's text; empty if there is none. */
  readonly content: string;
  /** Why the model stopped, in the endpoint's word; null if it does not say. */
  readonly finishReason: string | null;
  /** The tokens that the endpoint counts; 0 for those that it does not report. */
  readonly tokens: { readonly prompt: number; readonly completion: number };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a successful status: JSON of any content type, also after blank lines and the comments that keep a
 * connection alive, or a stream of events although none was requested. Throws {@link ProviderError} for an error object
 * and for anything else that is no completion.
 */
export function readCompletion(service: CalledService, body: string): Completion {
  const { name } = service;
  const parts = partsOf(body);
  if (parts.length === 0) throw new ProviderError('unusable', `${name} did not answer with JSON`);
  for (const part of parts) assertNoError(service, part);
  const choices = parts.flatMap((part) => {
    const [first]: unknown[] = Array.isArray(part['choices']) ? part['choices'] : [];
    return isObject(first) ? [first] : [];
  });
  if (choices.length === 0) {
    throw new ProviderError('unusable', `${name} answered without a completion`);
  }
  // A stream has both in its last events.
  const usage = last(parts, 'usage', isObject);
  return {
    content: choices.map(contentOf).join(''),
    finishReason: last(choices, 'finish_reason', isText) ?? null,
    tokens: {
      prompt: count(usage?.['prompt_tokens']),
      completion: count(usage?.['completion_tokens']),
    },
  };
}

/** Returns the JSON object of a body, or those of its events. */
function partsOf(body: string): readonly Fields[] {
  const text = body.replace(/^(?:\s|:[^\n]*(?:\n|$))+/, '');
  const isStream = /^(?:data|event|id|retry):/.test(text);
  const texts = isStream
    ? [...text.matchAll(/^data:(.*)$/gm)].map(([, data = '']) => data)
    : [text];
  return texts.flatMap((json) => {
    try {
      const data: unknown = JSON.parse(json);
      return isObject(data) ? [data] : [];
    } catch {
      // "[DONE]", or an event that was cut off.
      return [];
    }
  });
}

function assertNoError(service: CalledService, part: Fields): void {
  const error = part['object'] === 'error' ? part : part['error'];
  if (!error) return;
  const code = isObject(error) ? Number(error['code']) : NaN;
  const status = code >= 400 && code < 600 ? code : 200;
  const body = JSON.stringify({ error });
  throw refusal(service, { status, retryAfter: null, reset: null, body });
}

/** Returns the text of a choice, or of the piece of one that an event has. */
function contentOf({ message, delta }: Fields): string {
  const source = message ?? delta;
  const content = isObject(source) ? source['content'] : null;
  if (Array.isArray(content)) return content.map(textOfPart).join('');
  return typeof content === 'string' ? content : '';
}

function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  return isObject(part) && isText(part['text']) ? part['text'] : '';
}

function last<Value>(
  all: readonly Fields[],
  field: string,
  is: (value: unknown) => value is Value,
): Value | undefined {
  return all.reduce<Value | undefined>(
    (found, { [field]: value }) => (is(value) ? value : found),
    undefined,
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function count(tokens: unknown): number {
  return typeof tokens === 'number' && tokens > 0 ? tokens : 0;
}
