import { compileFolders } from '@time-traveler/eras';
import { expect, it } from 'vitest';
import type { Era } from './era';
import type { EraStory } from './stories/era-story';
import { builtInEras } from '.';
import { loadStory } from '../stories';

// The assignments compare the compiler's types with the game's, which only promise what the build puts in.
const { eras } = await compileFolders();

it('the built-in eras are the compiled folders, in the order of the timeline', () => {
  const compiled: readonly Era[] = eras.map(({ era }) => era);
  expect(builtInEras).toEqual(compiled);
  expect(eras.map(({ timeline }) => timeline)).toEqual(
    [...eras].map(({ timeline }) => timeline).sort((a, b) => a - b),
  );
});

it.each(eras)('the story of $era.period.slug is the compiled one', async ({ era, story }) => {
  const compiled: EraStory = story;
  const { tell, ...texts } = await loadStory(era.period.slug);
  expect(tell).toBeTypeOf('function');
  expect(texts).toEqual(compiled);
});
