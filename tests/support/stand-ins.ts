import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readFile } from 'node:fs/promises';

/** Something that a test started on a port of its own. */
export interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

const root = path.join(import.meta.dirname, '../..');

/** Starts a DeepSeek that writes the given background, and choices that carry its name. */
export function startDeepSeek(context: string): Promise<Started> {
  const choices = ['Join', 'Speak to', 'Test', 'Burn'].map((verb) => ({
    text: `${verb} the stand-in`,
    description: 'It was written by a stand-in for DeepSeek.',
  }));
  return serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const content = JSON.stringify(body.includes('{\\"choices\\"') ? { choices } : { context });
      const message = { role: 'assistant', content };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    });
  });
}

/** Starts a Pexels that finds one photograph, and holds it on the same port. */
export async function startPexels(): Promise<Started> {
  const picture = await readFile(path.join(root, 'apps/game/dist/icon-512.png'));
  return serve((request, response) => {
    if (request.url?.startsWith('/v1/search') !== true) {
      response.setHeader('Content-Type', 'image/png');
      response.end(picture);
      return;
    }
    const photo = {
      url: 'https://www.pexels.com/photo/a-castle-1/',
      photographer: 'A. Stand-in',
      photographer_url: 'https://www.pexels.com/@stand-in',
      src: { large2x: `http://${request.headers.host ?? ''}/photos/castle.png?dpr=2&h=650` },
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ photos: [photo] }));
  });
}

/** Starts the built server with settings of its own. */
export async function startGameServer(
  settings: Readonly<Record<string, string>>,
): Promise<Started> {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => {
      const address = /http:\/\/\S+/.exec(line.toString());
      if (address === null) reject(new Error(`No address in: ${line.toString()}`));
      else resolve(address[0]);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function serve(listener: RequestListener): Promise<Started> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
