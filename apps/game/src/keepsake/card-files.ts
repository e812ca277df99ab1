const TYPE = 'image/png';

/** What became of a card: the system's sheet has it, the visitor closed the sheet, or it did not work. */
export type SharedCard = 'shared' | 'cancelled' | 'failed';

/** Returns whether the system can share pictures. */
export function canShareImages(): boolean {
  try {
    return navigator.canShare({ files: [new File(['card'], 'card.png', { type: TYPE })] });
  } catch {
    // Missing on most desktops, or not permitted.
    return false;
  }
}

/** Shares a card and its words through the system's sheet. Never rejects. */
export async function shareImage(card: Blob, name: string, text: string): Promise<SharedCard> {
  try {
    await navigator.share({ files: [new File([card], name, { type: TYPE })], text });
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Returns whether the clipboard takes pictures. */
export function canCopyImages(): boolean {
  return typeof ClipboardItem === 'function' && 'clipboard' in navigator;
}

/** Copies a card to the clipboard. Resolves with true if it is there; never rejects. */
export async function copyImage(card: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: card })]);
    return true;
  } catch {
    return false;
  }
}
