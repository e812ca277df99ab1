import type { Period } from '@time-traveler/game-core';
import { useEffect } from 'react';
import { loadLaterStyles } from '../services/later-styles';
import { useServices } from '../services/services-context';
import { savesData } from '../services/page';
import { whenIdle } from '../services/timing';

/**
 * Loads the story and the typefaces of every era when the page is idle and the scene's picture has loaded, so
 * that no choice waits for its story and no scene is first set in a fallback font. Loads one era after the
 * other, so that the next picture waits for few of them.
 */
export function useWarmEras(periods: readonly Period[], pictureThere: boolean): void {
  const { stories } = useServices();
  useEffect(() => {
    if (!pictureThere || savesData()) return;
    let current = true;
    const warmAll = async () => {
      await loadLaterStyles().catch(() => {});
      for (const { slug } of periods) {
        if (!current) return;
        await stories.fetch(slug);
        await warmFaces(slug);
      }
    };
    const callOff = whenLoaded(() => whenIdle(() => void warmAll()));
    return () => {
      current = false;
      callOff();
    };
  }, [periods, pictureThere, stories]);
}

/** Loads the faces that a theme uses for its texts. */
async function warmFaces(slug: string): Promise<void> {
  const probe = document.createElement('div');
  probe.className = `${slug}-theme`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(name);
  const faces = [
    `${token('--title-style')} ${token('--title-weight')} 1rem ${token('--font-display')}`,
    `${token('--label-weight')} 1rem ${token('--font-label')}`,
    `1rem ${token('--font-text')}`,
    // The background's emphasised words.
    `italic 1rem ${token('--font-text')}`,
  ];
  probe.remove();
  // If a face fails to load, the browser uses the next one of its list.
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
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
