const KEY = 'volume';

/** Returns the volume that this device has stored, from 0 to 1, or null if there is none. */
export function recallVolume(): number | null {
  try {
    const stored = localStorage.getItem(KEY);
    const volume = stored === null || stored === '' ? NaN : Number(stored);
    return volume >= 0 && volume <= 1 ? volume : null;
  } catch {
    // If storage is disabled, the game starts at its default volume each time.
    return null;
  }
}

/** Stores the volume, from 0 to 1, on this device; does nothing if storage is disabled or full. */
export function rememberVolume(volume: number): void {
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // See recallVolume.
  }
}
