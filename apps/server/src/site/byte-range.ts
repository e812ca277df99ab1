/** A part of a file: its first and its last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14.1.2). Gives one range; `unsatisfiable`
 * where it lies outside the file; null for what is answered with the whole file: other units, several
 * ranges, wrong syntax.
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
