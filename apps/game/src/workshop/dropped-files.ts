/** A file that a writer has dropped or picked. */
export interface DroppedFile {
  /** Its path, with the folder that was dropped as its first part: `iron-age/sets/1.md`. A loose file has its name only. */
  readonly path: string;
  readonly file: File;
}

/** The most files that are read. A wrong folder may hold a whole disk. */
const MOST_FILES = 200;

/** Returns the files of a drop, also those in folders. */
export async function filesOfDrop(items: DataTransferItemList): Promise<readonly DroppedFile[]> {
  // The list is empty as soon as the event is over, so all entries are taken before anything is awaited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: DroppedFile[] = [];
  for (const entry of entries) await read(entry, '', found);
  return found;
}

/** Returns the files of a picked folder, or of picked files. */
export function filesOfPicker(files: Iterable<File>): readonly DroppedFile[] {
  return [...files]
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .slice(0, MOST_FILES);
}

async function read(entry: FileSystemEntry, above: string, found: DroppedFile[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  const path = above + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path, file });
  } else if (isFolder(entry)) {
    for (const inner of await entriesOf(entry)) await read(inner, `${path}/`, found);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Reads a folder. A browser returns its entries in several parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}
