import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { printable } from './compile-files';
import type { EraContent } from './era-content';
import type { Fault } from './fault';
import type { Media } from './media';
import { compileFolder } from './read-folders';
import { renumbered } from './renumbered';

/** An era's content, with its picture and its tune. */
export interface CompiledEraFolder {
  readonly content: EraContent;
  readonly media: Media;
}

/** The most eras that a server adds to its timeline. */
const MOST_ERAS = 40;

/**
 * Compiles every folder in a folder of eras, in the order of the timeline. `faults` are those of the folders that have
 * some; they are left out. Each era has a number above those of `taken`, the eras that there are already. Rejects if the
 * folder cannot be read.
 */
export async function compileHosted(
  folder: string,
  taken: readonly { readonly id: number; readonly slug: string }[],
): Promise<{ readonly eras: readonly CompiledEraFolder[]; readonly faults: readonly Fault[] }> {
  const home = await realpath(folder);
  const names = await readdir(home);
  const faults: Fault[] = [];
  const fault = (name: string, message: string) =>
    faults.push({ file: `${printable(name)}/era.md`, line: 1, message });
  if (names.includes('era.md')) {
    fault(path.basename(home), 'found era.md in the folder of all eras: name the folder above it');
  }
  const eras: CompiledEraFolder[] = [];
  for (const name of names.filter((one) => !one.startsWith('.')).sort()) {
    const place = path.join(home, name);
    const real = await realpath(place).catch(() => '');
    if (!(await stat(place).catch(() => undefined))?.isDirectory()) continue;
    if (!real.startsWith(home + path.sep)) {
      fault(
        name,
        'found a link that leads out of the folder of all eras: put the folder itself there',
      );
    } else if (taken.some(({ slug }) => slug === name)) {
      fault(name, `the game has an era called "${name}": give the folder another name`);
    } else if (eras.length === MOST_ERAS) {
      fault(name, `found more than ${MOST_ERAS} eras: the timeline shows no more`);
    } else {
      const { content, media, faults: own } = await compileFolder(place, { whole: false });
      if (content) eras.push({ content, media });
      faults.push(...own);
    }
  }
  const highest = Math.max(0, ...taken.map(({ id }) => id));
  const inPlace = eras.sort((a, b) => a.content.timeline - b.content.timeline);
  return {
    eras: inPlace.map(({ content, media }, place) => ({
      content: renumbered(content, highest + 1 + place),
      media,
    })),
    faults,
  };
}
