import type { Period } from '@time-traveler/game-core';
import { useEffect, useRef } from 'react';
import type { FetchedFace } from '../services/era-faces';
import { loadLaterStyles } from '../services/later-styles';
import { useServices } from '../services/services-context';
import { savesData } from '../services/page';
import { whenIdle } from '../services/timing';

/**
 * Loads the story and the typefaces of every era when the page is idle and the scene's picture has loaded, so
 * that no choice waits for its story and no scene is first set in a fallback font. Loads one era after the
 * other, so that the next picture waits for few of them, and then adds all typefaces at once: a page is laid out again
 * whenever it gets one.
 */
export function useWarmEras(periods: readonly Period[], pictureThere: boolean): void {
  const { stories } = useServices();
  const warm = useRef<readonly Period[]>(null);
  useEffect(() => {
    if (!pictureThere || warm.current === periods || savesData()) return;
    let current = true;
    const warmAll = async () => {
      await loadLaterStyles().catch(() => {});
      const { fetchFaces, addFaces } = await import('../services/era-faces');
      const faces: FetchedFace[] = [];
      for (const { slug } of periods) {
        // The next list of eras begins again, with what the browser has cached.
        if (!current) return;
        await stories.fetch(slug);
        faces.push(...(await fetchFaces(slug)));
      }
      addFaces(faces);
      if (current) warm.current = periods;
    };
    const callOff = whenLoaded(() => whenIdle(() => void warmAll().catch(() => {})));
    return () => {
      current = false;
      callOff();
    };
  }, [periods, pictureThere, stories]);
}

/** Runs something when the page and its pictures have loaded; returns a function that cancels it. */
function whenLoaded(run: () => () => void): () => void {
  if (document.readyState === 'complete') return run();
  let callOff: (() => void) | undefined;
  const onLoad = () => {
    callOff = run();
  };
  addEventListener('load', onLoad, { once: true });
  return () => {
    removeEventListener('load', onLoad);
    callOff?.();
  };
}
