import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client';
import type { ScenePart } from '@time-traveler/game-core/contract';
import type { LimitName, Recorder } from './recorder';

/** What the gauges show; read whenever the metrics are. */
export interface MetricsSources {
  readonly providers: readonly {
    readonly name: string;
    readonly parts: readonly ScenePart[];
    isResting(part: ScenePart): boolean;
  }[];
  /** The limits by name; 0 means no limit. */
  readonly limits: Readonly<Record<LimitName, number>>;
  callsToday(): Promise<number>;
  /** False if Redis is away, and null if there is none. */
  isRedisUp(): boolean | null;
}

/** Metrics in Prometheus' text format. */
export interface Metrics {
  readonly recorder: Recorder;
  readonly contentType: string;
  /** Connects the gauges. */
  watch(sources: MetricsSources): void;
  text(): Promise<string>;
}

const prefix = 'time_traveler_';
const answerSeconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10];
const callSeconds = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60];

/** Creates the metrics of one server, with Node's own beside them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: prefix + name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name: prefix + name, help, labelNames, buckets, registers });

  const requests = counter('requests_total', 'Answers by route and class of status.', [
    'route',
    'status',
  ]);
  const requestTime = histogram(
    'request_duration_seconds',
    "Time until an answer's headers.",
    ['route'],
    answerSeconds,
  );
  const reads = counter('pool_reads_total', 'Readings of the pool for visitors: hit or miss.', [
    'part',
    'result',
  ]);
  const generations = counter(
    'generations_total',
    'Refills of the pool and answers to custom prompts, by outcome.',
    ['provider', 'part', 'outcome'],
  );
  const calls = counter('provider_calls_total', 'Requests to providers by outcome.', [
    'provider',
    'part',
    'outcome',
  ]);
  const callTime = histogram(
    'provider_call_duration_seconds',
    'Time of a request to a provider.',
    ['provider', 'part'],
    callSeconds,
  );
  const tokens = counter('provider_tokens_total', 'Tokens that a model has read and written.', [
    'provider',
    'kind',
  ]);
  const refusals = counter('limit_refusals_total', 'What a limit has refused.', ['limit']);

  return {
    recorder: {
      answered(route, status, seconds) {
        requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
        requestTime.observe({ route }, seconds);
      },
      poolRead: (part, hit) => reads.inc({ part, result: hit ? 'hit' : 'miss' }),
      generated: (provider, part, outcome) => generations.inc({ provider, part, outcome }),
      called(provider, part, outcome, seconds) {
        calls.inc({ provider, part, outcome });
        callTime.observe({ provider, part }, seconds);
      },
      usedTokens(provider, { prompt, completion }) {
        tokens.inc({ provider, kind: 'prompt' }, prompt);
        tokens.inc({ provider, kind: 'completion' }, completion);
      },
      refused: (limit) => refusals.inc({ limit }),
    },
    contentType: registry.contentType,
    watch: (sources) => watch(registry, sources),
    text: () => registry.metrics(),
  };
}

function watch(registry: Registry, sources: MetricsSources): void {
  const registers = [registry];
  const limits = addGauge({
    name: `${prefix}limit`,
    help: 'The limits of the settings: visitor and calls for a minute, day for a day; 0 is none.',
    labelNames: ['limit'],
    registers,
  });
  for (const [limit, points] of Object.entries(sources.limits)) limits.set({ limit }, points);
  addGauge({
    name: `${prefix}calls_today`,
    help: 'Requests to providers since midnight UTC, on all servers together.',
    registers,
    async collect() {
      this.set(await sources.callsToday());
    },
  });
  addGauge({
    name: `${prefix}provider_resting`,
    help: '1 while a provider is not called for a part because it keeps failing.',
    labelNames: ['provider', 'part'],
    registers,
    collect() {
      for (const { name, parts, isResting } of sources.providers) {
        for (const part of parts) {
          this.set({ provider: name, part }, isResting(part) ? 1 : 0);
        }
      }
    },
  });
  if (sources.isRedisUp() === null) return;
  addGauge({
    name: `${prefix}redis_up`,
    help: '1 while Redis answers.',
    registers,
    collect() {
      this.set(sources.isRedisUp() === true ? 1 : 0);
    },
  });
}

function addGauge<Label extends string>(options: GaugeConfiguration<Label>): Gauge<Label> {
  return new Gauge(options);
}
