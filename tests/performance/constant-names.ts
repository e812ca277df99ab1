import { createHash } from 'node:crypto';

const hash = /-[\w-]{8}(?=\.\w+$)/;
/** The hash that the packages' own build puts before that of the game's. */
const innerHash = /-[A-Z\d]{8}(?=\.\w+$)/;
const policyHash = /sha256-[\w+/]{43}=/g;

/**
 * Returns a text of the build with another hash in each name of a built file, and in the page's policy: one that
 * does not change with the content, and compresses as badly. So a text weighs the same until its own words change.
 */
export function withConstantNames(text: string, files: readonly string[]): string {
  return files
    .reduce((page, file) => page.replaceAll(file, constantName(file)), text)
    .replaceAll(policyHash, `sha256-${digest('policy', 43)}=`);
}

/** Returns a built file's name without the hashes of its content. */
export function nameWithoutHashes(file: string): string {
  return file.replace(hash, '').replace(innerHash, '');
}

function constantName(file: string): string {
  const name = nameWithoutHashes(file);
  const [stem = '', ending = ''] = name.split(/(?=\.\w+$)/);
  return `${stem}-${digest(name, file.length - name.length - 1)}${ending}`;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
