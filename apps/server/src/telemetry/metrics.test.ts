import { completion, goodChoices, sendContent, sendJson } from '@time-traveler/testing/stand-ins';
import { describe, expect, it } from 'vitest';
import { startStandIn } from '../testing/stand-ins';
import { startTestServer, type TestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

/** Returns the metrics as a map from name and labels to value. */
async function metricsOf({ metricsUrl }: TestServer): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(metricsUrl?.replace('localhost', '127.0.0.1') ?? '')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(\S+(?: \S+)*) (\S+)$/.exec(line) ?? [];
      return [name.replace('time_traveler_', ''), Number(value)];
    }),
  );
}

const on = { METRICS_PORT: '0', POOL_SIZE: '1' };

describe('metrics', () => {
  it('are off unless the operator sets a port, and never on the port of the game', async () => {
    const off = await startTestServer();
    expect(off.metricsUrl).toBeNull();
    expect((await fetch(`${off.url}/metrics`)).status).toBe(404);
    const server = await startTestServer(on);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const scraped = await fetch(server.metricsUrl?.replace('localhost', '127.0.0.1') ?? '');
    expect(scraped.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await scraped.text(), 'Node’s own').toContain('\nprocess_cpu_seconds_total ');
  });

  it('show that Redis is away', async () => {
    const server = await startTestServer({ ...on, REDIS_URL: 'redis://127.0.0.1:9' });
    expect((await metricsOf(server)).get('redis_up')).toBe(0);
  });

  it('count answers by route and class of status, with few routes whatever visitors ask for', async () => {
    const server = await startTestServer({ ...on, RATE_PER_VISITOR: '1' });
    const visitor = createVisitor(server.url);
    await visitor.ask('image');
    await visitor.ask('image');
    for (const path of ['/', '/api/periods', '/assets/index-4f2a9c.js', '/a', '/b', '/api/c']) {
      await fetch(server.url + path);
    }
    const metrics = await metricsOf(server);
    const requests = [...metrics].filter(([name]) => name.startsWith('requests_total'));
    expect(Object.fromEntries(requests)).toEqual({
      'requests_total{route="/api/deepseek",status="2xx"}': 1,
      'requests_total{route="/api/deepseek",status="4xx"}': 1,
      'requests_total{route="/",status="2xx"}': 1,
      'requests_total{route="/api/periods",status="2xx"}': 1,
      'requests_total{route="file",status="2xx"}': 1,
      'requests_total{route="other",status="4xx"}': 3,
    });
    expect(metrics.get('request_duration_seconds_count{route="other"}')).toBe(3);
    expect(metrics.get('limit_refusals_total{limit="visitor"}')).toBe(1);
    expect(metrics.get('limit{limit="visitor"}')).toBe(1);
  });

  it('count what the pool has, the requests to providers and the tokens of a model', async () => {
    const standIn = await startStandIn((response) =>
      sendJson(response, {
        ...completion(JSON.stringify(goodChoices(1))),
        usage: { prompt_tokens: 300, completion_tokens: 50 },
      }),
    );
    const server = await startTestServer({ ...on, DEEPSEEK_BASE_URL: standIn.url });
    const visitor = createVisitor(server.url);
    await visitor.ask('choices');
    await visitor.ask('choices');
    const metrics = await metricsOf(server);
    expect(metrics.get('pool_reads_total{part="choices",result="miss"}')).toBe(1);
    expect(metrics.get('pool_reads_total{part="choices",result="hit"}')).toBe(1);
    const labels = 'provider="deepseek",part="choices"';
    expect(metrics.get(`generations_total{${labels},outcome="ok"}`)).toBe(1);
    expect(metrics.get(`provider_calls_total{${labels},outcome="ok"}`)).toBe(1);
    expect(metrics.get(`provider_call_duration_seconds_count{${labels}}`)).toBe(1);
    expect(metrics.get('provider_tokens_total{provider="deepseek",kind="prompt"}')).toBe(300);
    expect(metrics.get('provider_tokens_total{provider="deepseek",kind="completion"}')).toBe(50);
    expect(metrics.get('calls_today')).toBe(1);
    expect(metrics.get(`provider_resting{${labels}}`)).toBe(0);
  });

  it('count failures by their reason, and show a provider that rests and a cap that is reached', async () => {
    const standIn = await startStandIn((response) => sendJson(response, {}, 500));
    const server = await startTestServer({
      ...on,
      CALLS_PER_DAY: '4',
      DEEPSEEK_BASE_URL: standIn.url,
    });
    const visitor = createVisitor(server.url);
    for (let visit = 0; visit < 3; visit += 1) await visitor.ask('choices');
    standIn.behave((response) => sendContent(response, 'no JSON'));
    await visitor.ask('context');
    const metrics = await metricsOf(server);
    const labels = 'provider="deepseek",part="choices"';
    expect(metrics.get(`provider_calls_total{${labels},outcome="refused"}`)).toBe(3);
    expect(metrics.get(`generations_total{${labels},outcome="refused"}`)).toBe(3);
    expect(metrics.get(`provider_resting{${labels}}`)).toBe(1);
    expect(
      metrics.get('generations_total{provider="deepseek",part="context",outcome="busy"}'),
    ).toBe(1);
    expect(metrics.get('limit_refusals_total{limit="day"}')).toBe(1);
    expect(metrics.get('limit{limit="day"}')).toBe(4);
  });

  it('count the calls that the limit of all refuses', async () => {
    const standIn = await startStandIn((response) => sendContent(response, goodChoices(1)));
    const server = await startTestServer({
      ...on,
      RATE_TOTAL: '1',
      DEEPSEEK_BASE_URL: standIn.url,
    });
    const visitor = createVisitor(server.url);
    await visitor.ask('choices', 'medieval');
    await visitor.ask('choices', 'modern');
    expect((await metricsOf(server)).get('limit_refusals_total{limit="calls"}')).toBe(1);
  });
});
