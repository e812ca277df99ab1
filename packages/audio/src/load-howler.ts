import type { PlacedHowlConstructor } from './howl-like';

/**
 * Loads howler on demand, so that the first screen does not download it. Resolves to a Howl class with the global
 * settings of SPEC §9 that manages howler's pool of audio elements; rejects if the module cannot be loaded.
 */
export async function loadHowler(): Promise<PlacedHowlConstructor> {
  const { createPooledHowl } = await import('./howler-in-pages');
  return createPooledHowl();
}
