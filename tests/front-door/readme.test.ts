import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/packages.mjs';
import { freePort } from './free-port';
import { start } from './running-command';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

/** The command lines that the README shows as blocks, without the remarks beside them. */
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '')),
);

it('the README shows two commands, and one of them is the tests themselves', () => {
  expect(commands).toHaveLength(2);
  expect(commands[0]).toMatch(/ play$/);
  expect(commands[1]).toMatch(/ test$/);
});

it('its first command builds the game and serves it with its API', async () => {
  const port = await freePort();
  const command = start(commands[0] ?? '', { PORT: String(port) });
  try {
    const address = `http://localhost:${port}`;
    expect(await command.printed(/http:\/\/localhost:\d+/)).toContain(address);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Historical Time Traveler</title>');
    const periods = await fetch(`${address}/api/periods`);
    expect(await periods.json()).toContainEqual(expect.objectContaining({ slug: 'medieval' }));
  } finally {
    await command.stop();
  }
});

it('the page and the address that it promises are those of the server', () => {
  expect(readme).toContain('http://localhost:4173');
  const settings = readFileSync(path.join(root, '.env.example'), 'utf8');
  expect(settings).toMatch(/PORT=4173/);
});
