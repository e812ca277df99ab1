import { sendJson, type Behaviour } from '@time-traveler/testing/stand-ins';
import { describe, expect, it } from 'vitest';
import { startStandIn } from '../testing/stand-ins';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

const refuses =
  (list: Behaviour): Behaviour =>
  (response, request) => {
    if (request.path === '/models') list(response, request);
    else sendJson(response, { error: { message: 'Model Not Exist' } }, 400);
  };

async function serverFor(list: Behaviour) {
  const standIn = await startStandIn(refuses(list));
  const { url, logged } = await startTestServer({
    DEEPSEEK_API_KEY: 'sk-0123456789',
    DEEPSEEK_BASE_URL: standIn.url,
    DEEPSEEK_MODEL: 'deepseek-of-old',
  });
  const asked = () => standIn.received.filter(({ path }) => path === '/models');
  return { url, logged, asked, visitor: createVisitor(url) };
}

describe('an unknown model', () => {
  it('makes the server ask for the models of the endpoint once, and log their names', async () => {
    const { url, logged, asked, visitor } = await serverFor((response) =>
      sendJson(response, { data: [{ id: 'deepseek-flash' }, { id: 'deepseek-v4-pro' }] }),
    );
    for (const part of ['choices', 'context', 'choices', 'context'] as const) {
      expect((await visitor.ask(part)).status).toBe(200);
    }
    const models = ['deepseek-flash', 'deepseek-v4-pro'];
    await expect.poll(() => logged).toContainEqual(expect.objectContaining({ models }));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.headers.authorization).toBe('Bearer sk-0123456789');
    const problem =
      'The model "deepseek-of-old" is unknown to this endpoint: set DEEPSEEK_MODEL (status 400)';
    expect(logged).toContainEqual(expect.objectContaining({ reason: problem }));
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      problems: { deepseek: problem },
    });
  });

  it('keeps no visitor waiting for an endpoint that does not tell its models', async () => {
    const { visitor, asked } = await serverFor(() => undefined);
    const started = performance.now();
    expect((await visitor.ask('choices')).status).toBe(200);
    await expect.poll(asked).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  const odd: readonly Behaviour[] = [
    (response) => sendJson(response, { error: 'no' }, 404),
    (response) => sendJson(response, null),
    (response) => sendJson(response, { data: 'none' }),
    (response) => sendJson(response, { data: [null, 7, {}, { id: 7 }, { id: '' }] }),
    (response) => sendJson(response, { data: [{ id: 'sk-0123456789' }] }),
    (response) => response.destroy(),
    (response) => response.end('<html>'),
  ];
  it.each(odd.map((list, index) => [index, list] as const))(
    'is told without names if the endpoint tells none that can be used (%i)',
    async (_index, list) => {
      const { visitor, logged, asked } = await serverFor(list);
      await visitor.ask('choices');
      await expect.poll(asked).toHaveLength(1);
      await visitor.ask('context');
      expect(JSON.stringify(logged)).not.toContain('"models"');
      expect(JSON.stringify(logged)).toContain('is unknown to this endpoint');
      expect(JSON.stringify(logged)).not.toContain('sk-0123456789');
    },
  );
});
