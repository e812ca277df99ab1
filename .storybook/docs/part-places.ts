import type { Guide } from './guides/guide';

/** The position of a number, in CSS pixels from the corner of the picture. */
export interface Place {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Returns the place of each part that is in a picture, or in the page of the picture's frame. */
export function placesOf(picture: HTMLElement, parts: Guide['parts']): readonly Place[] {
  const corner = picture.getBoundingClientRect();
  const frame = picture.querySelector('iframe');
  const page = frame?.contentDocument ?? picture;
  const window = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
  // A frame without room for its window is scaled down.
  const scale = frame === null ? 1 : window.width / frame.clientWidth;
  return parts.flatMap(([, selector], index) => {
    const part = selector === undefined ? null : page.querySelector(selector);
    if (part === null) return [];
    const { left, top } = part.getBoundingClientRect();
    return [
      {
        number: index + 1,
        left: window.left + left * scale - corner.left,
        top: window.top + top * scale - corner.top,
      },
    ];
  });
}
