import type { SoundtrackSnapshot } from '@time-traveler/audio';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';

/** What loading the themes of an era and its neighbours waits for. */
export interface SoundtrackWaits {
  /** Whether the scene's picture has loaded: until then it gets the whole bandwidth. */
  pictureThere: boolean;
  /** Whether the list of periods is final, which determines the neighbours. */
  periodsReady: boolean;
}

/** Loads the themes of the active era and its neighbours when the page is idle. */
export function usePreparedThemes(
  activeSlug: string,
  { pictureThere, periodsReady }: SoundtrackWaits,
): void {
  const { musicBox } = useServices();
  useEffect(() => {
    if (pictureThere) return musicBox.prepare();
    musicBox.giveWay();
  }, [musicBox, activeSlug, pictureThere, periodsReady]);
}

/** Returns the player's state. */
export function useSoundtrack(): SoundtrackSnapshot {
  const { soundtrack } = useServices().musicBox;
  return useSyncExternalStore(soundtrack.subscribe, soundtrack.getSnapshot, soundtrack.getSnapshot);
}
