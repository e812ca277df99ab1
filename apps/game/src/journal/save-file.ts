/** How long the file stays available, in milliseconds: some browsers read it only after the click. */
const KEPT_MS = 60_000;

/** Offers a text as a file for download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
