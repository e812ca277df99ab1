import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import type { Environment } from './test-server';

/** A process that a test started. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** Returns everything written so far, to stdout and stderr. */
  output(): string;
  /** Resolves when the output matches. Rejects if the process ends before. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code when all output has been read, or with null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Resolves with the exit code, whether or not the output has been read. */
  readonly exited: Promise<number | null>;
  /** Reads nothing more, so that the pipe of the output fills up. */
  stopReading(): void;
  /** Closes the pipes of the output, as a reader does that ends. */
  closeOutput(): void;
}

/** Starts a program. It is killed when the test ends. */
export function startProcess(
  command: string,
  words: readonly string[],
  environment: Environment,
  cwd?: string,
): TestProcess {
  const env = { PATH: process.env['PATH'], ...environment };
  const child = spawn(command, words, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    for (const stream of [child.stdout, child.stderr]) stream.resume();
    await ended;
  });
  return {
    child,
    output: () => output,
    ended,
    exited,
    stopReading: () => void child.stdout.pause(),
    closeOutput() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match === null) return;
          waiting.delete(look);
          resolve(match);
        };
        waiting.add(look);
        void ended.then(() => reject(new Error(`Ended without ${pattern}:\n${output}`)));
        look();
      }),
  };
}

/** Starts the built server as a process in the folder `cwd`, which may have only `files` files open. */
export function startServerProcess(
  environment: Environment,
  words: readonly string[] = [],
  cwd?: string,
  files?: number,
): TestProcess {
  const command = [process.execPath, inject('serverBundle'), ...words];
  const [program = '', ...rest] =
    files === undefined ? command : ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh', ...command];
  return startProcess(program, rest, environment, cwd);
}

/** Starts the built server on a free port. Resolves when it listens. */
export async function startListeningProcess(
  environment: Environment,
  files?: number,
): Promise<TestProcess & { readonly url: string }> {
  const server = startServerProcess(
    { PORT: '0', POOL_WARM_UP: 'false', ...environment },
    [],
    undefined,
    files,
  );
  const [, port = ''] = await server.wrote(/http:\/\/localhost:(\d+)/);
  return { ...server, url: `http://127.0.0.1:${port}` };
}
