import type { Era } from './era';
import { future } from './future';
import { industrial } from './industrial';
import { medieval } from './medieval';
import { modern } from './modern';
import { renaissance } from './renaissance';

/** The register of built-in eras: a new era is added to this list (SPEC §3). */
export const builtInEras: readonly Era[] = [
  // In timeline order, one line per era.
  medieval,
  renaissance,
  industrial,
  modern,
  future,
];
