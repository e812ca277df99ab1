import type { StoryOf, Visit } from '@time-traveler/game-core';
import { useLayoutEffect, useState } from 'react';
import { useServices } from '../services/services-context';

/**
 * Loads the stories of some eras while `open` is true. Returns them once each has loaded or failed;
 * undefined until then, and while `open` is false. The list is the same object until it changes.
 */
export function useStories(
  eras: readonly Pick<Visit, 'slug' | 'period'>[],
  open: boolean,
): StoryOf | undefined {
  const { stories } = useServices();
  const slugs = open ? eras.map(({ slug }) => slug).join(' ') : '';
  const [loaded, setLoaded] = useState<{ slugs: string; storyOf: StoryOf } | null>(null);
  // Stories that are there already are used before the next paint.
  useLayoutEffect(() => {
    if (!open) return;
    let current = true;
    const load = async () => {
      await Promise.all(eras.map(({ slug, period }) => stories.fetch(slug, period)));
      // Another function each time, so that what depends on it is made again.
      if (current) setLoaded({ slugs, storyOf: (slug) => stories.get(slug) });
    };
    void load();
    return () => {
      current = false;
    };
  }, [open, eras, slugs, stories]);
  return open && loaded?.slugs === slugs ? loaded.storyOf : undefined;
}
