import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtInEras } from '@time-traveler/game-core';
import { onTestFinished } from 'vitest';

/** The page of the fake game. */
export const page = `<!doctype html><title>Historical Time Traveler</title>${'<p>Story</p>'.repeat(400)}`;

/** A script of the fake game, long enough to be compressed. */
export const script = 'console.log("traveler");\n'.repeat(200);

/** The bytes of a fake audio file. */
export const theme = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

/** Writes a fake built game with `extra` files into a new folder, and returns the folder. It is removed after the test. */
export async function makeSite(
  extra: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'time-traveler-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const images = builtInEras.flatMap(({ period: { slug } }) =>
    ['', '-2', '-3'].map((suffix) => [`images/${slug}${suffix}.avif`, `${slug}${suffix}`] as const),
  );
  const files: Record<string, string | Uint8Array> = {
    'index.html': page,
    'assets/index-4f2a9c.js': script,
    'audio/medieval-theme.mp3': theme,
    ...Object.fromEntries(images),
    ...extra,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
