import { rewriteMedia } from './media-rules';

const rules = /\(prefers-contrast:\s*(more)\)/;
let undo = () => {};

/** Switches the emulation of more contrast on or off. */
export function emulateMoreContrast(more: boolean): void {
  undo();
  undo = more ? rewriteMedia(rules, () => 'all') : () => {};
}
