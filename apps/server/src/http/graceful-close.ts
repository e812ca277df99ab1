import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Stops a server: no new connections, answers under way may end for `graceMs`, then all is cut. */
export type Close = (graceMs: number) => Promise<void>;

/**
 * Watches a server's connections from its start and gives what stops it. Node's own closing of idle ones
 * leaves those open that a browser made ahead and has not used yet.
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
