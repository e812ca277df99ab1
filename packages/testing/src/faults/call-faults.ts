import { type FaultyCall, fullAnswers } from './full-answers';
import { wrongAnswers } from './wrong-answers';

/** A whole response. */
export interface FaultyResponse {
  readonly status: number;
  readonly type: string;
  /** Returns the body; a function because some bodies have 10 MB. */
  readonly body: () => string;
}

/** What happens before a held answer is sent. */
export type HeldUntil = 'an era change' | 'a choice' | 'leaving';

/** Something that goes wrong with a call. */
export interface CallFault {
  /** The fault in a few words. */
  readonly name: string;
  /** The response; `never` if none comes, `refused` if the connection is closed first. */
  readonly response: FaultyResponse | 'never' | 'refused';
  /** How long the response takes, in milliseconds. */
  readonly delay: number;
  /** What the response waits for. Null if it waits for nothing but its delay. */
  readonly heldUntil: HeldUntil | null;
}

const json = 'application/json';

/** The faults that each call is tried with, apart from wrong types. */
export function callFaults(call: FaultyCall): readonly CallFault[] {
  const good = JSON.stringify(fullAnswers[call]);
  const sent = (
    name: string,
    body: string | (() => string),
    status = 200,
    type = json,
  ): CallFault => ({
    name,
    response: { status, type, body: typeof body === 'string' ? () => body : body },
    delay: 0,
    heldUntil: null,
  });
  const whole = sent('', good);
  return [
    { ...whole, name: 'never answers', response: 'never' },
    { ...whole, name: 'is refused', response: 'refused' },
    ...[401, 404, 429, 500].map((status) =>
      sent(`answers ${status}`, '{"title":"No"}', status, 'application/problem+json'),
    ),
    ...[401, 500].map((status) => sent(`answers ${status} without a body`, '', status)),
    sent('answers with HTML', '<!doctype html><title>Sign in</title><p>Sign in', 200, 'text/html'),
    sent('answers with half of the JSON', good.slice(0, good.length / 2)),
    sent('answers with nothing', ''),
    sent('answers with no content', '', 204),
    sent('answers with 10 MB', () => huge(call)),
    sent('answers 500 with 10 MB', () => 'No. '.repeat(2_500_000), 500, 'text/plain'),
    ...[1_000, 5_000, 30_000].map((delay) => ({
      ...whole,
      name: `answers after ${delay / 1000} s`,
      delay,
    })),
    ...(['an era change', 'a choice', 'leaving'] as const).map((heldUntil) => ({
      ...whole,
      name: `answers after ${heldUntil}`,
      heldUntil,
    })),
  ];
}

/** The same kind of fault for each answer with a wrong type. */
export function wrongTypeFaults(call: FaultyCall): readonly CallFault[] {
  return wrongAnswers(call).map(({ name, json: answer }) => ({
    name: `answers with ${name}`,
    response: { status: 200, type: json, body: () => JSON.stringify(answer) ?? '' },
    delay: 0,
    heldUntil: null,
  }));
}

/** Returns an answer of 10 MB that is well formed apart from its size. */
function huge(call: FaultyCall): string {
  const long = 'Word and word. '.repeat(700_000);
  const answer = fullAnswers[call];
  if (Array.isArray(answer))
    return JSON.stringify(answer.map((era) => ({ ...era, name: long })).slice(0, 1));
  const fields: Record<string, unknown> = {
    image: { imageUrl: `/${long}` },
    context: { context: `<p>${long}</p>` },
  };
  const choice = { text: 'Wait', description: 'x'.repeat(80) };
  return JSON.stringify(fields[call] ?? { choices: Array.from({ length: 100_000 }, () => choice) });
}
