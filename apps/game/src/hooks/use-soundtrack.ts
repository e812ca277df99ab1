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

/** Loads the themes of the active era and its neighbours once the page rests. */
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
