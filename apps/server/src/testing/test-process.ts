import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import type { Environment } from './test-server';

/** A process that a test started: what it wrote, and how it ended. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** Everything written so far, both streams. */
  output(): string;
  /** Settles when the output matches; rejects when the process ends without. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>;
  /** Settles with the exit code, or null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts a program that is killed at the end of the test at the latest. */
export function startProcess(
  command: string,
  words: readonly string[],
  environment: Environment,
  cwd?: string,
): TestProcess {
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(command, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    output: () => output,
    ended,
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match !== null) resolve(match);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void ended.then(() => reject(new Error(`Ended without ${pattern}:\n${output}`)));
        look();
      }),
  };
}

/** Starts the built server as a process of its own, in the folder `cwd`. */
export function startServerProcess(
  environment: Environment,
  words: readonly string[] = [],
  cwd?: string,
): TestProcess {
  return startProcess(process.execPath, [inject('serverBundle'), ...words], environment, cwd);
}

/** Starts the built server on a free port and gives its address, once it listens. */
export async function startListeningProcess(
  environment: Environment,
): Promise<TestProcess & { readonly url: string }> {
  const server = startServerProcess({ PORT: '0', POOL_WARM_UP: 'false', ...environment });
  const [, port = ''] = await server.wrote(/http:\/\/localhost:(\d+)/);
  return { ...server, url: `http://127.0.0.1:${port}` };
}
