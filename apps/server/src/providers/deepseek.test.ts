import { gzipSync } from 'node:zlib';
import {
  asksForChoices,
  completion,
  goodChoices,
  goodContext,
  sendContent,
  sendJson,
  type Behaviour,
  type StandIn,
} from '@time-traveler/testing/stand-ins';
import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { byModel, startDeepSeek, startStandIn } from '../testing/stand-ins';
import { startTestServer, type Environment } from '../testing/test-server';
import { gameRequest } from '../scenes/part-request';
import { createDeepSeek } from './deepseek';
import { createVisitor } from '../testing/test-visitor';

const strict: Environment = { ON_PROVIDER_FAILURE: 'error', POOL_SIZE: '1' };

async function serverFor(standIn: StandIn, environment: Environment = strict) {
  const server = await startTestServer({
    DEEPSEEK_API_KEY: 'sk-test',
    DEEPSEEK_BASE_URL: standIn.url,
    ...environment,
  });
  return { ...server, visitor: createVisitor(server.url) };
}

describe('DeepSeek', () => {
  it('refuses to make an image, and is not called for one', async () => {
    const standIn = await startDeepSeek();
    const provider = createDeepSeek({
      apiKey: null,
      baseUrl: standIn.url,
      model: 'any',
      timeoutMs: 1000,
    });
    const request = gameRequest(eraOf('medieval'), 'image');
    const made = provider.generate(request, new AbortController().signal);
    await expect(made).rejects.toThrow(new TypeError('DeepSeek does not make image'));
    expect(standIn.received).toHaveLength(0);
  });

  it('is asked in its wire format, with the key, the model and the scene', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn, {
      ...strict,
      DEEPSEEK_MODEL: 'deepseek-v4-pro',
    });
    const { data } = await visitor.ask('choices', 'modern');
    expect(data).toEqual(byModel(goodChoices(1)));
    const [request] = standIn.received;
    expect(request).toMatchObject({ method: 'POST', path: '/chat/completions' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk-test',
      'content-type': 'application/json',
    });
    const body = JSON.parse(request?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({
      model: 'deepseek-v4-pro',
      response_format: { type: 'json_object' },
      messages: [{ role: 'system' }, { role: 'user' }],
    });
    const { scenario } = eraOf('modern');
    expect(JSON.stringify(body)).toContain(JSON.stringify(scenario.description).slice(5, 50));
  });

  it('may be any compatible endpoint, even a local one without a key', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn, { ...strict, DEEPSEEK_API_KEY: '' });
    expect((await visitor.ask('context')).data).toEqual(byModel(goodContext(1)));
  });

  it('is asked for an ending with each choice, and for a title of the background', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn);
    await visitor.ask('choices');
    await visitor.ask('context');
    const [choices = '', context = ''] = standIn.received.map(({ body }) => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      return messages[0]?.content;
    });
    expect(choices).toMatch(/"outcome".*90 to 140 words/);
    expect(context).toContain('"title"');
  });

  it('is named as the author, and its records are dropped', async () => {
    const record = { mark: 'documented', text: 'It is so.', sources: ['A book'] };
    const standIn = await startStandIn((response) =>
      sendContent(response, {
        choices: ['Join them', 'Wait'].map((text) => ({
          text,
          description: 'It has a price.',
          outcome: 'They cheer.',
          record,
        })),
        origin: 'written',
      }),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('choices')).data).toEqual({
      choices: ['Join them', 'Wait'].map((text) => ({
        text,
        description: 'It has a price.',
        outcome: 'They cheer.',
      })),
      origin: 'model',
    });
  });

  it('may wrap its JSON in a code fence', async () => {
    const standIn = await startStandIn((response) =>
      sendContent(response, `\`\`\`json\n${JSON.stringify(goodChoices(7))}\n\`\`\``),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('choices')).data).toEqual(byModel(goodChoices(7)));
  });

  it('may repair an answer once, and is sent what was wrong', async () => {
    const standIn = await startStandIn((response) =>
      sendContent(
        response,
        standIn.received.length === 1 ? { choices: [{ text: 'Join' }] } : goodChoices(2),
      ),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('choices')).data).toEqual(byModel(goodChoices(2)));
    const { messages } = JSON.parse(standIn.received[1]?.body ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toMatch(/^That answer cannot be used: .*description/);
  });

  it('may not repair an answer twice', async () => {
    const standIn = await startStandIn((response) => sendContent(response, 'I would rather not.'));
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('choices')).status).toBe(502);
    expect(standIn.received).toHaveLength(2);
  });

  it('cannot send harmful HTML', async () => {
    const hostile = `<p onclick="steal()">${'The king. '.repeat(20)}</p><script>steal()</script>`;
    const standIn = await startStandIn((response) => sendContent(response, { context: hostile }));
    const { visitor } = await serverFor(standIn);
    const { data } = await visitor.ask('context');
    expect(data).toEqual(byModel({ context: `<p>${'The king. '.repeat(20)}</p>` }));
  });
});

