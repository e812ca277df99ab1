import { spawn } from 'node:child_process';
import { root } from '../../tools/packages.mjs';

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** Resolves with everything printed so far once that matches; rejects if the command ends before. */
  printed(what: RegExp): Promise<string>;
  /** Stops the command and every process that it has started. */
  stop(): Promise<void>;
}

/** Starts a command line in a shell at the root of the repository, as a reader of a document would. */
export function start(line: string, environment: Readonly<Record<string, string>>): RunningCommand {
  const child = spawn(line, {
    cwd: root,
    // A separate process group, so that what it starts can be stopped with it.
    detached: true,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const check of waiting) check();
  };
  const collect = (chunk: Buffer) => {
    output += chunk;
    changed();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      resolve();
      changed();
    });
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    printed: async (what) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (what.test(output)) resolve(output);
          else if (isOver()) reject(new Error(`"${line}" has ended:\n${output}`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    stop: async () => {
      if (!isOver() && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
