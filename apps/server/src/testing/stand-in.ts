import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request that a stand-in got. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Settles when the connection of the request closes before its answer is complete. */
  readonly abandoned: Promise<void>;
}

/** Answers one request of a stand-in. */
export type Behaviour = (response: ServerResponse, request: Received) => void;

/** An HTTP server that plays a service of the outside world. */
export interface StandIn {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets how requests are answered from now on. */
  behave(behaviour: Behaviour): void;
  /** Settles when the given number of requests has come. */
  requests(count: number): Promise<readonly Received[]>;
  /** Closes the port, as if the service had died. */
  die(): Promise<void>;
}

/** Starts a stand-in on a free port of this machine; it ends with the test. */
export async function startStandIn(behaviour: Behaviour): Promise<StandIn> {
  let current = behaviour;
  const received: Received[] = [];
  let watchers: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        abandoned: new Promise((resolve) => {
          response.on('close', () => {
            if (!response.writableFinished) resolve();
          });
        }),
      };
      received.push(entry);
      for (const watch of watchers) watch();
      current(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const die = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(die);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      current = next;
    },
    requests: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          watchers = watchers.filter((watch) => watch !== check);
          resolve(received);
        };
        watchers.push(check);
        check();
      }),
    die,
  };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, data: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(data));
}
