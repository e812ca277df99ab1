import { eraOf } from '@time-traveler/testing';
import {
  completion,
  goodChoices,
  sendJson,
  type Behaviour,
} from '@time-traveler/testing/stand-ins';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameRequest } from '../scenes/part-request';
import { startStandIn } from '../testing/stand-ins';
import { createDeepSeek } from './deepseek';
import { ProviderError } from './provider';

/** Starts a model, and returns what creates a provider that asks it. */
async function startModel(behaviour: Behaviour) {
  const standIn = await startStandIn(behaviour);
  const options = { apiKey: null, baseUrl: standIn.url, model: 'any', timeoutMs: 5000 };
  const create = () => createDeepSeek({ ...options, failuresToRest: 1000 });
  return { standIn, create };
}

const good = JSON.stringify(goodChoices(1));
const json = 'application/json';

// Whether a second request may help, by what the first one was answered with.
const contents = [
  { content: good, helps: false },
  { content: '', helps: false },
  { content: 'I cannot help with that.', helps: true },
  { content: good.slice(0, 60), helps: true },
  { content: good.replaceAll('Join', 'Присоединиться'), helps: true },
  { content: '{"choices":[{"text":"Go"}]}', helps: true },
] as const;
const finishReasons = ['stop', 'length', 'content_filter', 'insufficient_system_resource', 'x'];

const answered = fc
  .tuple(fc.constantFrom(...contents), fc.constantFrom(...finishReasons))
  .map(([{ content, helps }, reason]) => ({
    status: 200,
    type: json,
    body: JSON.stringify(completion(content, reason)),
    helps: reason === 'length' ? content !== good : helps && (reason === 'stop' || reason === 'x'),
  }));
const broken = fc.record({
  status: fc.constantFrom(200, 400, 401, 402, 404, 413, 422, 429, 500, 503),
  type: fc.constantFrom(json, 'text/html', 'text/event-stream'),
  body: fc.oneof(
    fc.constantFrom(
      ...['', '{}', '[]', 'null', '<p>Hello</p>', ': comment', 'data: [DONE]', '{"choices":[{}]}'],
      '{"choices":[]}',
      '{"error":{"message":"Unknown field","code":422}}',
      '{"error":{"message":"Model Not Exist"}}',
    ),
    fc.string(),
    fc.json(),
  ),
  helps: fc.constant(false),
});
const refusedField = fc.constant({
  status: 400,
  type: json,
  body: '{"error":{"message":"Unknown field: thinking"}}',
  helps: false,
});

it('no answers of an endpoint, in any order, cost more than two calls, or two if one is enough to know', async () => {
  let next: readonly { status: number; type: string; body: string }[] = [];
  const statuses: number[] = [];
  const { standIn, create } = await startModel((response) => {
    const [given, ...others] = next;
    next = others.length > 0 ? others : next;
    if (given === undefined) return;
    statuses.push(given.status);
    response.writeHead(given.status, { 'Content-Type': given.type }).end(given.body);
  });
  const answers = fc.array(fc.oneof(answered, broken, refusedField), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(answers, async (given) => {
      next = given;
      statuses.length = 0;
      const before = standIn.received.length;
      const made = create().generate(gameRequest(eraOf('medieval'), 'choices'), never);
      const failure: unknown = await made.then(
        () => null,
        (error: unknown) => error,
      );
      if (failure !== null) expect(failure).toBeInstanceOf(ProviderError);
      const sent = given.slice(0, standIn.received.length - before);
      const paid = statuses.filter((status) => status === 200).length;
      expect(paid).toBeLessThanOrEqual(2);
      // An endpoint that does not know a field refuses it for nothing, once or twice.
      expect(statuses.length - paid).toBeLessThanOrEqual(2);
      const firstPaid = sent.find(({ status }) => status === 200);
      if (firstPaid?.helps === false) expect(paid).toBe(1);
    }),
    { numRuns: 400 },
  );
});

it('a limit below the room that a model is given is met once, and not for ever', async () => {
  const { standIn, create } = await startModel((response, { body }) => {
    const { max_tokens: room } = JSON.parse(body) as { max_tokens: number };
    if (room > 4096) sendJson(response, { error: { message: 'max_tokens is too large' } }, 400);
    else if (standIn.received.length === 1) sendJson(response, completion('{"cho', 'length'));
    else sendJson(response, completion(good));
  });
  const provider = create();
  const request = gameRequest(eraOf('medieval'), 'choices');
  await expect(provider.generate(request, never)).rejects.toThrow('max_tokens is too large');
  expect(await provider.generate(request, never)).toHaveLength(1);
  expect(standIn.received).toHaveLength(3);
});

const never = new AbortController().signal;
