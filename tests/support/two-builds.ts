import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const game = path.join(import.meta.dirname, '../../apps/game');
const vite = path.join(game, 'node_modules/vite/bin/vite.js');

/** A folder that a host serves, with the built game in it. */
export interface Publication {
  readonly folder: string;
  /** Replaces the game with another build: `<html>` has `data-build="next"`, and every script another name. */
  publishNext(): Promise<void>;
  remove(): Promise<void>;
}

/** Builds the game into a separate folder, for a host that serves it below this path. */
export async function publishBelow(base: string): Promise<Publication> {
  const folder = await mkdtemp(path.join(tmpdir(), 'game-'));
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder], {
    cwd: game,
    env: { ...process.env, VITE_BASE_PATH: base },
  });
  return {
    folder,
    publishNext: () => renew(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function renew(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, file) => all.replaceAll(file, nextName(file)), text);
  for (const file of scripts) {
    const code = await readFile(path.join(assets, file), 'utf8');
    await rm(path.join(assets, file));
    await writeFile(path.join(assets, nextName(file)), renamed(code));
  }
  const page = path.join(folder, 'index.html');
  const html = renamed(await readFile(page, 'utf8')).replace('<html ', '<html data-build="next" ');
  await writeFile(page, html);
  const worker = path.join(folder, 'sw.js');
  const hash = (algorithm: string) => createHash(algorithm).update(html);
  const code = renamed(await readFile(worker, 'utf8')).replace(
    /"integrity":"[^"]*","revision":"[^"]*","url":"\.\/"/,
    `"integrity":"sha384-${hash('sha384').digest('base64')}","revision":"${hash('md5').digest('hex')}","url":"./"`,
  );
  await writeFile(worker, code);
}

const nextName = (file: string) => file.replace(/\.js$/, '-next.js');
