import type { Preview } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';

/** The value of the era switch that shows every era at once. */
export const ALL_ERAS = 'all';

/** The widths to look at, in CSS pixels, each with the height of a common device. */
const sizes = [
  [320, 568, 'smallest phone', 'mobile'],
  [390, 844, 'phone', 'mobile'],
  [768, 1024, 'tablet', 'tablet'],
  [1024, 768, 'tablet on its side', 'tablet'],
  [1366, 768, 'laptop', 'desktop'],
  [1920, 1080, 'large screen', 'desktop'],
] as const;

/** The viewport menu. */
export const viewports = Object.fromEntries(
  sizes.map(([width, height, name, type]) => [
    `w${width}`,
    { name: `${width} · ${name}`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

/** The values of the toolbar's switches. */
export interface Globals {
  /** Slug of an era, or {@link ALL_ERAS}. */
  readonly era: string;
  readonly motion: string;
  readonly contrast: string;
  /** For example `150-percent`. A bare number in a link would not match the menu, which compares texts. */
  readonly textSize: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the window size that the story or the viewport menu has set, if any. */
export function viewportSize(globals: Readonly<Record<string, unknown>>) {
  const viewport = globals['viewport'] as string | { value?: string } | undefined;
  // In a link it can be the bare name.
  const value = typeof viewport === 'string' ? viewport : viewport?.value;
  const size = sizes.find(([width]) => `w${width}` === value);
  return size && { width: size[0], height: size[1] };
}

/** Returns the number of a text size such as `150-percent`. */
export function percent(textSize: string): number {
  return Number.parseInt(textSize, 10);
}

const [firstEra, ...otherEras] = builtInEras.map(({ period, scenario }) => ({
  value: period.slug,
  // A designer looks for the year as often as for the name.
  title: `${period.name} · ${scenario.year}`,
}));

interface Option {
  readonly value: string;
  readonly title: string;
  readonly icon?: 'contrast' | 'grid' | 'lightningoff' | 'time' | 'transfer' | 'zoom';
}

/**
 * Returns the menu of a switch. The default resets the switch, so that a switch at its default does not look on. An
 * icon of the switch itself would make Storybook reset it to nothing.
 */
const menu = (title: string, byDefault: Option, others: readonly Option[]) => ({
  title,
  dynamicTitle: true,
  items: [{ ...byDefault, type: 'reset' as const }, ...others],
});

/** The toolbar's switches. The eras are those of the game. */
export const globalTypes = {
  era: {
    description: 'Era: whose look the page has. Fixed on a page that shows all eras',
    toolbar: menu(firstEra?.title ?? '', { value: '', title: '', ...firstEra }, [
      ...otherEras.map((era) => ({ ...era, icon: 'time' as const })),
      { value: ALL_ERAS, title: 'All eras side by side', icon: 'grid' },
    ]),
  },
  motion: {
    description: 'Motion: the visitor’s setting',
    toolbar: menu('Motion', { value: 'system', title: 'Motion as on this computer' }, [
      { value: 'reduced', title: 'Reduced motion', icon: 'lightningoff' },
    ]),
  },
  contrast: {
    description: 'Contrast: the visitor’s setting',
    toolbar: menu('Contrast', { value: 'system', title: 'Contrast as on this computer' }, [
      { value: 'more', title: 'More contrast', icon: 'contrast' },
    ]),
  },
  textSize: {
    description: 'Text size: what the visitor set in the browser',
    toolbar: menu('Text size', { value: '100-percent', title: 'Text 100 %' }, [
      { value: '150-percent', title: 'Text 150 %', icon: 'zoom' },
      { value: '200-percent', title: 'Text 200 %', icon: 'zoom' },
    ]),
  },
  direction: {
    description: 'Direction: how the page is read',
    toolbar: menu('Direction', { value: 'ltr', title: 'Left to right' }, [
      { value: 'rtl', title: 'Right to left', icon: 'transfer' },
    ]),
  },
} satisfies Preview['globalTypes'];

/** The values of the switches when Storybook opens. */
export const initialGlobals = {
  era: builtInEras[0]?.period.slug,
  motion: 'system',
  contrast: 'system',
  textSize: '100-percent',
  direction: 'ltr',
} satisfies Record<keyof Globals, string | undefined>;
