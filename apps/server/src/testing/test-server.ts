import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { startServer, type RunningServer } from '../start';
import { makeSite } from './test-site';

/** Settings by name, as an operator writes them. */
export type Environment = Readonly<Record<string, string>>;

/** A server under test, with everything that it logged. */
export interface TestServer extends RunningServer {
  readonly logged: readonly Readonly<Record<string, unknown>>[];
}

/** Starts a server in this process on a free port. It stops with the test. */
export async function startTestServer(environment: Environment = {}): Promise<TestServer> {
  const logged: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'trace', base: null },
    { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const settings = readSettings({
    PORT: '0',
    POOL_WARM_UP: 'false',
    SHUTDOWN_GRACE_MS: '500',
    ...environment,
    SITE_DIR: environment['SITE_DIR'] ?? (await makeSite()),
  });
  const server = await startServer(settings, logger);
  const url = server.url.replace('localhost', '127.0.0.1');
  onTestFinished(() => server.stop());
  return { ...server, url, logged };
}