const failures: readonly (readonly [string, Behaviour])[] = [
  ['an error of its own', (response) => sendJson(response, { error: { message: 'x' } }, 500)],
  ['a refused key', (response) => sendJson(response, { error: { message: 'bad key' } }, 401)],
  ['no money left', (response) => sendJson(response, { error: { message: 'balance' } }, 402)],
  ['a rate limit', (response) => sendJson(response, { error: { message: 'slow down' } }, 429)],
  ['silence', () => undefined],
  [
    'headers and then silence',
    (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders(),
  ],
  [
    'a broken connection',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
      response.write('{"id":"93');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    'half a JSON body',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(completion('{}')).slice(0, 80));
    },
  ],
  ['HTML', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi')],
  [
    'an answer cut off by its length',
    (response) => sendJson(response, completion('{"choices":[{"text":"Join","descr', 'length')),
  ],
  ['no choices in its envelope', (response) => sendJson(response, { choices: [] })],
  ['null', (response) => sendJson(response, null)],
  [
    'an endless body',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'fifty megabytes in a small archive',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50_000_000, ' ')));
    },
  ],
  [
    'one byte at a time',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
  ['no content', (response) => response.writeHead(204).end()],
  ['nothing', (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end()],
  ['a list', (response) => sendJson(response, [])],
  ['a message without content', (response) => sendJson(response, { choices: [{ message: {} }] })],
  ['an answer that is no object', (response) => sendContent(response, 'null')],
  [
    'tokens of another type',
    (response) => sendJson(response, { choices: 'x', usage: { prompt_tokens: 'many' } }),
  ],
  [
    'a redirect to elsewhere',
    (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
  ],
];

describe('when DeepSeek answers with', () => {
  it.each(failures)('%s, the visitor gets a prepared scene', async (_name, behaviour) => {
    const standIn = await startStandIn(behaviour);
    const { visitor, logged } = await serverFor(standIn, { PROVIDER_TIMEOUT_MS: '300' });
    const { status, data } = await visitor.ask('choices');
    expect(status).toBe(200);
    expect(data).toMatchObject({ choices: expect.arrayContaining([expect.anything()]) });
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'generation failed', provider: 'deepseek' }),
    );
    expect(JSON.stringify(logged)).not.toContain('sk-test');
  });

  it.each(failures)('%s, the operator may ask for an error instead', async (_name, behaviour) => {
    const standIn = await startStandIn(behaviour);
    const { visitor } = await serverFor(standIn, { ...strict, PROVIDER_TIMEOUT_MS: '300' });
    expect(await visitor.ask('choices')).toMatchObject({
      status: 502,
      data: { code: 'generation_failed' },
    });
  });
});

describe('a DeepSeek that fails during a game', () => {
  it('leaves the visitor with a working scene', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn, {});
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    await standIn.stop();
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    expect((await visitor.ask('choices', 'future')).status).toBe(200);
  });

  it('is not called after three failures in a row, and /readyz says so', async () => {
    const standIn = await startStandIn((response) => sendJson(response, {}, 500));
    const { visitor, url, logged } = await serverFor(standIn, {});
    for (let visit = 0; visit < 6; visit += 1) {
      expect((await visitor.ask('choices')).status).toBe(200);
    }
    expect(standIn.received).toHaveLength(3);
    // Only the failed calls are warnings, not every visitor while the circuit is open.
    expect(
      logged.filter(({ msg, level }) => msg === 'generation failed' && level === 40),
    ).toHaveLength(3);
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      services: { deepseek: 'resting' },
    });
  });

  it('still writes choices while it is not called for the backgrounds that it fails at', async () => {
    const standIn = await startStandIn((response, request) =>
      sendContent(response, asksForChoices(request) ? goodChoices(1) : { context: 'Too short' }),
    );
    const { visitor } = await serverFor(standIn);
    for (let visit = 0; visit < 4; visit += 1) {
      expect((await visitor.ask('context')).status).toBeGreaterThanOrEqual(500);
    }
    const { data } = await visitor.ask('choices');
    expect(data).toEqual(byModel(goodChoices(1)));
    // Three backgrounds, each with its repair, and one set of choices.
    expect(standIn.received).toHaveLength(3 * 2 + 1);
  });

  it('is logged after an error status with what the operator can do', async () => {
    const standIn = await startStandIn((response) => sendJson(response, {}, 401));
    const { visitor, logged } = await serverFor(standIn, {});
    await visitor.ask('choices');
    const reason = 'DeepSeek does not accept the key: check DEEPSEEK_API_KEY (status 401)';
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'generation failed', reason }));
  });

  it('has a failure logged once, however many visitors waited', async () => {
    const standIn = await startStandIn((response) =>
      setTimeout(() => sendJson(response, {}, 500), 100),
    );
    const { url, logged } = await serverFor(standIn, {});
    const visitors = Array.from({ length: 5 }, () => createVisitor(url));
    await Promise.all(visitors.map((visitor) => visitor.ask('choices')));
    expect(standIn.received).toHaveLength(1);
    expect(logged.filter(({ msg }) => msg === 'generation failed')).toHaveLength(1);
  });

  it('is not called for as long as Retry-After asks', async () => {
    const standIn = await startStandIn((response) => {
      response.setHeader('Retry-After', '60');
      sendJson(response, { error: { message: 'slow down' } }, 429);
    });
    const { visitor } = await serverFor(standIn, {});
    for (let visit = 0; visit < 3; visit += 1) await visitor.ask('choices');
    expect(standIn.received).toHaveLength(1);
  });
});

