import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

const notOurs = new Set([
  '.git',
  '.turbo',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

/** Returns the text of a file, named by its path from the root. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Returns the files below a folder whose names match, as paths from the root; passes over what tools write. */
export function filesNamed(name: RegExp, folder = '.'): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesNamed(name, file);
    return name.test(entry.name) ? [file] : [];
  });
}

/** The parts of a package.json that the tests look at. */
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
