import { rm } from 'node:fs/promises';
import { builtInEras } from '@time-traveler/game-core';
import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import {
  sceneParts,
  type ChoicesAnswer,
  type ContextAnswer,
} from '@time-traveler/game-core/contract';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';
import { makeSite } from '../testing/test-site';

describe('without any key', () => {
  it('answers every part of every era from the prepared scenes', async () => {
    const visitor = createVisitor((await startTestServer()).url);
    for (const { period } of builtInEras) {
      for (const part of sceneParts) {
        const { status, headers, data } = await visitor.ask(part, period.slug);
        expect([period.slug, part, status]).toEqual([period.slug, part, 200]);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(data).toMatchObject({ origin: 'written' });
      }
    }
  });

  it('sends an ending and a record with every choice, and a title with every background', async () => {
    const visitor = createVisitor((await startTestServer()).url);
    for (const { period } of builtInEras) {
      for (let visit = 0; visit < 5; visit += 1) {
        const { choices } = (await visitor.ask('choices', period.slug)).data as ChoicesAnswer;
        for (const { outcome = '', record } of choices) {
          expect(outcome.split(' ').length).toBeGreaterThan(80);
          expect(record?.sources.length).toBeGreaterThan(0);
        }
        const { title } = (await visitor.ask('context', period.slug)).data as ContextAnswer;
        expect(title).toMatch(/\w+/);
      }
    }
  });

  it('begins with the built-in scene, so that nothing changes while a newcomer reads it', async () => {
    const { url } = await startTestServer();
    for (const { period, scenario, choices, context } of builtInEras) {
      const newcomer = createVisitor(url);
      expect((await newcomer.ask('image', period.slug)).data).toMatchObject({
        imageUrl: scenario.imageUrl,
      });
      expect((await newcomer.ask('choices', period.slug)).data).toMatchObject({
        choices: choices.map(({ text, description }) => ({ text, description })),
      });
      expect((await newcomer.ask('context', period.slug)).data).toMatchObject({
        title: context.title,
      });
      const next = (await newcomer.ask('image', period.slug)).data;
      expect(next).not.toMatchObject({ imageUrl: scenario.imageUrl });
    }
  });

  it('shows a visitor every picture of an era before repeating one', async () => {
    const visitor = createVisitor((await startTestServer()).url);
    const asked: unknown[] = [];
    for (let visit = 0; visit < 4; visit += 1) {
      asked.push((await visitor.ask('image', 'future')).data);
    }
    expect(new Set(asked.slice(0, 3).map((data) => JSON.stringify(data))).size).toBe(3);
    expect(asked[3]).toEqual(asked[0]);
  });

  it('remembers each era and each part separately', async () => {
    const visitor = createVisitor((await startTestServer()).url);
    const first = await visitor.ask('image', 'future');
    await visitor.ask('image', 'medieval');
    await visitor.ask('choices', 'future');
    const second = await visitor.ask('image', 'future');
    expect(second.data).not.toEqual(first.data);
  });

  it('offers no picture that the built game does not contain', async () => {
    const site = await makeSite();
    for (const name of ['modern-2', 'modern-3']) await rm(`${site}/images/${name}.avif`);
    const visitor = createVisitor((await startTestServer({ SITE_DIR: site })).url);
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await visitor.ask('image', 'modern')).data).toMatchObject({
        imageUrl: '/images/modern.avif',
        origin: 'written',
      });
    }
  });

  it('stores only short ids of answers in the browser, where scripts cannot read them', async () => {
    const { headers } = await createVisitor((await startTestServer()).url).ask('image');
    expect(headers.get('set-cookie')).toMatch(
      /^seen-image=medieval%3A[\w-]{6}; Max-Age=\d+; Path=\/api\/deepseek; HttpOnly; SameSite=Strict$/,
    );
  });

  it('ignores a malformed cookie', async () => {
    const visitor = createVisitor((await startTestServer()).url);
    const era = eraOf('medieval');
    const body = { prompt: era.scenario.description, type: 'choices', period: 'medieval' };
    for (const cookie of [
      'seen-choices=%%%',
      'seen-choices=__proto__:aaaaaa',
      'seen-choices=a:b',
    ]) {
      expect((await visitor.send(body, { Cookie: cookie })).status).toBe(200);
    }
  });
});

describe('a request that the game would not send', () => {
  const { scenario } = eraOf('medieval');
  const good = { prompt: scenario.description, type: 'choices', period: 'medieval' };

  it.each([
    ['another prompt', { ...good, prompt: 'Write my essay' }, 422, 'unknown_prompt'],
    ["another era's prompt", { ...good, period: 'future' }, 422, 'unknown_prompt'],
    ["another part's prompt", { ...good, type: 'image' }, 422, 'unknown_prompt'],
    [
      'an aftermath',
      { ...good, prompt: 'Generate an image for Aftermath: Join' },
      422,
      'unknown_prompt',
    ],
    ['an unknown period', { ...good, period: 'atlantis' }, 422, 'unknown_period'],
    ['an unknown type', { ...good, type: 'video' }, 400, 'invalid_body'],
    ['no prompt', { type: 'image', period: 'medieval' }, 400, 'invalid_body'],
    ['an extra field', { ...good, model: 'gpt' }, 400, 'invalid_body'],
    ['a list as the body', [good], 400, 'invalid_body'],
    ['a prompt that is too long', { ...good, prompt: 'x'.repeat(7000) }, 400, 'invalid_body'],
    ['a path as period', { ...good, period: '../x' }, 400, 'invalid_body'],
    ['half a body', '{"prompt":', 400, 'unreadable_body'],
    ['a body that is too long', `"${'x'.repeat(20_000)}"`, 413, 'body_too_large'],
  ])('is refused with a clear answer: %s', async (_name, body, status, code) => {
    const { url } = await startTestServer();
    const answer = await createVisitor(url).send(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.data).toMatchObject({ code, status, detail: expect.stringMatching(/\w+ \w+/) });
  });

  it('is refused if it is not JSON, so that other websites cannot send it without a CORS preflight', async () => {
    const { url } = await startTestServer();
    const answer = await createVisitor(url).send(good, { 'Content-Type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, data: { code: 'not_json' } });
  });

  it('is refused without a Content-Length', async () => {
    const { url } = await startTestServer();
    const answer = await fetch(`${url}/api/deepseek`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([JSON.stringify(good)]).stream(),
      duplex: 'half',
    });
    expect(answer.status).toBe(411);
  });

  it.each([
    ['GET', '/api/deepseek', 'POST'],
    ['POST', '/api/periods', 'GET, HEAD'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
    ['PUT', '/api/audio/medieval.mp3', 'GET, HEAD'],
  ])(
    'is refused by another method, and Allow names the right one: %s %s',
    async (method, path, right) => {
      const { url } = await startTestServer();
      const answer = await fetch(url + path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(right);
    },
  );
});
