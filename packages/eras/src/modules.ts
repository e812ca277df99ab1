import type { CompiledFolders } from './read-folders';
import { writtenStory } from './written-story';

/** The modules that a build replaces: a package imports `./compiled-eras` and types it in `compiled-eras.d.ts`. */
export const compiledModule = /(?:^|\/)compiled-(eras|stories|sets|last-page)$/;

/** The name under which the story of one era is a separate module. */
export const storyModule = /^compiled-story\/([a-z-]+)$/;

/** Returns the code of a module: the eras, the sets of the server, the last page, the register of stories, or one story. */
export function codeOf(
  module: string,
  { eras, lastPages }: Pick<CompiledFolders, 'eras' | 'lastPages'>,
): string {
  const slug = storyModule.exec(module)?.[1];
  if (slug !== undefined) {
    const content = eras.find(({ era }) => era.period.slug === slug);
    return `export const story = ${JSON.stringify(content && writtenStory(content))};`;
  }
  switch (compiledModule.exec(module)?.[1]) {
    case 'eras':
      return `export const eras = ${JSON.stringify(eras.map(({ era }) => era))};`;
    case 'sets':
      return `export const sets = ${JSON.stringify(eras.map(({ sets }) => sets))};`;
    case 'last-page':
      return `export const lastPages = ${JSON.stringify(lastPages)};`;
    default:
      return storiesCode(eras.map(({ era }) => era.period.slug));
  }
}

function storiesCode(slugs: readonly string[]): string {
  const loaders = slugs.map(
    (slug) => `["${slug}", () => import("compiled-story/${slug}").then(({ story }) => story)]`,
  );
  return `export const stories = new Map([${loaders.join(', ')}]);`;
}
