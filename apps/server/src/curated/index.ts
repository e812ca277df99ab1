import type { CuratedEra } from './curated-era';
import { future } from './future';
import { industrial } from './industrial';
import { medieval } from './medieval';
import { modern } from './modern';
import { renaissance } from './renaissance';

/** The prepared scenes, written in advance for this game, of every era that has some. */
export const curatedEras: readonly CuratedEra[] = [
  medieval,
  renaissance,
  industrial,
  modern,
  future,
];
