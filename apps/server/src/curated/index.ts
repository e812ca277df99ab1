import { sets } from './compiled-sets';
import type { CuratedEra } from './curated-era';

/** The prepared scenes, written in advance for this game, of every era that has some. */
export const curatedEras: readonly CuratedEra[] = sets;
