import { eraOf } from '@time-traveler/testing';
import {
  completion,
  goodChoices,
  sendContent,
  sendJson,
  type Behaviour,
} from '@time-traveler/testing/stand-ins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameRequest } from '../scenes/part-request';
import { byModel, startDeepSeek, startStandIn } from '../testing/stand-ins';
import { createDeepSeek } from './deepseek';

interface Body {
  readonly thinking?: unknown;
  readonly max_tokens: number;
}

/** Starts a provider of the stand-in that is asked again and again. */
async function startProvider(behaviour: Behaviour) {
  const standIn = await startStandIn(behaviour);
  const provider = createDeepSeek({
    apiKey: 'sk-test',
    baseUrl: standIn.url,
    model: 'any',
    timeoutMs: 5000,
    failuresToRest: 1000,
  });
  const ask = async (): Promise<unknown> => {
    const signal = AbortSignal.timeout(5000);
    const made = provider.generate(gameRequest(eraOf('medieval'), 'choices'), signal);
    const [answer] = await made.catch((error: unknown) => [error]);
    return answer;
  };
  const bodies = () => standIn.received.map(({ body }) => JSON.parse(body) as Body);
  return { standIn, ask, bodies };
}

const send =
  (body: string, type?: string): Behaviour =>
  (response) => {
    response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(body);
  };
const good = JSON.stringify(goodChoices(1));
const body = JSON.stringify(completion(good));
const json = 'application/json';
const answer = byModel(goodChoices(1));

