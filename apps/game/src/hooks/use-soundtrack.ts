import type { SoundtrackSnapshot } from '@time-traveler/audio';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';

/** The player's state; loads the themes of the active era and its neighbours once the page rests. */
export function useSoundtrack(activeSlug: string, periodsReady: boolean): SoundtrackSnapshot {
  const { musicBox } = useServices();
  const { soundtrack } = musicBox;
  useEffect(() => whenIdle(() => musicBox.prepare()), [musicBox, activeSlug, periodsReady]);
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
