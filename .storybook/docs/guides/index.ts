import { choiceGuides } from './choices';
import type { Guide } from './guide';
import { headerGuides } from './header';
import { overlayGuides } from './overlays';
import { pageGuides } from './page';
import { storyGuides } from './story';

/** The guide of each component, by its exported name. */
export const guides: Readonly<Record<string, Guide>> = {
  ...headerGuides,
  ...storyGuides,
  ...choiceGuides,
  ...overlayGuides,
  ...pageGuides,
};

/** The place on the screen of a component, which is its chapter in the sidebar. */
export function placeOf(name: string): string {
  if (name === 'EraTimeline') return 'timeline';
  const groups = {
    header: headerGuides,
    story: storyGuides,
    choices: choiceGuides,
    overlays: overlayGuides,
    page: pageGuides,
  };
  return Object.entries(groups).find(([, group]) => name in group)?.[0] ?? '';
}

/** Returns the code that imports a component and uses it. */
export function codeOf(name: string, { entry, snippet }: Guide): string {
  const from = entry === undefined ? '@time-traveler/ui' : `@time-traveler/ui/${entry}`;
  return `import { ${name} } from '${from}';\n\n${snippet}`;
}