/** Returns the events of a stream that writes these pieces. */
function events(pieces: readonly string[], finishReason = 'stop', end = '\n\n'): string {
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}${end}`;
  return [
    event({ role: 'assistant', content: '' }),
    ...pieces.map((content) => event({ content })),
    event({}, finishReason),
    `data: ${JSON.stringify({ choices: null, error: null, usage: { prompt_tokens: 1 } })}${end}`,
    `data: [DONE]${end}`,
  ].join('');
}

describe('one call reads', () => {
  const halves = [good.slice(0, 30), good.slice(30)];

  it.each([
    ['JSON as text/plain', send(body, 'text/plain; charset=utf-8')],
    ['JSON as HTML', send(body, 'text/html')],
    ['JSON without a type', send(body)],
    ['JSON with spaces round it', send(`  ${body}\n`, json)],
    ['JSON after a byte order mark', send(`\ufeff${body}`, json)],
    ['blank lines before JSON', send(`\n\n\r\n\n${body}`, json)],
    ['comments before JSON', send(`: keep-alive\n\n: keep-alive\r\n\r\n${body}`, json)],
    ['a stream although none was asked for', send(events(halves), 'text/event-stream')],
    ['a stream that says it is JSON', send(events(halves), json)],
    ['a stream with CRLF', send(events(halves, 'stop', '\r\n\r\n'), 'text/event-stream')],
    ['a stream after comments', send(`: keep-alive\n\n${events(halves)}`, 'text/event-stream')],
    [
      'a stream with types and ids',
      send(events(halves).replace(/^data/gm, 'event: x\nid: 1\ndata')),
    ],
    ['a whole answer in one event', send(`data: ${body}\n\n`, 'text/event-stream')],
    [
      'a stream that was cut off after whole choices',
      send(`${events([`${good.slice(0, -2)},{"text":`]).slice(0, -120)}`, 'text/event-stream'),
    ],
    [
      'whole choices although the vendor ran out of room',
      (response) => sendJson(response, completion(good, 'insufficient_system_resource')),
    ],
    [
      'whole choices although tokens ran out',
      (response) => sendJson(response, completion(good, 'length')),
    ],
  ] satisfies readonly (readonly [string, Behaviour])[])('%s', async (_name, behaviour) => {
    const { standIn, ask } = await startProvider(behaviour);
    expect(await ask()).toEqual(answer);
    expect(standIn.received).toHaveLength(1);
  });

  it('a stream however its text is divided, with comments anywhere', async () => {
    let written = '';
    const { ask, standIn } = await startProvider((response, request) =>
      send(written, 'text/event-stream')(response, request),
    );
    const cuts = fc.array(fc.nat(good.length), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        cuts,
        fc.constantFrom('\n\n', '\r\n\r\n'),
        fc.nat(5),
        async (at, end, nth) => {
          const ends = [0, ...at.sort((a, b) => a - b), good.length];
          const pieces = ends.slice(1).map((to, index) => good.slice(ends[index], to));
          written = events(pieces, 'stop', end)
            .split(end)
            .map((event, index) => (index % 5 === nth ? `: keep-alive${end}${event}` : event))
            .join(end);
          expect(await ask()).toEqual(answer);
        },
      ),
      { numRuns: 50 },
    );
    expect(standIn.received).toHaveLength(51 - 1);
  });
});

describe('one call is enough to name', () => {
  const error = (fields: object) => send(JSON.stringify({ error: fields }), json);

  it.each([
    [
      'an error object',
      error({ message: 'sk-test', type: 'server_error' }),
      'refused',
      '"server_error"',
    ],
    [
      'an unknown model',
      error({ message: 'Model Not Exist', type: 'invalid_request_error' }),
      'unknown-model',
      'set DEEPSEEK_MODEL',
    ],
    [
      'an error in words',
      send('{"error":"sk-test is bad"}', json),
      'refused',
      'check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL (status 200)',
    ],
    [
      'an error with a reason',
      error({ message: 'Too many images' }),
      'refused',
      'check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL (status 200, "Too many images")',
    ],
    ['an error with a status', error({ message: 'x', code: 429 }), 'rate-limited', 'limits'],
    ['an error with a status as text', error({ code: '402' }), 'refused', 'status 402'],
    [
      'an error that is the body',
      send('{"object":"error","message":"x"}', json),
      'refused',
      'DEEPSEEK_BASE_URL',
    ],
    [
      'an error in a stream',
      send(`: ok\n\ndata: {"error":{"code":"busy"}}\n\n`),
      'refused',
      '"busy"',
    ],
    [
      'a lack of room',
      (response) => sendJson(response, completion('', 'insufficient_system_resource')),
      'refused',
      'insufficient_system_resource',
    ],
    [
      'half an answer for lack of room',
      (response) =>
        sendJson(response, completion(good.slice(0, 40), 'insufficient_system_resource')),
      'refused',
      'insufficient_system_resource',
    ],
    [
      'a filter',
      (response) => sendJson(response, completion(good, 'content_filter')),
      'refused',
      'content_filter',
    ],
    ['an empty answer', (response) => sendContent(response, ' \n'), 'unusable', 'is empty'],
    [
      'thoughts without an answer',
      (response) => sendJson(response, completion('', 'stop', 'Hm.')),
      'unusable',
      'is empty',
    ],
    [
      'no content',
      send('{"choices":[{"message":{"content":null}}]}', json),
      'unusable',
      'is empty',
    ],
    ['no choices', send('{"choices":[]}', json), 'unusable', 'without a completion'],
    ['null for choices', send('{"choices":null}', json), 'unusable', 'without a completion'],
    ['an object for choices', send('{"choices":{}}', json), 'unusable', 'without a completion'],
    ['a page', send('<!doctype html><h1>Sign in</h1>', 'text/html'), 'unusable', 'with JSON'],
    ['half a body', send(body.slice(0, 90), json), 'unusable', 'with JSON'],
    ['nothing', send('', json), 'unusable', 'with JSON'],
    ['comments alone', send(': keep-alive\n\n: keep-alive', json), 'unusable', 'with JSON'],
  ] satisfies readonly (readonly [string, Behaviour, string, string])[])(
    '%s',
    async (_name, behaviour, failure, reason) => {
      const { standIn, ask } = await startProvider(behaviour);
      const failed = await ask();
      expect(failed).toMatchObject({
        failure,
        message: expect.stringContaining(reason) as string,
      });
      expect(String(failed)).not.toContain('sk-test');
      expect(standIn.received).toHaveLength(1);
    },
  );
});

describe('a model that thinks', () => {
  it('is told not to, under any of the names that the vendor serves', async () => {
    for (const model of ['deepseek-flash', 'deepseek-v4-flash', 'deepseek-v4-pro']) {
      const standIn = await startDeepSeek();
      const options = { apiKey: null, baseUrl: standIn.url, model, timeoutMs: 5000 };
      const request = gameRequest(eraOf('medieval'), 'choices');
      const made = createDeepSeek(options).generate(request, AbortSignal.timeout(5000));
      expect(await made).toEqual([answer]);
      expect(standIn.received).toHaveLength(1);
      expect(JSON.parse(standIn.received[0]?.body ?? '')).toMatchObject({
        model,
        thinking: { type: 'disabled' },
      });
    }
  });

  it.each([
    ['OpenAI', { error: { message: 'Unrecognized request argument supplied: thinking' } }, 400],
    [
      'Mistral',
      { message: { detail: [{ loc: ['body', 'thinking'], type: 'extra_forbidden' }] } },
      422,
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'thinking'], msg: 'Extra inputs are not permitted' }] },
      422,
    ],
  ])(
    'is not told so at an endpoint that refuses the field as %s does',
    async (_name, refusal, status) => {
      const { ask, bodies } = await startProvider((response, request) =>
        request.body.includes('"thinking"')
          ? sendJson(response, refusal, status)
          : sendContent(response, goodChoices(1)),
      );
      expect(await ask()).toEqual(answer);
      expect(await ask()).toEqual(answer);
      expect(bodies().map(({ thinking }) => thinking !== undefined)).toEqual([true, false, false]);
    },
  );

  it('is told so again if the endpoint refused something else', async () => {
    const { ask, bodies } = await startProvider((response) =>
      sendJson(response, { error: { message: 'Bad input: {"model":"x","thinking":{}}' } }, 400),
    );
    await ask();
    await ask();
    expect(bodies().map(({ thinking }) => thinking !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is asked once if it is unknown to the endpoint', async () => {
    const standIn = await startDeepSeek();
    const options = { apiKey: null, baseUrl: standIn.url, model: 'deepseek-chat', timeoutMs: 5000 };
    const request = gameRequest(eraOf('medieval'), 'choices');
    const made = createDeepSeek(options).generate(request, AbortSignal.timeout(5000));
    await expect(made).rejects.toMatchObject({ failure: 'unknown-model' });
    expect(standIn.received).toHaveLength(1);
  });

  it('is asked once more with more room if its thoughts left none, and has it from then on', async () => {
    const { ask, bodies } = await startProvider((response, request) => {
      const { max_tokens: room } = JSON.parse(request.body) as Body;
      sendJson(response, room < 6000 ? completion('', 'length', 'Hm.') : completion(good));
    });
    expect(await ask()).toEqual(answer);
    expect(await ask()).toEqual(answer);
    const [first, second, third] = bodies();
    expect(second).toEqual({ ...first, max_tokens: 8000 });
    expect(third).toEqual(second);
  });

  it.each([
    ['nothing', ''],
    ['half an answer', good.slice(0, 60)],
    ['a draft in thoughts that never end', `<think>Perhaps ${good}? No,`],
  ])('is named if it writes %s with more room too', async (_name, content) => {
    const { ask, standIn } = await startProvider((response) =>
      sendJson(response, completion(content, 'length')),
    );
    expect(await ask()).toMatchObject({
      failure: 'unusable',
      message: 'DeepSeek used up its tokens before the answer (length)',
    });
    expect(standIn.received).toHaveLength(2);
    await ask();
    expect(standIn.received).toHaveLength(3);
  });
});
