import { readFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import type { Logger } from 'pino';

// For Redis, for calls to providers, and for the files that the process itself holds.
const reservedFiles = 64;
const fewestConnections = 16;

/**
 * Returns how many files this process may open, or null if the system does not say. Every connection is one.
 */
export async function openFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? null : Number(soft);
}

/**
 * Refuses connections before the process runs out of files, and logs that it does. Without this, Node closes
 * the connections silently, and calls to Redis and providers fail too.
 */
export function limitConnections(server: Server, files: number | null, logger: Logger): void {
  server.on('error', (error) =>
    logger.error({ reason: error.message }, 'a connection could not be accepted'),
  );
  if (files === null) return;
  const most = Math.max(fewestConnections, files - reservedFiles);
  server.maxConnections = most;
  server.on('drop', () =>
    logger.warn(
      { most },
      'a connection was refused, because too many are open: raise the limit of open files (ulimit -n)',
    ),
  );
}
