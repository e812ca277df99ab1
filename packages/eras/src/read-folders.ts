import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EraContent, LastPage } from './era-content';
import { type CompiledEra, compileEra } from './compile-era';
import type { Fault } from './fault';
import type { Files } from './folder';
import { readLastPages } from './last-page';

/** The folder of all eras that are built in. */
export const erasFolder = fileURLToPath(new URL('../../../eras', import.meta.url));

/** The folder from which a new era is copied. */
export const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

/** Reads and compiles one era's folder. */
export async function compileFolder(folder: string): Promise<CompiledEra> {
  return compileEra(path.basename(path.resolve(folder)), await readFiles(folder));
}

/** Everything that a folder of eras says. */
export interface CompiledFolders {
  /** The eras in the order of the timeline. */
  readonly eras: readonly EraContent[];
  /** The versions of the page that closes the journal; none if the folder has no such page. */
  readonly lastPages: readonly LastPage[];
  /** The faults of all files. */
  readonly faults: readonly Fault[];
}

/** The file of the page that closes the journal, beside the eras' folders. */
const LAST_PAGE = 'last-page.md';

/** Reads and compiles every folder of the eras, and the page that closes the journal. */
export async function compileFolders(folder = erasFolder): Promise<CompiledFolders> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const compiled = await Promise.all(names.map((name) => compileFolder(path.join(folder, name))));
  const eras = compiled.flatMap(({ content }) => content ?? []);
  const faults: Fault[] = [];
  const page = entries.some(({ name }) => name === LAST_PAGE)
    ? await readFile(path.join(folder, LAST_PAGE), 'utf8')
    : undefined;
  const lastPages =
    page === undefined
      ? []
      : readLastPages(plainLines(page), (line, message) =>
          faults.push({ file: LAST_PAGE, line, message }),
        );
  return {
    lastPages,
    eras: eras.sort((a, b) => a.timeline - b.timeline || a.era.period.id - b.era.period.id),
    faults: [...compiled.flatMap((era) => era.faults), ...sharedNumbers(eras), ...faults],
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

/** Returns a text without a byte order mark and the line ends of Windows. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
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
      return [place, plainLines(text)] as const;
    }),
  );
  return new Map(pairs.sort(([a], [b]) => a.localeCompare(b, 'en')));
}
