/** One fault in an era's folder, for the person who writes it. */
export interface Fault {
  /** The file's path from the folder of all eras, such as `renaissance/choices.md`. */
  readonly file: string;
  /** The line, counted from 1. */
  readonly line: number;
  /** What was found and what is wanted, in one sentence or two. */
  readonly message: string;
}

/** Reports a fault at a line of the file that is read. */
export type Report = (line: number, message: string) => void;

/** Returns a fault as one line, in the format that editors and terminals open on a click. */
export function faultText({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}

/** Returns faults in the order of a folder: by file, then by line. */
export function inOrder(faults: readonly Fault[]): readonly Fault[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}
