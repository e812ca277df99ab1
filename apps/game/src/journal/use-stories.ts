import type { StoryOf } from '@time-traveler/game-core';
import { useLayoutEffect, useState } from 'react';
import { useServices } from '../services/services-context';

/**
 * Loads the stories of some eras while `open` is true. Returns them once each has loaded or failed;
 * undefined until then, and while `open` is false.
 */
export function useStories(eras: readonly string[], open: boolean): StoryOf | undefined {
  const { stories } = useServices();
  const slugs = [...new Set(eras)].join(' ');
  const [loaded, setLoaded] = useState<{ slugs: string; storyOf: StoryOf } | null>(null);
  // Stories that are there already are used before the next paint.
  useLayoutEffect(() => {
    if (!open) return;
    let current = true;
    async function load() {
      await Promise.all(slugs.split(' ').filter(Boolean).map(stories.fetch));
      // Another function each time, so that what depends on it is made again.
      if (current) setLoaded({ slugs, storyOf: (slug) => stories.get(slug) });
    }
    void load();
    return () => {
      current = false;
    };
  }, [open, slugs, stories]);
  return open && loaded?.slugs === slugs ? loaded.storyOf : undefined;
}
