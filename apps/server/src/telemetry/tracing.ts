import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceCall } from './trace-call';

/** What a trace says of a request. */
export interface TracedRequest {
  readonly method: string;
  /** The headers that may name the span of a proxy; empty if no proxy is trusted. */
  readonly carrier: Readonly<Record<string, string>>;
}

/** What a trace says of an answer. */
export interface TracedAnswer {
  readonly route: string;
  readonly status: number;
}

/** Sends OpenTelemetry traces: one span for each request, and below it one for each request to a provider. */
export interface Tracing {
  request(request: TracedRequest, answer: () => Promise<TracedAnswer>): Promise<void>;
  readonly call: TraceCall;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

const stopMs = 2000;

/** Creates the traces that go to the collector at `endpoint`. Nothing global is registered. */
export function createTracing(endpoint: string, version: string): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'time-traveler', 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('time-traveler', version);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  return {
    async request({ method, carrier }, answer) {
      const parent = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const { route, status } = await current.run(trace.setSpan(parent, span), answer);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    async call({ provider: name, part }, send) {
      const attributes = { 'peer.service': name, 'time_traveler.part': part };
      const span = tracer.startSpan(
        `${name} ${part}`,
        { kind: SpanKind.CLIENT, attributes },
        current.getStore() ?? ROOT_CONTEXT,
      );
      try {
        return await send();
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    async stop() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(stopMs, undefined, { ref: false })]);
    },
  };
}

function fail(span: Span, error: unknown): void {
  // The messages of our errors contain no key and no text of an answer.
  span.setStatus({
    code: SpanStatusCode.ERROR,
    message: error instanceof Error ? error.message : String(error),
  });
}
