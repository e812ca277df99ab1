/** Drops a folder with these texts on the page, as a browser does. */
export function dropFolder(name: string, files: Readonly<Record<string, string>>): void {
  drop(folderEntry(name, Object.entries(files)));
}

/** Drops loose files on the page. */
export function dropFiles(...files: readonly File[]): void {
  drop(...files.map((file) => fileEntry(file)));
}

function drop(...entries: readonly object[]): void {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    // A page cannot put a folder into a real one.
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
    document.body.dispatchEvent(event);
  }
}

function fileEntry(file: File): object {
  return {
    isFile: true,
    isDirectory: false,
    name: file.name,
    file: (found: (file: File) => void) => found(file),
  };
}

function folderEntry(name: string, files: readonly (readonly [string, string])[]): object {
  const names = [...new Set(files.map(([path]) => path.split('/')[0] ?? ''))];
  const entries = names.map((inner) => {
    const text = files.find(([path]) => path === inner)?.[1];
    if (text !== undefined) return fileEntry(new File([text], inner));
    const below = files.filter(([path]) => path.startsWith(`${inner}/`));
    return folderEntry(
      inner,
      below.map(([path, words]) => [path.slice(inner.length + 1), words]),
    );
  });
  return {
    isFile: false,
    isDirectory: true,
    name,
    createReader() {
      // A browser returns the entries of a folder in parts, and an empty one at the end.
      const parts = [entries.slice(0, 2), entries.slice(2), []];
      return {
        readEntries: (found: (part: readonly object[]) => void) => found(parts.shift() ?? []),
      };
    },
  };
}
