import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the built Storybook. */
export const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** The folder of the baselines. */
export const baselines = path.join(import.meta.dirname, 'baselines');

/** One screenshot: a story, its era, and the size of its window. */
export interface Shot {
  /** The story's id. */
  readonly storyId: string;
  /** Title and name of the story, as the sidebar shows them. */
  readonly name: string;
  /** Slug of the era, or null for Storybook's default era. */
  readonly era: string | null;
  /** Size of the window in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** True if the screenshot shows the whole page, not only the window. */
  readonly whole: boolean;
  /** Name of the baseline's file. */
  readonly file: string;
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

// An era has a theme, and a theme is a file in this folder.
const eras = readdirSync(path.resolve(import.meta.dirname, '../../packages/ui/src/themes')).map(
  (name) => path.basename(name, '.css'),
);
const windows = {
  'at-390': { width: 390, height: 844 },
  'at-1366': { width: 1366, height: 768 },
};
const defaultWindow = { width: 800, height: 600 };

/**
 * Returns every screenshot to take: stories tagged `visual` in the default era, stories tagged
 * `visual-eras` in each era. The tags `at-390` and `at-1366` set the window's width. Throws if Storybook
 * has not been built.
 */
export function allShots(): readonly Shot[] {
  const file = path.join(built, 'index.json');
  if (!existsSync(file)) throw new Error('Build Storybook first: pnpm build-storybook');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).flatMap(({ id, title, name, type, tags = [] }) => {
    if (type !== 'story') return [];
    const shownEras = tags.includes('visual-eras') ? eras : tags.includes('visual') ? [null] : [];
    const [size] =
      Object.entries(windows)
        .find(([tag]) => tags.includes(tag))
        ?.slice(1) ?? [];
    return shownEras.map((era) => ({
      storyId: id,
      name: `${title} / ${name}`,
      era,
      viewport: typeof size === 'object' ? size : defaultWindow,
      whole: tags.includes('whole'),
      file: era === null ? `${id}.webp` : `${id}.${era}.webp`,
    }));
  });
}
