import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EraContent, LastPage } from './era-content';
import type { CompiledEra, CompileOptions } from './compile-era';
import { compileFiles } from './compile-files';
import { type Fault, inOrder } from './fault';
import type { Files } from './folder';
import { readLastPages } from './last-page';
import type { Media } from './media';
import { readEraFolder, textOf } from './read-era-folder';

/** The folder of all eras that are built in. */
export const erasFolder = fileURLToPath(new URL('../../../eras', import.meta.url));

/** The folder from which a new era is copied. */
export const templateFolder = fileURLToPath(new URL('../template', import.meta.url));

/** A compiled folder with its picture and its tune. */
export type CompiledFolder = CompiledEra & { readonly media: Media };

/** Reads and compiles one era's folder. Without `whole` it is one of the built-in eras. Never rejects for what is in it. */
export async function compileFolder(
  folder: string,
  { whole = path.dirname(path.resolve(folder)) === erasFolder }: Pick<CompileOptions, 'whole'> = {},
): Promise<CompiledFolder> {
  const { files, media, faults } = await readEraFolder(folder);
  const slug = path.basename(path.resolve(folder));
  const compiled = compileFiles(slug, files, {
    whole,
    picture: media.picture?.name,
    tune: media.tune !== undefined,
  });
  return faults.length === 0
    ? { ...compiled, media }
    : { content: undefined, faults: inOrder([...faults, ...compiled.faults]), media };
}

/** Everything that a folder of eras says. */
export interface CompiledFolders {
  /** The eras in the order of the timeline. */
  readonly eras: readonly EraContent[];
  /** The versions of the page that closes the journal; none if the folder has no such page. */
  readonly lastPages: readonly LastPage[];
  /** The pictures and tunes of the eras, by the names of their folders. */
  readonly media: ReadonlyMap<string, Media>;
  /** The faults of all files. */
  readonly faults: readonly Fault[];
}

/** The file of the page that closes the journal, beside the eras' folders. */
const LAST_PAGE = 'last-page.md';

/** Reads and compiles every folder of the eras, and the page that closes the journal. */
export async function compileFolders(folder = erasFolder): Promise<CompiledFolders> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const compiled = await Promise.all(
    names.map((name) => compileFolder(path.join(folder, name), { whole: true })),
  );
  const eras = compiled.flatMap(({ content }) => content ?? []);
  const faults: Fault[] = [];
  const page = entries.some(({ name }) => name === LAST_PAGE)
    ? textOf(await readFile(path.join(folder, LAST_PAGE)))
    : undefined;
  const lastPages =
    page === undefined
      ? []
      : readLastPages(page, (line, message) => faults.push({ file: LAST_PAGE, line, message }));
  return {
    lastPages,
    eras: eras.sort((a, b) => a.timeline - b.timeline || a.era.period.id - b.era.period.id),
    media: new Map(names.map((name, place) => [name, compiled[place]?.media ?? {}])),
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

/** Returns the texts of all files of a folder by their path in it. */
export async function readFiles(folder: string): Promise<Files> {
  return (await readEraFolder(folder)).files;
}
