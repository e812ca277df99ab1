import { spawn } from 'node:child_process';
import path from 'node:path';

/** A server that a test started on a free port. */
export interface GameServer {
  readonly url: string;
  stop(): Promise<void>;
}

const root = path.join(import.meta.dirname, '../..');

/** Starts the built server with the given settings, by name. */
export async function startGameServer(
  settings: Readonly<Record<string, string>>,
): Promise<GameServer> {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => {
      const address = /http:\/\/\S+/.exec(line.toString());
      if (address === null) reject(new Error(`No address in: ${line.toString()}`));
      else resolve(address[0]);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
