import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a stand-in received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Resolves if the connection closes before the answer is complete. */
  readonly abandoned: Promise<void>;
}

/** Answers one request. */
export type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

/** An HTTP server that stands in for an outside service. */
export interface StandIn {
  readonly url: string;
  /** All requests so far, in order. */
  readonly received: readonly ReceivedRequest[];
  /** Changes how requests are answered from now on. */
  behave(behaviour: Behaviour): void;
  /** Resolves with all requests once there are at least `count`. */
  requests(count: number): Promise<readonly ReceivedRequest[]>;
  /** Closes the port and every connection, as if the service had died. */
  stop(): Promise<void>;
}

/** Starts a stand-in on a free port of this machine. */
export async function startStandIn(behaviour: Behaviour): Promise<StandIn> {
  let current = behaviour;
  const received: ReceivedRequest[] = [];
  let watchers: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry: ReceivedRequest = {
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, data: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(data));
}
