import { createContext } from 'react';

/**
 * The element that dialogs are rendered in, so that a sheet can show several at once. Such a dialog is only looked at:
 * it neither takes the focus nor covers the page. Without an element, as in the game, a dialog does both.
 */
export const DialogPlace = createContext<HTMLElement | null>(null);
