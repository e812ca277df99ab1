import { eras } from './compiled-eras';
import type { Era } from './era';

/** The built-in eras in the order of the timeline: one for each folder of `eras/` (SPEC §3). */
export const builtInEras: readonly Era[] = eras;
