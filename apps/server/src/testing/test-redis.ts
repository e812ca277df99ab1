import { createServer, type AddressInfo } from 'node:net';
import { startProcess, type TestProcess } from './test-process';

/** A real Redis server, without any file on disk. */
export interface TestRedis extends TestProcess {
  readonly url: string;
  readonly port: number;
}

/** Starts redis-server on a free port or on the given one; without a password, anyone may connect. */
export async function startRedis({
  port,
  password = '',
}: {
  readonly port?: number;
  readonly password?: string;
} = {}): Promise<TestRedis> {
  const chosen = port ?? (await freePort());
  const redis = startProcess(
    'redis-server',
    [
      ...['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      ...['--requirepass', password],
    ],
    {},
  );
  await redis.wrote(/Ready to accept connections/);
  return { ...redis, url: `redis://127.0.0.1:${chosen}`, port: chosen };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
