import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EraContent } from './era-content';
import { type CompiledEra, compileEra } from './compile-era';
import type { Fault } from './fault';
import type { Files } from './folder';

/** The folder of all eras that are built in. */
export const erasFolder = fileURLToPath(new URL('../../../eras', import.meta.url));

/** The folder from which a new era is copied. */
export const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

/** Reads and compiles one era's folder. */
export async function compileFolder(folder: string): Promise<CompiledEra> {
  return compileEra(path.basename(path.resolve(folder)), await readFiles(folder));
}

/** Reads and compiles every folder of the eras, in the order of the timeline; `faults` are those of all of them. */
export async function compileFolders(
  folder = erasFolder,
): Promise<{ readonly eras: readonly EraContent[]; readonly faults: readonly Fault[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const compiled = await Promise.all(names.map((name) => compileFolder(path.join(folder, name))));
  const eras = compiled.flatMap(({ content }) => content ?? []);
  return {
    eras: eras.sort((a, b) => a.timeline - b.timeline || a.era.period.id - b.era.period.id),
    faults: [...compiled.flatMap(({ faults }) => faults), ...sharedNumbers(eras)],
  };
}

/** Returns a fault for every era whose number another one has. */
function sharedNumbers(eras: readonly EraContent[]): readonly Fault[] {
  return eras.flatMap(({ era: { period } }) => {
    const other = eras.find(
      ({ era }) => era.period.id === period.id && era.period.slug !== period.slug,
    );
    if (!other) return [];
    const message = `the number ${period.id} is also the id of ${other.era.period.slug}: each era needs one of its own`;
    return [{ file: `${period.slug}/era.md`, line: 1, message }];
  });
}

/** Returns the texts of all files of a folder. A byte order mark and Windows line ends are left out. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const pairs = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = path.join(parentPath, name);
      const place = path.relative(folder, file).split(path.sep).join('/');
      const text = await readFile(file, 'utf8');
      return [place, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')] as const;
    }),
  );
  return new Map(pairs.sort(([a], [b]) => a.localeCompare(b, 'en')));
}
