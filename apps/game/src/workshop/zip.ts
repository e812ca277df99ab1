import type { Draft } from './draft';
import type { DroppedFile } from './dropped-files';

/** The most bytes of a zip file that are unpacked. */
const LARGEST = 16 * 1024 * 1024;

/** Returns a draft's folder as a zip file. */
export async function zipOf({ name, files, picture }: Draft): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const texts = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const entries: Record<string, Uint8Array> = Object.fromEntries(texts);
  if (picture) {
    const bytes = atob(picture.url.slice(picture.url.indexOf(',') + 1));
    entries[`${name}/${picture.name}`] = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
  }
  return new Blob([zipSync(entries) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** Returns the files in a zip file. Rejects if it is none, or too large. */
export async function filesOfZip(zip: File): Promise<readonly DroppedFile[]> {
  const { unzipSync } = await import('fflate');
  let size = zip.size;
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()), {
    filter({ originalSize }) {
      size += originalSize;
      return size <= LARGEST;
    },
  });
  if (size > LARGEST) throw new Error('The zip file is too large');
  return Object.entries(entries)
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, bytes]) => ({
      path,
      file: new File([bytes as Uint8Array<ArrayBuffer>], path, { type: typeOf(path) }),
    }));
}

function typeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'md' ? 'text/markdown' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}
