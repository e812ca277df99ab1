const KEY = 'volume';

/** The volume that this device remembers, from 0 to 1, or null where it remembers none. */
export function recallVolume(): number | null {
  try {
    const stored = localStorage.getItem(KEY);
    const volume = stored === null || stored === '' ? NaN : Number(stored);
    return volume >= 0 && volume <= 1 ? volume : null;
  } catch {
    // Storage may be switched off; the game then starts at its default volume each time.
    return null;
  }
}

/** Keeps the volume, from 0 to 1, on this device; does nothing where storage is switched off or full. */
export function rememberVolume(volume: number): void {
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // See recallVolume.
  }
}
