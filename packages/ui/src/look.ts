import type { EraColors } from '@time-traveler/game-core';

const surfaces = [
  '--color-surface',
  '--color-surface-choices',
  '--plate-surface',
  '--plate-surface-narrow',
  '--plate-surface-told',
  '--dialog-head-surface',
  '--impact-surface',
  '--card-surface',
  '--card-hover-surface',
  '--tip-surface',
  '--color-picture-empty',
];

const surfaceTexts = [
  '--color-text',
  '--color-text-muted',
  '--color-heading',
  '--color-choices-text',
  '--color-choices-muted',
  '--color-choices-heading',
  '--plate-text',
  '--plate-muted',
  '--plate-text-told',
  '--plate-muted-told',
  '--dialog-head-text',
  '--dialog-head-muted',
  '--impact-text',
  '--impact-heading',
  '--card-text',
  '--card-muted',
  '--card-heading',
  '--tip-text',
  '--color-focus',
  '--color-focus-choices',
];

const surfaceAccents = ['--color-accent', '--marker-color', '--initial-color'];

// A look draws these in its own colours, on which another text may not be legible.
const surfaceDrawings = [
  '--surface-image',
  '--surface-choices-image',
  '--surface-choices-image-told',
  '--plate-image',
  '--dialog-image',
  '--dialog-head-image',
  '--impact-image-told',
  '--button-image',
  '--card-image',
  '--card-image-even',
  '--card-image-3',
  '--card-image-4',
  '--initial-background',
  '--initial-shadow',
];

const bars = ['--color-bar', '--seal-surface', '--seal-active-text'];

const barTexts = [
  '--color-bar-text',
  '--color-bar-muted',
  '--color-focus-bar',
  '--color-bars',
  '--brand-color',
  '--entry-active-text',
  '--seal-text',
  '--seal-active-surface',
];

const color = /^#[\da-f]{6}$/i;

/**
 * Returns the tokens that an era's main colours set, with their values. Colours on each other are set together, so that
 * every text is on a ground that the colours name. What is not a hex colour is left out.
 */
export function colorTokens(colors: EraColors): ReadonlyMap<string, string> {
  const [page, bar, barText, surface, text, accent] = (
    ['page', 'bar', 'barText', 'surface', 'text', 'accent'] as const
  ).map((name) => {
    const value = colors[name];
    return value !== undefined && color.test(value) ? value : undefined;
  });
  const tokens = new Map<string, string>();
  const set = (names: readonly string[], value: string) => {
    for (const name of names) tokens.set(name, value);
  };
  if (page) {
    set(['--color-page'], page);
    set(['--page-image'], 'none');
  }
  if (bar && barText) {
    set(bars, bar);
    set(barTexts, barText);
    set(['--bar-image'], 'none');
    // What a look draws round an icon is in its own colours.
    set(['--seal-border'], `1px solid ${barText}`);
    set(['--seal-clip'], 'none');
  }
  if (surface && text && accent) {
    set(surfaces, surface);
    set(surfaceTexts, text);
    set(surfaceAccents, accent);
    set(surfaceDrawings, 'none');
    set(['--marker-surface'], 'transparent');
    set(['--color-on-accent'], isLight(accent) ? '#000000' : '#ffffff');
  }
  return tokens;
}

/** Returns whether black is easier to read on a colour than white: each is legible on what the other is not. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
