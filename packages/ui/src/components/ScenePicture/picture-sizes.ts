/**
 * The `sizes` attribute of a scene's picture: its width on a phone is that of the page without the frame. Nobody
 * sees more than two and a half pixels for each of CSS.
 */
export const sizes = '(width >= 56.25em) 62vw, (resolution >= 2.5dppx) 74vw, 84vw';
