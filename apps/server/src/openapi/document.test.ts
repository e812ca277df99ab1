import { Validator } from '@seriousme/openapi-schema-validator';
import { builtInEras } from '@time-traveler/game-core';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sceneParts, type ScenePart } from '@time-traveler/game-core/contract';
import { openApiDocument } from './document';
import { startDeepSeek, startPexels } from '../testing/stand-ins';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

type Path = '/api/periods' | '/api/deepseek';

/** Returns a function that lists how an answer differs from the served description of its path and status. */
async function createChecker(url: string) {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ReturnType<
    typeof openApiDocument
  >;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const part = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
  return (path: Path, method: string, status: number, contentType: string, data: unknown) => {
    const pointer = `/paths/${part(path)}/${method}/responses/${status}/content/${part(contentType)}`;
    const validate = ajv.getSchema(`api#${pointer}/schema`);
    if (validate === undefined) return [`${pointer} is not described`];
    return validate(data) ? [] : (validate.errors ?? []);
  };
}

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...openApiDocument('1.0.0') });
    expect(result).toMatchObject({ valid: true });
  });

  it('describes the periods', async () => {
    const { url } = await startTestServer();
    const check = await createChecker(url);
    const answer = await fetch(`${url}/api/periods`);
    expect(check('/api/periods', 'get', 200, 'application/json', await answer.json())).toEqual([]);
    expect(check('/api/periods', 'get', 200, 'application/json', [{ id: 1 }])).not.toEqual([]);
  });

  it('describes every part of prepared and of generated scenes', async () => {
    const [deepSeek, pexels] = [await startDeepSeek(), await startPexels()];
    const servers = [
      await startTestServer(),
      await startTestServer({
        DEEPSEEK_BASE_URL: deepSeek.url,
        PEXELS_BASE_URL: pexels.url,
        PEXELS_API_KEY: 'key',
      }),
    ];
    const keys: Record<ScenePart, string> = {
      image: 'imageUrl',
      choices: 'choices',
      context: 'context',
    };
    for (const { url } of servers) {
      const check = await createChecker(url);
      const visitor = createVisitor(url);
      for (const { period } of builtInEras) {
        for (const part of sceneParts) {
          const { data } = await visitor.ask(part, period.slug);
          expect(data).toHaveProperty(keys[part]);
          expect(check('/api/deepseek', 'post', 200, 'application/json', data)).toEqual([]);
        }
      }
    }
  });

  it('names the optional fields of a choice and a background, and requires the origin', () => {
    const { ChoicesAnswer, ContextAnswer, ImageAnswer, HistoricalRecord } =
      openApiDocument('1.0.0').components.schemas;
    expect(ChoicesAnswer).toMatchObject({
      additionalProperties: false,
      required: ['choices', 'origin'],
      properties: {
        choices: {
          minItems: 2,
          maxItems: 4,
          items: {
            additionalProperties: false,
            required: ['text', 'description'],
            properties: { outcome: { type: 'string' }, record: { $ref: expect.any(String) } },
          },
        },
      },
    });
    expect(Object.keys(ContextAnswer.properties ?? {})).toEqual(['context', 'title', 'origin']);
    for (const answer of [ContextAnswer, ImageAnswer]) expect(answer.required).toContain('origin');
    expect(HistoricalRecord.required).toEqual(['mark', 'text', 'sources']);
  });

  it('describes every refusal', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '5' });
    const check = await createChecker(url);
    const { send } = createVisitor(url);
    const known = { type: 'image', period: 'medieval' };
    const answers = [
      await send('{'),
      await send({ ...known, prompt: 'x' }),
      await send(known, { 'Content-Type': 'text/plain' }),
      await send('x'.repeat(20_000)),
      await send({}),
      await send({}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 422, 415, 413, 400, 429]);
    for (const { status, headers, data } of answers) {
      const [contentType = ''] = (headers.get('content-type') ?? '').split(';');
      expect(check('/api/deepseek', 'post', status, contentType, data)).toEqual([]);
    }
  });
});
