import path from 'node:path';
import { root } from '../packages.mjs';

const core = 'packages/game-core/src/eras';
const curated = 'apps/server/src/curated';

/** Where eras are registered, as paths from the root. */
export const registers = {
  eras: `${core}/index.ts`,
  stories: `${core}/stories/index.ts`,
  curated: `${curated}/index.ts`,
  focus: 'art/scenes/focus.json',
  descriptions: 'art/scenes/descriptions.json',
  sources: 'docs/sources/README.md',
};

/** The folder of the eras' content files, as a path from the root. */
export const contentFolder = core;

/** The slug of the era whose imports and whose tune a new era takes over. */
export const modelEra = 'medieval';

/** Returns the files that an era consists of, as paths from the root. */
export function placesOf(slug) {
  return {
    content: `${core}/${slug}.ts`,
    story: `${core}/stories/${slug}.ts`,
    theme: `packages/ui/src/themes/${slug}.css`,
    curated: `${curated}/${slug}.ts`,
    picture: `apps/game/public/images/${slug}.avif`,
    tune: `apps/game/public/audio/${slug}-theme.mp3`,
    sources: `docs/sources/${slug}.md`,
  };
}

/** Returns the absolute path of a path from the root. */
export function absolute(place) {
  return path.join(root, place);
}
