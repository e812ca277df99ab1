import { createContext } from 'react';

/**
 * The element that dialogs are rendered in, so that a sheet can show several at once. A dialog in such an element does
 * not move the focus and does not cover the page. Without an element, as in the game, a dialog does both.
 */
export const DialogPlace = createContext<HTMLElement | null>(null);
