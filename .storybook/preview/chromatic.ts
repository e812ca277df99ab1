import { builtInEras } from '@time-traveler/game-core';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const widths = { 'at-390': 'w390', 'at-1366': 'w1366' };

/** Returns what Chromatic draws of a story with these tags: what tests/visual keeps a picture of, and nothing else. */
function chromaticOf(tags: readonly string[]) {
  if (!tags.includes('visual') && !tags.includes('visual-eras')) return { disableSnapshot: true };
  const viewport = Object.entries(widths).find(([tag]) => tags.includes(tag))?.[1];
  const size = viewport === undefined ? {} : { viewport };
  const eras = tags.includes('visual-eras') ? builtInEras : builtInEras.slice(0, 1);
  const modes = Object.fromEntries(
    eras.map(({ period: { slug } }) => [slug, { era: slug, ...size }]),
  );
  return { modes, prefersReducedMotion: 'reduce' };
}

/** Sets the parameter of Chromatic. It changes no arg types: only an enhancer knows the tags of a story. */
export const forChromatic: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  parameters['chromatic'] = chromaticOf(tags);
  return argTypes;
};
