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

/** Returns what a package publishes: its exports without the sources, which only this workspace has. */
export function publishedExports({ exports }) {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => [entry, withoutSource(target)]),
  );
}

function withoutSource(target) {
  if (typeof target === 'string') return target;
  const { development: _, ...rest } = target;
  return Object.keys(rest).join() === 'default' ? rest.default : rest;
}

/** Returns the source files of a package's entries that have types. */
export function sourceEntries({ exports }) {
  return Object.values(exports)
    .filter(({ types }) => types !== undefined)
    .map(({ development }) => development);
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
