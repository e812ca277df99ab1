import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** The server cannot listen. The message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** A listening server, and the address that a visitor opens. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
}

// Longer than the minute of common load balancers, so that none sends a request into a closing connection.
const keepAliveMs = 75_000;
// The game's requests are two kilobytes. A client that needs longer only holds the connection.
const requestMs = 30_000;

/** Where to listen, and the names of the settings that say so. */
export interface Place {
  readonly port: number;
  readonly host: string;
  readonly settings: { readonly port: string; readonly host: string };
}

/** Starts to listen. Rejects with {@link ListenError} if the port or the host cannot be used. */
export function listen(app: Hono, place: Place): Promise<Listening> {
  const { port, host } = place;
  // Without HTTP/2 options this is always a plain HTTP server.
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Used for HTTP/1.0 requests, which need no Host header.
    hostname: 'localhost',
    serverOptions: {
      keepAliveTimeout: keepAliveMs,
      requestTimeout: requestMs,
      headersTimeout: requestMs,
    },
  }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(explain(error, place))),
    );
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ server, url: visitorUrl(host, taken) });
    });
  });
}

function explain(error: NodeJS.ErrnoException, { port, host, settings }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what listens there, or set ${settings.port} to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this account: set ${settings.port} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${settings.host} "${host}" is no address of this machine: set ${settings.host} to 127.0.0.1 or 0.0.0.0.`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}`;
  }
}

/** Returns the address that a visitor on this machine opens for a server that listens on `host`. */
export function visitorUrl(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
