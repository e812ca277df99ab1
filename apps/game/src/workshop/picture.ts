import type { DraftPicture } from './draft';

/** A picture up to this size, in bytes, is kept as it is. */
const LARGE = 600 * 1024;

/** The width to which a larger picture is reduced, in pixels. */
const WIDEST = 1536;

const endings: Readonly<Partial<Record<string, string>>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** Reads a picture; one that is large or of another kind becomes a JPEG. Rejects if it cannot be shown. */
export async function readPicture(file: File): Promise<DraftPicture> {
  // Refuses drawings too, which can hold scripts.
  const bitmap = await createImageBitmap(file);
  const small = endings[file.type] !== undefined && file.size <= LARGE;
  const blob = small ? file : await reduced(bitmap);
  bitmap.close();
  return { name: `picture.${endings[blob.type] ?? 'jpg'}`, url: await dataAddress(blob) };
}

async function reduced(bitmap: ImageBitmap): Promise<Blob> {
  const width = Math.min(WIDEST, bitmap.width);
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsDataURL(blob);
  });
}
