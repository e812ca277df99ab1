import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

const ignoredFolders = new Set([
  '.git',
  '.turbo',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

/** Returns the text of a file; the path is relative to the root. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Returns the files below a folder whose names match, as paths from the root; skips generated folders. */
export function filesNamed(name: RegExp, folder = '.'): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesNamed(name, file);
    return name.test(entry.name) ? [file] : [];
  });
}

/** The fields of a package.json that the tests read. */
export interface Manifest {
  readonly name?: string;
  readonly packageManager?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the package.json of a folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(read(path.posix.join(folder, 'package.json'))) as Manifest;
}
