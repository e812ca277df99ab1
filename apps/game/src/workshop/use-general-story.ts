import type { EraStory } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { useEffect, useState } from 'react';

/** Loads the general words that the game tells in place of those that an era does not have. */
export function useGeneralStory(): EraStory | undefined {
  const [story, setStory] = useState<EraStory>();
  useEffect(() => {
    loadStory('').then(setStory, () => {});
  }, []);
  return story;
}
