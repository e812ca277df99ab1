import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The two steps of a stop. */
export interface GracefulClose {
  /** From now on every answer says `Connection: close`, so that clients open no new work on it. */
  drain(): void;
  /**
   * Refuses new connections, lets answers in progress finish for `graceMs`, then destroys the connections that
   * are left. Resolves when there are none.
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Watches a server's connections from its start, so that it can stop. Node itself closes only connections that
 * have served a request; browsers also open some in advance.
 */
export function prepareClose(server: Server): GracefulClose {
  const open = new Map<Socket, Set<ServerResponse>>();
  let draining = false;
  let closing = false;

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false;
    const answers = open.get(socket);
    answers?.add(response);
    response.once('close', () => {
      answers?.delete(response);
      if (closing && answers?.size === 0) socket.destroySoon();
    });
  });

  function drain(): void {
    draining = true;
    for (const answers of open.values()) {
      for (const answer of answers) answer.shouldKeepAlive = false;
    }
  }

  return {
    drain,
    close: (graceMs) =>
      new Promise((resolve) => {
        drain();
        closing = true;
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        for (const [socket, answers] of open) if (answers.size === 0) socket.destroySoon();
      }),
  };
}
