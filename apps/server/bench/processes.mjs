import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const started = [];

/** Starts a script of Node and gives the address that it prints. */
export async function start(script, environment = {}) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  for await (const chunk of child.stdout) {
    const address = /http:\/\/\S+/.exec(chunk.toString());
    if (address !== null) {
      child.stdout.resume();
      return address[0].replace('localhost', '127.0.0.1');
    }
  }
  throw new Error(`${script} ended without an address; is the project built?`);
}

/** Ends everything that was started. */
export async function stopAll() {
  await Promise.all(
    started.map(async (child) => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
}
