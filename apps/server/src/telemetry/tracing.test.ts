import {
  asksForChoices,
  goodChoices,
  sendContent,
  sendJson,
} from '@time-traveler/testing/stand-ins';
import { expect, it } from 'vitest';
import { startDeepSeek, startStandIn } from '../testing/stand-ins';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

/** Starts a collector, and returns it with the spans that it has received. */
async function startCollector() {
  const collector = await startStandIn((response) => sendJson(response, {}));
  const spans = () =>
    collector.received.flatMap(({ body }) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
    });
  return { ...collector, spans };
}

it('sends a span for each request, and one below it for the request to a provider', async () => {
  const collector = await startCollector();
  const standIn = await startDeepSeek();
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DEEPSEEK_BASE_URL: standIn.url,
    POOL_SIZE: '1',
  });
  await createVisitor(server.url).ask('choices');
  await server.stop();
  const [call, request] = collector.spans();
  expect(collector.received[0]?.path).toBe('/v1/traces');
  expect(collector.received[0]?.body).toContain('{"stringValue":"time-traveler"}');
  expect(call).toMatchObject({ name: 'deepseek choices', parentSpanId: request?.spanId });
  expect(request).toMatchObject({ name: 'POST /api/deepseek', traceId: call?.traceId });
  expect(standIn.received.find(asksForChoices)?.headers).not.toHaveProperty('traceparent');
});

it('continues the trace of a trusted proxy, and of nobody else', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  for (const [proxies, continued] of [
    ['0', false],
    ['1', true],
  ] as const) {
    const collector = await startCollector();
    const server = await startTestServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRUST_PROXY: proxies,
    });
    await fetch(`${server.url}/api/periods`, { headers });
    await server.stop();
    expect(collector.spans().map((span) => span.traceId === traceId)).toEqual([continued]);
  }
});

it('costs no visitor anything if the collector is away', async () => {
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
});

it('holds up no stop if the collector never answers', async () => {
  const collector = await startStandIn(() => {});
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await createVisitor(server.url).ask('choices');
  const startedAt = performance.now();
  await server.stop();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it('marks a failed request to a provider', async () => {
  const collector = await startCollector();
  const standIn = await startStandIn((response) => sendContent(response, goodChoices(1)));
  standIn.behave((response) => sendJson(response, {}, 401));
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DEEPSEEK_BASE_URL: standIn.url,
    ON_PROVIDER_FAILURE: 'error',
  });
  await createVisitor(server.url).ask('choices');
  await server.stop();
  expect(collector.spans()).toEqual([
    expect.objectContaining({
      name: 'deepseek choices',
      status: { code: 2, message: 'DeepSeek needs a key: set DEEPSEEK_API_KEY (status 401)' },
    }),
    expect.objectContaining({ name: 'POST /api/deepseek', status: { code: 2 } }),
  ]);
});
