import { execFileSync } from 'node:child_process';
import {
  photo,
  searchResult,
  sendContent,
  sendJson,
  goodChoices,
} from '@time-traveler/testing/stand-ins';
import type { Behaviour } from '@time-traveler/testing/stand-ins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { startDeepSeek, startPexels, startStandIn } from '../testing/stand-ins';
import { startServerProcess } from '../testing/test-process';
import type { Environment } from '../testing/test-server';
import { startRedis } from '../testing/test-redis';
import { checkSetup } from './check-setup';
import { reportOf } from './report';

const keys = { DEEPSEEK_API_KEY: 'sk-0123456789abcdef', PEXELS_API_KEY: 'px-0123456789abcdef' };

/** Runs `--check` as a process; its output has no time in it, so that outputs can be compared. */
async function check(environment: Environment) {
  const server = startServerProcess(environment, ['--check']);
  const code = await server.ended;
  return { code, output: server.output().replace(/\d+\.\d s/g, '0.0 s') };
}

/** Returns the settings of a model that behaves like this. */
async function model(behaviour: Behaviour): Promise<Environment> {
  const { url } = await startStandIn(behaviour);
  return { DEEPSEEK_API_KEY: keys.DEEPSEEK_API_KEY, DEEPSEEK_BASE_URL: url };
}

async function pexels(behaviour: Behaviour): Promise<Environment> {
  const { url } = await startStandIn(behaviour);
  return { PEXELS_API_KEY: keys.PEXELS_API_KEY, PEXELS_BASE_URL: url };
}

const status =
  (code: number, message = 'no'): Behaviour =>
  (response, { headers }) =>
    sendJson(response, { error: { message, code: headers.authorization } }, code);

const closedPort = async () => {
  const standIn = await startStandIn(() => undefined);
  await standIn.stop();
  return standIn.url;
};

