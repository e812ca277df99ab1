// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * A server in a process of its own: its address without a slash at the end, and what stops it.
 * @typedef {{ readonly url: string, stop(): Promise<void> }} ServerProcess
 */

/**
 * Starts the built server on a free port.
 * @param {Record<string, string>} settings beside those that keep it quiet and lift its rate limits
 */
export function startGame(settings = {}) {
  return startServer(new URL('../../../apps/server/dist/main.js', import.meta.url), {
    PORT: '0',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    POOL_WARM_UP: 'false',
    RATE_PER_VISITOR: '0',
    RATE_TOTAL: '0',
    ...settings,
  });
}

/**
 * Starts a script with Node and waits until it prints its address.
 * @param {URL} script
 * @param {Record<string, string>} environment
 * @returns {Promise<ServerProcess>}
 */
export async function startServer(script, environment = {}) {
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  /** @type {Promise<string>} */
  const printed = new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [address] = /http:\/\/[^\s/]+(?=[\s/])/.exec(output) ?? [];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
  const url = await Promise.race([printed, ended.then(() => null)]);
  if (url === null) {
    throw new Error(`${fileURLToPath(script)} ended without an address; is the project built?`);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