describe('the limit of all calls', () => {
  it('ends calls to the service, while visitors get answers from the pool and prepared scenes', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn, { RATE_TOTAL: '1', POOL_SIZE: '1' });
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    expect(await visitor.ask('choices', 'modern')).toMatchObject({
      status: 200,
      data: { origin: 'written' },
    });
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    expect(standIn.received).toHaveLength(1);
  });
});

describe('the cap of a day', () => {
  it('ends requests to the service, repairs included, and is logged once', async () => {
    const standIn = await startStandIn((response) => sendContent(response, 'I would rather not.'));
    const { visitor, logged } = await serverFor(standIn, { CALLS_PER_DAY: '3', POOL_SIZE: '1' });
    for (const slug of ['medieval', 'renaissance', 'industrial', 'modern', 'future']) {
      expect(await visitor.ask('choices', slug)).toMatchObject({
        status: 200,
        data: { origin: 'written' },
      });
    }
    expect(standIn.received).toHaveLength(3);
    const lines = logged.filter(({ msg }) => /calls of the day are used up/.test(String(msg)));
    expect(lines).toEqual([expect.objectContaining({ level: 40, callsPerDay: 3 })]);
  });

  it('leaves the pool as it is, and does not count as a failure of the service', async () => {
    const standIn = await startDeepSeek();
    const { visitor, url } = await serverFor(standIn, { CALLS_PER_DAY: '1', POOL_SIZE: '1' });
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    for (let visit = 0; visit < 4; visit += 1) await visitor.ask('choices', 'modern');
    expect((await visitor.ask('choices', 'medieval')).data).toEqual(byModel(goodChoices(1)));
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toMatchObject({ services: { deepseek: 'up' } });
    expect(standIn.received).toHaveLength(1);
  });
});

describe('text that has no place in a classroom', () => {
  it('is refused, repaired if possible, and otherwise counts as a failure', async () => {
    const foul = {
      choices: ['Join them', 'Wait'].map((text) => ({ text, description: 'It is sh1t.' })),
    };
    const standIn = await startStandIn((response) =>
      sendContent(response, standIn.received.length === 1 ? foul : goodChoices(2)),
    );
    const { visitor } = await serverFor(standIn);
    expect((await visitor.ask('choices')).data).toEqual(byModel(goodChoices(2)));
    expect(standIn.received[1]?.body).toContain('no place in a classroom');
    standIn.behave((response) => sendContent(response, foul));
    expect((await visitor.ask('choices', 'modern')).status).toBe(502);
  });
});

describe('a visitor who leaves', () => {
  it('cancels the call to the service', async () => {
    const standIn = await startStandIn(() => undefined);
    const { visitor } = await serverFor(standIn, {});
    const leaving = new AbortController();
    const asked = visitor.ask('choices', 'medieval', leaving.signal).catch(() => 'left');
    const [request] = await standIn.requests(1);
    leaving.abort();
    expect(await asked).toBe('left');
    await request?.abandoned;
  });

  it('does not count as a failure of the service', async () => {
    const standIn = await startStandIn(() => undefined);
    const { visitor } = await serverFor(standIn, {});
    for (let visit = 1; visit <= 4; visit += 1) {
      const leaving = new AbortController();
      const asked = visitor.ask('choices', 'medieval', leaving.signal).catch(() => 'left');
      const requests = await standIn.requests(visit);
      leaving.abort();
      await asked;
      await requests[visit - 1]?.abandoned;
    }
    standIn.behave((response) => sendContent(response, goodChoices(9)));
    expect((await visitor.ask('choices')).data).toEqual(byModel(goodChoices(9)));
  });
});

describe('a prompt that the game does not send', () => {
  const own = { prompt: 'A market in Bruges, 1400.', type: 'choices', period: 'medieval' };

  it('is forwarded if the operator allows it, and never kept for others', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn, { ...strict, ALLOW_ANY_PROMPT: 'true' });
    expect((await visitor.send(own)).data).toEqual(byModel(goodChoices(1)));
    expect((await visitor.send(own)).data).toEqual(byModel(goodChoices(2)));
    expect(standIn.received[0]?.body).toContain('A market in Bruges');
    expect((await visitor.ask('choices')).data).toEqual(byModel(goodChoices(3)));
  });

  it('is not forwarded otherwise', async () => {
    const standIn = await startDeepSeek();
    const { visitor } = await serverFor(standIn);
    expect((await visitor.send(own)).status).toBe(422);
    expect(standIn.received).toHaveLength(0);
  });
});
