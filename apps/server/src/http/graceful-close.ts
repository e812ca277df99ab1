import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Stops a server: refuses new connections, lets answers in progress finish for `graceMs`, then destroys the
 * connections that are left.
 */
export type Close = (graceMs: number) => Promise<void>;

/**
 * Watches a server's connections from its start, and returns a function that stops it. Node closes only
 * connections that have served a request; browsers also open some in advance.
 */
export function prepareClose(server: Server): Close {
  const answering = new Map<Socket, number>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (answering.has(socket)) answering.set(socket, left);
      if (closing && left === 0) socket.destroySoon();
    });
  });

  return (graceMs) =>
    new Promise((resolve) => {
      closing = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      for (const [socket, count] of answering) if (count === 0) socket.destroySoon();
    });
}
