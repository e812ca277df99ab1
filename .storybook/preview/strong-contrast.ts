import { rewriteMedia } from './media-rules';

const rules = /\(prefers-contrast:\s*(more)\)/;
let undo = () => {};

/** Makes the page look as for a visitor who asked for more contrast, or not. */
export function emulateMoreContrast(more: boolean): void {
  undo();
  undo = more ? rewriteMedia(rules, () => 'all') : () => {};
}
