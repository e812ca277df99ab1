/**
 * Measures the built server with autocannon next to a bare node:http hello world, in turns in one run, and
 * prints requests a second, the 99th percentile of latency and the ratio to hello world. Of each the round
 * with the most requests counts, the one that the rest of the machine disturbed least.
 *
 * Usage: pnpm build, then `pnpm --filter @time-traveler/server bench`.
 * SECONDS (default 3), ROUNDS (default 7) and CONNECTIONS (default 32) may be set.
 */
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { runnerImport } from 'vite';
import { start, stopAll } from './processes.mjs';

const seconds = Number(process.env.SECONDS ?? 3);
const rounds = Number(process.env.ROUNDS ?? 7);
const connections = Number(process.env.CONNECTIONS ?? 32);

const hello = await start('hello.mjs');
// It answers only while the pool fills, before anything counts.
const { module: standIns } = await runnerImport(
  fileURLToPath(import.meta.resolve('@time-traveler/testing/stand-ins')),
);
const deepSeek = await standIns.startDeepSeek();
const server = await start('../dist/main.js', {
  PORT: '0',
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'json',
  RATE_PER_VISITOR: '0',
  RATE_TOTAL: '0',
  POOL_SIZE: '4',
  POOL_WARM_UP: 'false',
  DEEPSEEK_BASE_URL: deepSeek.url,
});

const { builtInEras } = await import('@time-traveler/game-core');
const { scenario, period } = builtInEras[0];
const scene = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ prompt: scenario.description, type: 'choices', period: period.slug }),
};

const targets = [
  { name: 'hello world', url: hello },
  { name: 'GET /', url: `${server}/` },
  { name: 'GET / (br)', url: `${server}/`, headers: { 'accept-encoding': 'gzip, br' } },
  { name: 'GET /api/periods', url: `${server}/api/periods` },
  { name: 'POST /api/deepseek', url: `${server}/api/deepseek`, ...scene },
];

try {
  // The pool is full, and everything is compiled, before anything counts.
  for (const target of targets) await fire(target, 2);
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) results.get(target.name).push(await fire(target, seconds));
  }
  print(results);
} finally {
  await stopAll();
  await deepSeek.stop();
}

async function fire(target, duration) {
  const { name, ...options } = target;
  const result = await autocannon({ ...options, connections, duration });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${name}: ${bad} answers were not 200`);
  return { rate: result.requests.average, p99: result.latency.p99, p50: result.latency.p50 };
}

function print(results) {
  const best = (list) => list.reduce((a, b) => (b.rate > a.rate ? b : a));
  const base = best(results.get('hello world')).rate;
  const rows = [...results].map(([request, list]) => {
    const { rate, p50, p99 } = best(list);
    return {
      request,
      'requests/s': Math.round(rate),
      'p50 ms': p50,
      'p99 ms': p99,
      'of hello world': `${Math.round((rate / base) * 100)} %`,
    };
  });
  process.stdout.write(
    `Node ${process.version}, ${connections} connections, best of ${rounds} × ${seconds} s\n`,
  );
  console.table(rows);
}
