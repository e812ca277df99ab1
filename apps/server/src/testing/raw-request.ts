import { connect } from 'node:net';

/**
 * Sends raw bytes that no client library would send, and returns everything that comes back until the server
 * closes the connection, or until nothing has come for `silenceMs`.
 */
export function rawRequest(
  url: string,
  bytes: string | Buffer,
  silenceMs = 10_000,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    // The server may cut the connection after its answer, while this side still writes.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}
