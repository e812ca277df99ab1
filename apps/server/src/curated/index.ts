import type { CuratedEra } from './curated-era';
import { future } from './future';
import { industrial } from './industrial';
import { medieval } from './medieval';
import { modern } from './modern';
import { renaissance } from './renaissance';

/** The hand-written scenes of every era that has some. */
export const curatedEras: readonly CuratedEra[] = [
  medieval,
  renaissance,
  industrial,
  modern,
  future,
];
