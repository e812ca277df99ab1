import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { prepareClose } from './graceful-close';

/** Starts a server whose answers the test finishes, and a client that keeps its connection. */
async function start() {
  const open: ServerResponse[] = [];
  const server = createServer((_request, response) => open.push(response));
  const { close } = prepareClose(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const { port } = server.address() as AddressInfo;
  const get = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end();
    });
  return { open, close, get, server };
}

it('says Connection: close in an answer in progress when the server stops', async () => {
  const { open, close, get } = await start();
  const asked = get();
  await expect.poll(() => open.length).toBe(1);
  const closed = close(60_000);
  open[0]?.end('done');
  expect((await asked).headers.connection).toBe('close');
  await closed;
});

it('says keep-alive before', async () => {
  const { open, close, get } = await start();
  const asked = get();
  await expect.poll(() => open.length).toBe(1);
  open[0]?.end('done');
  expect((await asked).headers.connection).toBe('keep-alive');
  await close(0);
});
