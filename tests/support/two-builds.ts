import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../apps/game/dist');

/** A folder that a host serves, with the built game in it. */
export interface Publication {
  readonly folder: string;
  /** Replaces the game with another build: `<html>` has `data-build="next"`, and every script another name. */
  publishNext(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the built game into a folder of its own. */
export async function publish(): Promise<Publication> {
  const folder = await mkdtemp(path.join(tmpdir(), 'game-'));
  await cp(dist, folder, { recursive: true });
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
