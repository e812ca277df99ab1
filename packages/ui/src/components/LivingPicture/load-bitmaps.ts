/** Loads a picture, from where its image has it, and its map. Rejects if one cannot be loaded or decoded. */
export async function loadBitmaps(picture: string, map: string) {
  const [shown, mapped] = await Promise.all([
    fetchFile(picture).then((file) => createImageBitmap(file)),
    fetchFile(map).then((file) => createImageBitmap(file, { colorSpaceConversion: 'none' })),
  ]);
  return { picture: shown, map: mapped };
}

/** As a file, because browsers decode the bitmap of an element on the page's own thread. */
async function fetchFile(address: string): Promise<Blob> {
  // The image has loaded it already, so the browser need not ask whether it has changed.
  const response = await fetch(address, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status}`);
  return response.blob();
}
