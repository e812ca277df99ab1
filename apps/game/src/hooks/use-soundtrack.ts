import type { SoundtrackSnapshot } from '@time-traveler/audio';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';

/** What the themes of an era and its neighbours wait for. */
export interface SoundtrackWaits {
  /** Whether the scene's picture is there: until then it has the line to itself. */
  pictureThere: boolean;
  /** Whether the list of periods is the final one, which says who the neighbours are. */
  periodsReady: boolean;
}

/** The player's state; loads the themes of the active era and its neighbours once the page rests. */
export function useSoundtrack(
  activeSlug: string,
  { pictureThere, periodsReady }: SoundtrackWaits,
): SoundtrackSnapshot {
  const { musicBox } = useServices();
  const { soundtrack } = musicBox;
  useEffect(() => {
    if (pictureThere) return whenIdle(() => musicBox.prepare());
    musicBox.giveWay();
  }, [musicBox, activeSlug, pictureThere, periodsReady]);
  return useSyncExternalStore(soundtrack.subscribe, soundtrack.getSnapshot, soundtrack.getSnapshot);
}

/** Runs something when the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
