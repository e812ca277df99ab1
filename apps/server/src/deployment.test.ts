import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

interface Service {
  readonly [key: string]: unknown;
  readonly image?: string;
  readonly ports?: readonly string[];
}

async function services(): Promise<Readonly<Record<string, Service>>> {
  const { services } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  return services;
}

/** A version with three numbers, with or without a digest. */
const pinned = /^[\w./-]+:\d+\.\d+\.\d+[\w.-]*(?:@sha256:[0-9a-f]{64})?$/;

describe('compose.yaml', () => {
  it.each(['server', 'valkey'])('gives %s no more than it needs', async (name) => {
    expect((await services())[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+m$/),
      tmpfs: ['/tmp'],
    });
  });

  it.each(['server', 'valkey'])('rotates the log of %s', async (name) => {
    expect((await services())[name]).toMatchObject({
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it('publishes the game on this machine alone unless asked otherwise, and Valkey nowhere', async () => {
    const { server, valkey } = await services();
    expect(server?.ports).toEqual(['${PUBLISH_ADDRESS:-127.0.0.1}:${PORT:-4173}:4173']);
    expect(valkey).not.toHaveProperty('ports');
  });

  it('pins its image by version', async () => {
    expect((await services())['valkey']?.image).toMatch(pinned);
  });
});

describe('the Dockerfile', () => {
  it('pins its base image by version, and uses no other', async () => {
    const text = await read('Dockerfile');
    expect(/^ARG NODE_IMAGE=(.*)$/m.exec(text)?.[1]).toMatch(pinned);
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
  });

  it('does not run the server as root', async () => {
    expect(await read('Dockerfile')).toMatch(/^USER node$/m);
  });
});
