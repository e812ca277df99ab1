import type { StoryOf } from '@time-traveler/game-core';
import type { Journey } from '@time-traveler/game-core/journey';
import { useLayoutEffect, useState } from 'react';
import { useServices } from '../services/services-context';

/**
 * Loads the stories of all eras of a journey while `open` is true. Returns them once each has loaded or failed;
 * undefined until then, and while `open` is false.
 */
export function useStories({ visits }: Journey, open: boolean): StoryOf | undefined {
  const { stories } = useServices();
  const slugs = [...new Set(visits.map(({ visit }) => visit.slug))].join(' ');
  const [loaded, setLoaded] = useState<string | null>(null);
  // Stories that are there already are used before the next paint.
  useLayoutEffect(() => {
    if (!open) return;
    let current = true;
    async function load() {
      await Promise.all(slugs.split(' ').filter(Boolean).map(stories.fetch));
      if (current) setLoaded(slugs);
    }
    void load();
    return () => {
      current = false;
    };
  }, [open, slugs, stories]);
  return open && loaded === slugs ? stories.get : undefined;
}
