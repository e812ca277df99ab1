import type { StoryOf } from '@time-traveler/game-core';
import type { Journey } from '@time-traveler/game-core/journey';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useServices } from '../services/services-context';

/**
 * Loads the stories of all eras of a journey while `open` is true. Returns them once each has loaded or failed;
 * undefined until then, and while `open` is false.
 */
export function useStories({ visits }: Journey, open: boolean): StoryOf | undefined {
  const { stories } = useServices();
  const eras = useMemo(
    () => [...new Map(visits.map(({ visit }) => [visit.slug, visit])).values()],
    [visits],
  );
  const slugs = eras.map(({ slug }) => slug).join(' ');
  const [loaded, setLoaded] = useState<string | null>(null);
  // Stories that are there already are used before the next paint.
  useLayoutEffect(() => {
    if (!open) return;
    let current = true;
    const load = async () => {
      await Promise.all(eras.map(({ slug, period }) => stories.fetch(slug, period)));
      if (current) setLoaded(slugs);
    };
    void load();
    return () => {
      current = false;
    };
  }, [open, eras, slugs, stories]);
  return open && loaded === slugs ? stories.get : undefined;
}
