import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goodChoices, sendContent } from '@time-traveler/testing/stand-ins';
import { describe, expect, it, onTestFinished } from 'vitest';
import { byModel, startStandIn } from './testing/stand-ins';
import { startListeningProcess, startServerProcess } from './testing/test-process';
import { makeSite } from './testing/test-site';
import { createVisitor } from './testing/test-visitor';

describe('the command', () => {
  it('prints its address and serves the game there', async () => {
    const server = await startListeningProcess({ SITE_DIR: await makeSite() });
    expect(server.output()).toMatch(/^Historical Time Traveler: http:\/\/localhost:\d+\n/);
    expect(await (await fetch(server.url)).text()).toContain('Historical Time Traveler');
  });

  it('says in one line that the port is in use, and exits with 1', async () => {
    const site = { SITE_DIR: await makeSite() };
    const { url } = await startListeningProcess(site);
    const { port } = new URL(url);
    const second = startServerProcess({ ...site, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(`^Port ${port} is already in use: [^\\n]*set PORT[^\\n]*\\n$`),
    );
  });

  it.each([
    [
      { PORT: 'many', REDIS_URL: 'here' },
      /^PORT must be .*\nREDIS_URL must be .*\nSee --help\.\n$/,
    ],
    [
      { SITE_DIR: '/nowhere/at/all' },
      /^There is no built game in \/nowhere\/at\/all: .*build.*\n$/,
    ],
    [{ HOST: '203.0.113.9' }, /^HOST "203\.0\.113\.9" is no address of this machine: .*\n$/],
  ])('does not start with %j, and says what to do', async (environment, message) => {
    const site = await makeSite();
    const server = startServerProcess({ SITE_DIR: site, PORT: '0', ...environment });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
  });

  it('lists every setting with --help, and starts nothing', async () => {
    const help = startServerProcess({ PORT: 'not read' }, ['--help']);
    expect(await help.ended).toBe(0);
    expect(help.output()).toContain('DEEPSEEK_API_KEY  [not set]');
  });

  it('refuses an unknown option', async () => {
    const server = startServerProcess({}, ['--prot', '80']);
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('Unknown option --prot: try --help.\n');
  });
});

describe('a misspelt setting', () => {
  it('is logged at the start, without its value, and prevents nothing', async () => {
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      PEXEL_API_KEY: 'px-secret',
      RATE_LIMT: '5',
    });
    await server.wrote(/PEXEL_API_KEY is not a setting: did you mean PEXELS_API_KEY\?/);
    await server.wrote(/RATE_LIMT is not a setting: did you mean RATE_PER_VISITOR or RATE_TOTAL\?/);
    expect(server.output()).not.toContain('px-secret');
  });
});

describe('few open files', () => {
  it('are enough to start with a game of many files, and to survive a crowd', async () => {
    const files = Array.from({ length: 250 }, (_, index) => [`assets/${index}.js`, 'x'] as const);
    const server = await startListeningProcess(
      { SITE_DIR: await makeSite(Object.fromEntries(files)) },
      120,
    );
    const { hostname, port } = new URL(server.url);
    const crowd = Array.from({ length: 150 }, () =>
      connect(Number(port), hostname).on('error', () => undefined),
    );
    await server.wrote(/too many are open: raise the limit of open files \(ulimit -n\)/);
    for (const socket of crowd) socket.destroy();
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toMatch(/EMFILE|\n\s+at /);
  });
});

describe('a stop', () => {
  it('lets answers in progress finish, and accepts no new connections', async () => {
    let finish: () => void = () => undefined;
    const standIn = await startStandIn((response) => {
      finish = () => sendContent(response, goodChoices(3));
    });
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      DEEPSEEK_BASE_URL: standIn.url,
    });
    const asked = createVisitor(server.url).ask('choices');
    await standIn.requests(1);
    server.child.kill('SIGTERM');
    await refused(server.url);
    finish();
    expect((await asked).data).toEqual(byModel(goodChoices(3)));
    expect(await server.ended).toBe(0);
  });

  it('still serves visitors during DRAIN_DELAY_MS, while /readyz says that it stops', async () => {
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      DRAIN_DELAY_MS: '4000',
    });
    server.child.kill('SIGTERM');
    const ready = () => fetch(`${server.url}/readyz`);
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toMatchObject({ status: 'stopping' });
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    expect(await server.ended).toBe(0);
  });

  it('does not wait longer than SHUTDOWN_GRACE_MS', async () => {
    const standIn = await startStandIn(() => undefined);
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      DEEPSEEK_BASE_URL: standIn.url,
      SHUTDOWN_GRACE_MS: '100',
    });
    const asked = createVisitor(server.url)
      .ask('choices')
      .catch(() => 'cut');
    await standIn.requests(1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await asked).toBe('cut');
  });

  it('exits with 0 while a slow provider still fills the pool', async () => {
    const standIn = await startStandIn(() => undefined);
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      DEEPSEEK_BASE_URL: standIn.url,
      POOL_WARM_UP: 'true',
    });
    await standIn.requests(4);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain('generation failed');
  });
});

describe('a log', () => {
  it('that nobody reads holds up neither visitors nor the stop', async () => {
    const server = await startListeningProcess({ SITE_DIR: await makeSite(), LOG_LEVEL: 'debug' });
    server.stopReading();
    const path = `/${'x'.repeat(1500)}`;
    for (let turn = 0; turn < 40; turn += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          fetch(server.url + path, { signal: AbortSignal.timeout(5000) }),
        ),
      );
      await Promise.all(answers.map((answer) => answer.text()));
    }
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('has a bounded number of lines at the default level, however many calls come', async () => {
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      RATE_PER_VISITOR: '5',
    });
    const visitor = createVisitor(server.url);
    for (let turn = 0; turn < 300; turn += 1) await visitor.send('{');
    const lines = () => server.output().split('\n').length;
    expect(lines()).toBeGreaterThan(50);
    expect(lines()).toBeLessThan(100);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(
      /"message":"answered","leftOut":240,.*"msg":"similar lines were left out"/,
    );
  });

  it('does not end the server when its reader goes away', async () => {
    const server = await startListeningProcess({ SITE_DIR: await makeSite() });
    server.closeOutput();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await fetch(`${server.url}/api/periods`)).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('has no error for /readyz, which answers 503 as intended when the server stops', async () => {
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      DRAIN_DELAY_MS: '1500',
      LOG_LEVEL: 'debug',
    });
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(/"level":20,[^\n]*"path":"\/readyz","status":503/);
    expect(server.output()).not.toContain('"level":50');
  });
});

describe('a file named .env', () => {
  it('is read, but environment variables take precedence', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'time-traveler-env-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, '.env'), 'PORT=from-file\nPOOL_SIZE=from-file\n');
    const server = startServerProcess({ POOL_SIZE: 'from-environment' }, [], folder);
    expect(await server.ended).toBe(1);
    const output = server.output();
    expect(output).toContain('(it is "from-file")');
    expect(output).toContain('(it is "from-environment")');
  });

  it('prevents the start if it cannot be read, and says what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'time-traveler-env-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, '.env'));
    const server = startServerProcess({}, [], folder);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^The file \S+\.env cannot be read \([^\n]*\): make[^\n]*remove it\.\n$/,
    );
  });
});

/** Resolves when a server refuses new connections. */
async function refused(url: string): Promise<void> {
  for (;;) {
    const taken = await fetch(`${url}/healthz`, { headers: { Connection: 'close' } }).catch(
      () => null,
    );
    if (taken === null) return;
    await taken.text();
  }
}
