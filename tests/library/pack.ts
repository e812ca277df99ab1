import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { libraryFolders, manifestOf, root } from '../../tools/packages.mjs';
import { pnpm } from './commands';

/** A packed library package. */
export interface Packed {
  /** The package's name. */
  readonly name: string;
  /** The package's folder below `packages`. */
  readonly folder: string;
  /** The path of its tarball. */
  readonly tarball: string;
}

declare module 'vitest' {
  /** What the set-up hands to the tests. */
  interface ProvidedContext {
    packed: readonly Packed[];
  }
}

/** Packs the library packages as they would be published, and removes the tarballs after the tests. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const destination = mkdtempSync(path.join(tmpdir(), 'packed-'));
  const packed: Packed[] = [];
  for (const folder of libraryFolders) {
    const packageFolder = path.join(root, 'packages', folder);
    if (!existsSync(path.join(packageFolder, 'dist'))) {
      throw new Error('Build the packages first: pnpm build');
    }
    const place = path.join(destination, folder);
    await pnpm(['pack', '--pack-destination', place], packageFolder);
    const [file = ''] = readdirSync(place);
    packed.push({ name: (await manifestOf(folder)).name, folder, tarball: path.join(place, file) });
  }
  provide('packed', packed);
  return () => rmSync(destination, { recursive: true });
}
