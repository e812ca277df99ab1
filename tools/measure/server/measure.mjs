// @ts-check
import { fileURLToPath } from 'node:url';
import { builtInEras } from '@time-traveler/game-core';
import autocannon from 'autocannon';
import { runnerImport } from 'vite';
import { startGame, startServer } from '../bench/processes.mjs';
/** @import { ServerProcess } from '../bench/processes.mjs' */

/** How the server is put under load. */
const load = { connections: 32, seconds: 3, rounds: 7 };

/**
 * The best round of a request: the one that other work on the machine disturbed least.
 * @typedef {{ request: string, rate: number, p50: number, p99: number, share: number }} ServerResult
 */

/**
 * Measures the built server beside a bare `node:http` in the same run, in turns.
 * @param {(round: number, of: number) => Promise<void>} beforeRound
 * @returns {Promise<ServerResult[]>} requests a second, latency in ms, and the share of the bare server's
 *   requests a second from 0 to 1; the bare server comes first
 */
export async function measureServer(beforeRound) {
  /** @type {ServerProcess[]} */
  const started = [];
  try {
    const targets = await startTargets(started);
    // The pool is full, and everything is compiled, before anything counts.
    for (const target of targets) await fire(target, 2);
    /** @type {{ rate: number, p50: number, p99: number }[][]} */
    const rounds = [];
    for (let round = 1; round <= load.rounds; round += 1) {
      await beforeRound(round, load.rounds);
      const results = [];
      for (const target of targets) results.push(await fire(target, load.seconds));
      rounds.push(results);
    }
    const best = targets.map((_, index) =>
      rounds.flatMap((results) => results[index] ?? []).reduce((a, b) => (b.rate > a.rate ? b : a)),
    );
    const bare = best[0]?.rate ?? 0;
    return best.map((result, index) => ({
      request: targets[index]?.request ?? '',
      ...result,
      share: result.rate / bare,
    }));
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

/** @typedef {{ request: string, options: autocannon.Options }} Target */

/**
 * @param {ServerProcess[]} started receives what must be stopped afterwards
 * @returns {Promise<Target[]>}
 */
async function startTargets(started) {
  const keep = (/** @type {ServerProcess} */ server) => {
    started.push(server);
    return server.url;
  };
  const bare = keep(await startServer(new URL('hello.mjs', import.meta.url)));
  // It answers only while the pool fills, before anything counts.
  const { module: standIns } = await runnerImport(
    fileURLToPath(import.meta.resolve('@time-traveler/testing/stand-ins')),
  );
  const deepSeek = await standIns.startDeepSeek();
  started.push({ url: deepSeek.url, stop: () => deepSeek.stop() });
  const server = keep(await startGame({ DEEPSEEK_BASE_URL: deepSeek.url }));
  const [era] = builtInEras;
  const scene = {
    prompt: era?.scenario.description,
    type: 'choices',
    period: era?.period.slug,
  };
  return [
    { request: 'bare `node:http`', options: { url: bare } },
    { request: '`GET /`', options: { url: `${server}/` } },
    {
      request: '`GET /`, Brotli',
      options: { url: `${server}/`, headers: { 'accept-encoding': 'gzip, br' } },
    },
    { request: '`GET /api/periods`', options: { url: `${server}/api/periods` } },
    {
      request: '`POST /api/deepseek` from the pool',
      options: {
        url: `${server}/api/deepseek`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(scene),
      },
    },
  ];
}

/**
 * @param {Target} target
 * @param {number} duration in seconds
 */
async function fire({ request, options }, duration) {
  const { requests, latency, ...result } = await autocannon({
    ...options,
    connections: load.connections,
    duration,
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${request}: ${bad} answers were not 200`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}
