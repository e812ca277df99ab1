import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TEMPLATE, exampleDraft } from './examples';

/** The files of the template. */
export const { files } = exampleDraft(TEMPLATE);

/** Returns the template's files with a change in one of them. */
export function changed(file: string, found: string | RegExp, by: string) {
  const text = files[file] ?? '';
  if (text.replace(found, by) === text) throw new Error(`Nothing in ${file} is ${String(found)}`);
  return { ...files, [file]: text.replace(found, by) };
}

/** Returns queries within the part with the files, the text and the problems. */
export const write = () => within(screen.getByRole('region', { name: 'Write' }));
/** Returns queries within the part with the states and the game. */
export const play = () => within(screen.getByRole('region', { name: 'Play' }));
/** Returns queries within the game's screen. */
export const game = () => within(screen.getByRole('group', { name: 'Screen' }));
/** Returns the field with the text of a file. */
export const area = () => write().getByRole<HTMLTextAreaElement>('textbox');
/** Presses a button. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens every group of states, and presses one. */
export async function show(name: string): Promise<void> {
  const states = within(await play().findByRole('navigation', { name: 'States' }));
  for (const group of await states.findAllByRole<HTMLDetailsElement>('group')) group.open = true;
  await userEvent.click(states.getByRole('button', { name }));
}

/** Returns the line on which the caret is. */
export function caretLine(): number {
  const { value, selectionStart } = area();
  return value.slice(0, selectionStart).split('\n').length;
}

/** Drops a folder with these texts on the page, as a browser does. */
export function dropFolder(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  return drop(folderEntry(name, Object.entries(files)));
}

/** Drops loose files on the page. */
export function dropFiles(...files: readonly File[]): Promise<void> {
  return drop(...files.map((file) => fileEntry(file)));
}

async function drop(...entries: readonly object[]): Promise<void> {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const send = (type: string) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    // A page cannot put a folder into a real one.
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
    document.body.dispatchEvent(event);
    return event;
  };
  // A page that loads does not accept a folder yet.
  await waitFor(() => expect(send('dragover').defaultPrevented).toBe(true));
  send('drop');
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
