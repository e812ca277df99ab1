import type { Fault } from '@time-traveler/eras/compile';
import type { Draft, DraftPicture } from './draft';
import type { DroppedFile } from './dropped-files';
import { filesOfZip } from './zip';
import { readPicture } from './picture';

/** The largest Markdown file that is read, in bytes: several times the longest of the built-in eras. */
const LARGEST_TEXT = 128 * 1024;

// What systems and editors leave in a folder.
const ignored = /(?:^|\/)(?:\.|__MACOSX|Thumbs\.db$|desktop\.ini$)|~$/i;
const pictures = /\.(?:avif|webp|jpe?g|png|gif|svg|bmp|tiff?|heic)$/i;

const isText = ({ path, file }: DroppedFile) => path.endsWith('.md') && file.size <= LARGEST_TEXT;

const readText = async ({ path, file }: DroppedFile) =>
  [path, textOf(await file.arrayBuffer())] as const;

/** A draft after a drop. */
export interface Received {
  readonly draft: Draft;
  /** True if it is another folder, false if files were added to the one that is open. */
  readonly isFolder: boolean;
}

/**
 * Returns the draft after a drop: a folder replaces it, loose files are added to it. Returns a sentence for the writer if
 * nothing could be read. Nothing of a file is shown as more than words, or as a picture.
 */
export async function readDropped(
  dropped: readonly DroppedFile[],
  draft: Draft,
): Promise<Received | string> {
  const [only] = dropped;
  const zip = dropped.length === 1 && only?.path.endsWith('.zip') ? only.file : undefined;
  const unpacked = zip ? await filesOfZip(zip).catch(() => undefined) : dropped;
  if (unpacked === undefined) return 'The zip file cannot be read.';
  const found = unpacked.filter(({ path }) => !ignored.test(path));
  if (found.length === 0) return 'There is no file in it.';

  const folder = folderOf(found);
  const inside = folder === undefined ? found : withoutFolder(found, folder);
  if (folder !== undefined && !inside.some(({ path }) => !path.includes('/'))) {
    return 'There is no era.md in it. Open the folder of one era, not the folder around it.';
  }
  const files: Record<string, string> = folder === undefined ? { ...draft.files } : {};
  const unread: Fault[] = [];
  let tune = folder === undefined && draft.tune;
  let picture: DraftPicture | undefined = folder === undefined ? draft.picture : undefined;
  const report = (file: string, message: string) => unread.push({ file, line: 1, message });
  // All at once: one after the other, each would wait for everything else that the page does.
  const texts = new Map(await Promise.all(inside.filter(isText).map(readText)));
  for (const { path, file } of inside) {
    if (path.endsWith('.md')) {
      files[path] = texts.get(path) ?? '';
      if (!texts.has(path))
        report(path, `the file has ${kB(file.size)}: at most ${kB(LARGEST_TEXT)} are read`);
    } else if (pictures.test(path)) {
      picture = await readPicture(file).catch(() => undefined);
      if (!picture) report(path, 'the picture cannot be read: save it as JPEG, WebP or AVIF');
    } else if (path === 'tune.mp3') {
      tune = true;
      report(path, 'the tune is not played and not kept here: put it back after the download');
    } else report(path, 'the file is not known: an era has Markdown files and a picture');
  }
  const next = { name: folder ?? draft.name, files, picture, tune, unread };
  return { draft: next, isFolder: folder !== undefined };
}

/** Returns the folder that all files are in, or undefined if one of them is loose. */
function folderOf(files: readonly DroppedFile[]): string | undefined {
  const folders = new Set(files.map(({ path }) => /^([^/]+)\//.exec(path)?.[1]));
  const [folder] = folders;
  return folders.size === 1 ? folder : undefined;
}

function withoutFolder(files: readonly DroppedFile[], folder: string): readonly DroppedFile[] {
  return files.map(({ path, file }) => ({ path: path.slice(folder.length + 1), file }));
}

/** What is not UTF-8 becomes a sign that the compiler reports with its line. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replaceAll('\0', '\uFFFD');
}

function kB(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} kB`;
}
