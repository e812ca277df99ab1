/** Red, green, blue and opacity, from 0 to 255. */
export type Rgba = readonly [number, number, number, number];

/** Text or focus ring, surface, and the contrast that the pair needs (WCAG 2.2 AA). */
export const pairs = [
  ['--color-text', '--color-surface', 4.5],
  ['--color-text-muted', '--color-surface', 4.5],
  ['--color-heading', '--color-surface', 4.5],
  ['--color-accent', '--color-surface', 4.5],
  ['--plate-text', '--plate-surface', 4.5],
  ['--plate-muted', '--plate-surface', 4.5],
  ['--plate-text-told', '--plate-surface-told', 4.5],
  ['--plate-muted-told', '--plate-surface-told', 4.5],
  ['--dialog-head-text', '--dialog-head-surface', 4.5],
  ['--dialog-head-muted', '--dialog-head-surface', 4.5],
  ['--color-text-muted', '--color-picture-empty', 4.5],
  ['--color-choices-text', '--color-surface-choices', 4.5],
  ['--color-choices-muted', '--color-surface-choices', 4.5],
  ['--color-choices-heading', '--color-surface-choices', 4.5],
  ['--card-heading', '--card-surface', 4.5],
  ['--card-muted', '--card-surface', 4.5],
  ['--impact-text', '--impact-surface', 4.5],
  ['--impact-heading', '--impact-surface', 4.5],
  ['--color-bar-text', '--color-bar', 4.5],
  ['--color-bar-muted', '--color-bar', 4.5],
  ['--entry-active-text', '--color-bar', 4.5],
  ['--brand-color', '--color-bar', 4.5],
  ['--color-on-accent', '--color-accent', 4.5],
  ['--color-on-danger', '--color-danger', 4.5],
  ['--tip-text', '--tip-surface', 4.5],
  ['--color-focus', '--color-surface', 3],
  ['--color-focus-choices', '--color-surface-choices', 3],
  ['--color-focus-bar', '--color-bar', 3],
] as const;

/** The token of what is behind a translucent surface. */
const behind: Readonly<Record<string, string>> = {
  '--impact-surface': '--color-surface-choices',
  '--card-surface': '--color-surface-choices',
  '--plate-surface': '--color-surface',
  '--plate-surface-told': '--color-surface',
  '--dialog-head-surface': '--color-surface',
  '--color-surface': '--color-page',
  '--color-surface-choices': '--color-page',
};

/** Returns the token of what is behind a surface, if it can be translucent. */
export const groundOf = (surface: string): string | undefined => behind[surface];

/** Returns a token's colour on an element, blended with what is behind it. Returns null if the token is an image. */
export function colourOf(element: Element, token: string): Rgba | null {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const named = getComputedStyle(element).getPropertyValue(token).trim();
  const known = CSS.supports('color', named);
  const value = getComputedStyle(probe).color;
  probe.remove();
  if (!known) return null;
  const colour = channels(value);
  const [red, green, blue, alpha] = colour;
  const below = groundOf(token);
  if (alpha === 255 || below === undefined) return colour;
  const under = colourOf(element, below);
  if (under === null) return null;
  const mix = (top: number, bottom: number) => (top * alpha + bottom * (255 - alpha)) / 255;
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 255];
}

/** Returns the contrast of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(first: Rgba, second: Rgba): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(colour: string): Rgba {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 255];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
