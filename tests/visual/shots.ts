import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The built Storybook. */
export const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** Where the baselines are kept. */
export const baselines = path.join(import.meta.dirname, 'baselines');

/** One picture: a story, the era it wears, and the window it is drawn in. */
export interface Shot {
  /** The story's id. */
  readonly storyId: string;
  /** Title and name of the story, as the sidebar shows them. */
  readonly name: string;
  /** Slug of the era, or null for the one that Storybook opens with. */
  readonly era: string | null;
  /** Size of the window in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether the picture goes on below the window, to the page's end. */
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
const usualWindow = { width: 800, height: 600 };

/**
 * Every picture there is to take: stories tagged `visual` in the era that it opens with, stories tagged
 * `visual-eras` in each. Behind `at-390` and `at-1366` is the window's width. Throws where Storybook has not been built.
 */
export function allShots(): readonly Shot[] {
  const file = path.join(built, 'index.json');
  if (!existsSync(file)) throw new Error('Build Storybook first: pnpm build-storybook');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).flatMap(({ id, title, name, type, tags = [] }) => {
    if (type !== 'story') return [];
    const worn = tags.includes('visual-eras') ? eras : tags.includes('visual') ? [null] : [];
    const [size] =
      Object.entries(windows)
        .find(([tag]) => tags.includes(tag))
        ?.slice(1) ?? [];
    return worn.map((era) => ({
      storyId: id,
      name: `${title} / ${name}`,
      era,
      viewport: typeof size === 'object' ? size : usualWindow,
      whole: tags.includes('whole'),
      file: era === null ? `${id}.png` : `${id}.${era}.png`,
    }));
  });
}
