import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder that holds the repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** The packages that can be used outside this workspace, by the names of their folders. */
export const libraryFolders = ['audio', 'game-core', 'ui'];

/** Returns the package.json of a library package, by the name of its folder. */
export async function manifestOf(folder) {
  return JSON.parse(await readFile(path.join(root, 'packages', folder, 'package.json'), 'utf8'));
}

/** Returns the entries that a package publishes with types, as `{ name, types }`: "index" for ".", "dialog" for "./dialog". */
export async function typedEntriesOf(folder) {
  const { publishConfig } = await manifestOf(folder);
  return Object.entries(publishConfig.exports)
    .filter(([, target]) => typeof target === 'object' && target.types !== undefined)
    .map(([entry, { types }]) => ({
      name: entry === '.' ? 'index' : entry.slice(2),
      types: path.join(root, 'packages', folder, types),
    }));
}
