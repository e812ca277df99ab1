import { Agent, request } from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';
import { eraOf } from '@time-traveler/testing';
import { long } from '@time-traveler/testing/long-run';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { startServer } from '../start';
import { makeSite } from '../testing/test-site';

const { scenario } = eraOf('medieval');
const body = JSON.stringify({
  prompt: scenario.description,
  type: 'choices',
  period: 'medieval',
});
const calls = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/assets/index-4f2a9c.js' },
  { method: 'GET', path: '/api/periods' },
  { method: 'GET', path: '/nowhere' },
  { method: 'POST', path: '/api/deepseek', body },
  { method: 'POST', path: '/api/deepseek', body: '{' },
];

/** Returns the bytes on the heap after all garbage is collected. */
function heap(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it(
  'memory stays flat over many requests, and no request leaves a listener behind',
  async () => {
    const warnings: string[] = [];
    const onWarning = (warning: Error) => warnings.push(String(warning));
    process.on('warning', onWarning);
    onTestFinished(() => void process.off('warning', onWarning));
    const settings = readSettings({
      PORT: '0',
      POOL_WARM_UP: 'false',
      RATE_PER_VISITOR: '0',
      RATE_TOTAL: '0',
      SHUTDOWN_GRACE_MS: '500',
      SITE_DIR: await makeSite(),
    });
    const server = await startServer(settings, pino({ level: 'silent' }));
    onTestFinished(() => server.stop());
    const { port } = new URL(server.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    onTestFinished(() => agent.destroy());

    /** Sends a request, and sometimes leaves before its answer. */
    const send = (turn: number) =>
      new Promise<void>((resolve) => {
        const call = calls[turn % calls.length] ?? calls[0];
        const { method, path } = call ?? { method: 'GET', path: '/' };
        const headers = { 'Content-Type': 'application/json' };
        const sent = request({ host: '127.0.0.1', port, agent, method, path, headers });
        sent.on('response', (answer) => answer.resume().on('end', resolve));
        sent.on('error', () => resolve());
        sent.end(call?.body);
        if (turn % 97 === 0) sent.destroy();
      });
    const many = async (count: number) => {
      let turn = 0;
      const visitors = Array.from({ length: 8 }, async () => {
        while (turn < count) await send((turn += 1));
      });
      await Promise.all(visitors);
    };

    // What is kept on purpose, and what the engine has compiled, is there after the first requests.
    await many(long ? 5_000 : 1_800);
    const before = heap();
    const count = long ? 300_000 : 2_400;
    await many(count);
    const grown = heap() - before;
    if (long)
      process.stdout.write(`  ${count} requests, heap grew by ${Math.round(grown / 1000)} kB\n`);
    // Half a kilobyte left behind by each request would be 1.2 MB in the short run.
    expect(grown).toBeLessThan(1_000_000);
    expect(warnings).toEqual([]);
  },
  long ? 900_000 : 60_000,
);
