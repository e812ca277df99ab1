import { open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { printable } from './compile-files';
import type { Fault } from './fault';
import type { Files } from './folder';
import { type Media, mediaFault, mediaLimits } from './media';

/** Everything that was found in an era's folder. */
export interface EraFolder {
  /** The texts of its Markdown files by their path in it. A file of another kind is there without its text. */
  readonly files: Files;
  readonly media: Media;
  /** What cannot be read, such as a link out of the folder. The files' texts may have more. */
  readonly faults: readonly Fault[];
}

/** The largest Markdown file, in bytes: several times the longest of the built-in eras. */
const LARGEST_TEXT = 128 * 1024;

/** The most files of an era. */
const MOST_FILES = 100;

const innerFolders = ['sets', 'backgrounds'];

// What systems and editors leave in a folder.
const ignored = /^(?:\.|Thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * Reads an era's folder. It may come from anyone: a link that leads out of it, a device or a huge file is a fault and is
 * not read. A byte order mark and Windows line ends are left out.
 */
export async function readEraFolder(folder: string): Promise<EraFolder> {
  const slug = printable(path.basename(path.resolve(folder)));
  const home = await realpath(folder);
  const files = new Map<string, string>();
  const faults: Fault[] = [];
  const media: { picture?: Media['picture']; tune?: Media['tune'] } = {};
  const report = (place: string, message: string) =>
    faults.push({ file: `${slug}/${place}`, line: 1, message });
  let count = 0;

  async function readFolder(inner: string): Promise<void> {
    const entries = await readdir(path.join(home, inner));
    for (const entry of entries.sort((a, b) => a.localeCompare(b, 'en'))) {
      if (ignored.test(entry)) continue;
      count += 1;
      const place = printable(inner === '' ? entry : `${inner}/${entry}`);
      if (count === MOST_FILES + 1) report(place, `found more than ${MOST_FILES} files`);
      if (count > MOST_FILES) return;
      await readEntry(path.join(home, inner, entry), place);
    }
  }

  async function readEntry(address: string, place: string): Promise<void> {
    const real = await realpath(address).catch(() => undefined);
    if (real === undefined) return void report(place, 'found a link that leads nowhere');
    if (!real.startsWith(home + path.sep)) {
      return void report(
        place,
        'found a link that leads out of the folder: put the file itself here',
      );
    }
    const found = await stat(real);
    if (found.isDirectory()) {
      if (real === address && innerFolders.includes(place)) return readFolder(place);
      const known = innerFolders.join(' and ');
      return void report(place, `the folder is not known: an era may have the folders ${known}`);
    }
    if (!found.isFile()) return void report(place, 'found something that is not a file');
    await readFile(real, place, found.size);
  }

  async function readFile(address: string, place: string, size: number): Promise<void> {
    const limit = place.endsWith('.md') ? LARGEST_TEXT : mediaLimits.get(place);
    // The text is not read: a file of this name is a separate fault.
    if (limit === undefined) return void files.set(place, '');
    if (size > limit) {
      if (place.endsWith('.md')) files.set(place, '');
      return void report(
        place,
        `the file has ${inUnits(size)}: at most ${inUnits(limit)} are read`,
      );
    }
    const bytes = await bytesOf(address, limit);
    if (!place.endsWith('.md')) {
      const fault = mediaFault(place, bytes);
      if (fault !== undefined) report(place, fault);
      else if (place === 'tune.mp3') media.tune = { name: place, bytes };
      else if (media.picture === undefined) media.picture = { name: place, bytes };
      else report(place, `found another picture beside ${media.picture.name}: keep one of them`);
      return;
    }
    files.set(place, textOf(bytes));
    if (isWide(bytes)) report(place, 'the file is saved as UTF-16: save it as UTF-8');
  }

  await readFolder('');
  return { files, media, faults };
}

/** Returns a file's bytes; no more than `limit`, whatever has happened to it since its size was read. */
async function bytesOf(address: string, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(address);
  try {
    const buffer = new Uint8Array(limit);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, limit - length);
      if (bytesRead === 0) return buffer.slice(0, length);
      length += bytesRead;
    }
  } finally {
    await file.close();
  }
}

function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Returns the text of a file without a byte order mark and the line ends of Windows; nothing of one in UTF-16. */
export function textOf(bytes: Uint8Array): string {
  if (isWide(bytes)) return '';
  // Its decoder leaves out the mark, and turns what is not UTF-8 into a sign that is reported with its line.
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replaceAll('\0', '\uFFFD');
}

function inUnits(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