const setups: readonly (readonly [string, () => Promise<Environment>, readonly RegExp[]])[] = [
  ['a wrong key', () => model(status(401)), [/does not accept the key: check DEEPSEEK_API_KEY/]],
  [
    'no key where one is needed',
    async () => ({ ...(await model(status(401))), DEEPSEEK_API_KEY: '' }),
    [/DeepSeek needs a key: set DEEPSEEK_API_KEY/],
  ],
  [
    'an unknown model',
    () =>
      model((response, { path }) =>
        path === '/models'
          ? sendJson(response, { data: [{ id: 'deepseek-flash' }, { id: 'deepseek-v4-pro' }] })
          : sendJson(response, { error: { message: 'Model Not Exist' } }, 400),
      ),
    [
      /The model "[^"]+" is unknown to this endpoint: set DEEPSEEK_MODEL/,
      /offers these models: deepseek-flash, deepseek-v4-pro\./,
    ],
  ],
  [
    'another complaint with status 400',
    () => model(status(400, 'Unknown field: response_format')),
    [/status 400, "Unknown field: response_format"/],
  ],
  ['a wrong address', () => model(status(404)), [/no such call .*: check DEEPSEEK_BASE_URL/]],
  [
    'an address that leads elsewhere',
    () => model((response) => response.writeHead(301, { Location: 'https://a.example' }).end()),
    [/redirect: set DEEPSEEK_BASE_URL/],
  ],
  [
    'an address at which nobody answers',
    async () => ({ ...(await model(status(404))), DEEPSEEK_BASE_URL: await closedPort() }),
    [/cannot be reached \(ECONNREFUSED\): check DEEPSEEK_BASE_URL/],
  ],
  [
    'the address of a website',
    () => model((response) => response.setHeader('Content-Type', 'text/html').end('<p>Hello</p>')),
    [/Check that DEEPSEEK_BASE_URL is the address of a chat completions endpoint/],
  ],
  [
    'an endpoint that says nothing',
    async () => ({ ...(await model(() => undefined)), PROVIDER_TIMEOUT_MS: '300' }),
    [/did not answer in 300 ms: .*raise PROVIDER_TIMEOUT_MS/],
  ],
  ['no balance', () => model(status(402)), [/no balance left: top it up/]],
  ['a limit', () => model(status(429)), [/limits our requests: wait, lower RATE_TOTAL/]],
  ['an overloaded model', () => model(status(503)), [/is overloaded: nothing needs to be changed/]],
  ['a wrong key for Pexels', () => pexels(status(401)), [/check PEXELS_API_KEY/]],
  ['a wrong address of Pexels', () => pexels(status(404)), [/check PEXELS_BASE_URL/]],
  [
    'pictures of another origin',
    () =>
      pexels((response) =>
        sendJson(response, searchResult([photo(1, 'https://elsewhere.example')])),
      ),
    [/check IMAGE_ORIGINS/],
  ],
  [
    'a Redis that is down',
    async () => ({ REDIS_URL: (await closedPort()).replace('http', 'redis') }),
    [
      /Redis cannot be reached \(.*ECONNREFUSED.*\): check REDIS_URL/,
      /Visitors get scenes that each server makes, pays for and counts alone/,
    ],
  ],
  [
    'a Redis with another password',
    async () => {
      const { port } = await startRedis({ password: 'open-sesame' });
      return { REDIS_URL: `redis://:close-sesame@127.0.0.1:${port}` };
    },
    [/REDIS_URL cannot be used \(WRONGPASS .*check the user and password/, /does not start/],
  ],
  [
    'a Redis that only reads',
    async () => {
      const [{ port }, replica] = await Promise.all([startRedis(), startRedis()]);
      const command = ['-p', String(replica.port), 'replicaof', '127.0.0.1', String(port)];
      execFileSync('redis-cli', command);
      return { REDIS_URL: replica.url };
    },
    [/refuses to write \(READONLY .*check the rights of the user in REDIS_URL/],
  ],
  [
    'a misspelt setting',
    () => Promise.resolve({ DEEPSEEK_APIKEY: keys.DEEPSEEK_API_KEY }),
    [/DEEPSEEK_APIKEY is not a setting: did you mean DEEPSEEK_API_KEY\?/],
  ],
];

describe('--check', () => {
  const outputs = new Map<string, string>();

  it.each(setups)('says what is wrong and what to change: %s', async (name, setUp, sentences) => {
    const { code, output } = await check(await setUp());
    for (const sentence of sentences) expect(output).toMatch(sentence);
    expect(output).toMatch(/: wrong\n/);
    expect(output).toMatch(/\n {2}Visitors get /);
    expect(output).not.toMatch(/0123456789|sesame|\n\s+at /);
    expect(code).toBe(1);
    outputs.set(name, output.replace(/\d{4,}/g, ''));
  });

  it('tells each wrong set-up from every other', () => {
    expect(new Set(outputs.values()).size).toBe(outputs.size);
  });

  it('is content with nothing set: everything is prepared then', async () => {
    const { code, output } = await check({});
    expect(output).toContain('Model: not set\n');
    expect(output).toContain('Visitors get prepared choices and backgrounds.');
    expect(output).toContain('Visitors get the built-in pictures.');
    expect(output).toContain('All is well.');
    expect(code).toBe(0);
  });

  it('is content with a model without a key, a Pexels and a Redis that work, and tries each once', async () => {
    const [deepSeek, pictures, redis] = await Promise.all([
      startDeepSeek(),
      startPexels(),
      startRedis(),
    ]);
    const { code, output } = await check({
      DEEPSEEK_BASE_URL: deepSeek.url,
      PEXELS_API_KEY: keys.PEXELS_API_KEY,
      PEXELS_BASE_URL: pictures.url,
      REDIS_URL: redis.url,
    });
    expect(output.match(/: works\n/g)).toHaveLength(3);
    expect(output).toContain('Visitors get choices and backgrounds that the model writes.');
    expect(output).toContain('Visitors get photographs from Pexels.');
    expect(code).toBe(0);
    expect([deepSeek.received.length, pictures.received.length]).toEqual([1, 1]);
  });

  it('keeps to the cap of the day, which servers with the same Redis share', async () => {
    const [deepSeek, redis] = await Promise.all([startDeepSeek(), startRedis()]);
    const environment = {
      DEEPSEEK_BASE_URL: deepSeek.url,
      REDIS_URL: redis.url,
      CALLS_PER_DAY: '1',
    };
    expect((await check(environment)).code).toBe(0);
    const { code, output } = await check(environment);
    expect(output).toContain('The calls of the day are used up: CALLS_PER_DAY sets the cap.');
    expect(code).toBe(1);
    expect(deepSeek.received).toHaveLength(1);
  });

  it('says what visitors get if the operator wants errors', async () => {
    const { output } = await check({ ...(await model(status(401))), ON_PROVIDER_FAILURE: 'error' });
    expect(output).toMatch(/Visitors get the same choices .*ON_PROVIDER_FAILURE is "error"/);
  });

  it('explains wrong values as the start does, and refuses another word', async () => {
    const wrong = await check({ DEEPSEEK_API_KEY: 'sk-ключ', PORT: 'many' });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringMatching(/^PORT must be /) });
    expect(wrong.output).toContain('\nVisitors get nothing, because the server does not start.\n');
    const server = startServerProcess({}, ['--check', '--all']);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('Unknown option --all: try --help.\n');
  });

  it('prints no key, whatever a service does with it', async () => {
    const key = fc.stringMatching(/^[!-~]{8,40}$/);
    const code = fc.constantFrom(200, 400, 401, 404, 422, 429);
    await fc.assert(
      fc.asyncProperty(key, key, code, async (modelKey, pictureKey, answer) => {
        const echo: Behaviour = (response, { headers, path }) => {
          const sent = String(headers.authorization).replace('Bearer ', '');
          const message = `${path === '/models' ? '' : 'Model Not Exist'} ${sent}`;
          if (path === '/models') sendJson(response, { data: [{ id: sent }, { id: `a-${sent}` }] });
          else if (answer === 200) sendContent(response, { ...goodChoices(1), note: sent });
          else sendJson(response, { error: { message, code: sent } }, answer);
        };
        const environment = {
          ...(await model(echo)),
          ...(await pexels(echo)),
          DEEPSEEK_API_KEY: modelKey,
          PEXELS_API_KEY: pictureKey,
          DEEPSEEK_MODEL: modelKey,
        };
        const { text } = reportOf(await checkSetup(readSettings(environment)), []);
        expect(text).not.toContain(modelKey);
        expect(text).not.toContain(pictureKey);
      }),
      { numRuns: 25 },
    );
  });
});
