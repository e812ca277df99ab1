import { type CompiledEra, type CompileOptions, compileEra } from './compile-era';
import type { Fault } from './fault';
import type { Files } from './folder';

/**
 * Compiles the files of a folder that may come from anyone. Never throws, and reads nothing that takes the parser of
 * Markdown without end.
 */
export function compileFiles(
  slug: string,
  files: Files,
  options: CompileOptions = {},
): CompiledEra {
  const name = printable(slug);
  const nested = [...files].flatMap(([file, text]): readonly Fault[] => {
    const [before] = text.split(tooDeep);
    if (before === text || before === undefined) return [];
    const line = before.split('\n').length;
    return [{ file: `${name}/${file}`, line, message: 'found text that is nested too deeply' }];
  });
  if (nested.length > 0) return { content: undefined, faults: nested };
  try {
    return compileEra(name, files, options);
  } catch (error) {
    // A parser throws, for example on YAML whose aliases grow without end.
    const message = `the folder cannot be read: ${String(error)}`;
    return { content: undefined, faults: [{ file: `${name}/era.md`, line: 1, message }] };
  }
}

/** Quotations, lists and brackets that nobody writes, and that take the parser of Markdown too long. */
const tooDeep = /(?:[ \t]*>){20}|\[{20}|(?:[*_]+\w* ){100}|^[ \t]{60}/m;

/** Returns a name in which a terminal or a log shows every sign: names of files may hold line breaks and escapes. */
export function printable(name: string): string {
  return name.replaceAll(/[\p{C}\p{Z}]/gu, (sign) => (sign === ' ' ? sign : '\uFFFD'));
}
