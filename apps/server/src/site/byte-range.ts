/** A range of a file's bytes; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14.1.2). Returns one range; `unsatisfiable` if it
 * is outside the file; null if the whole file is the answer: for other units, several ranges or wrong syntax.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(header.trim()) ?? [];
  if (suffix !== undefined) {
    const start = Math.max(0, size - Number(suffix));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  if (first === undefined) return null;
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
