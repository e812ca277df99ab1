import type { CuratedEra } from './curated-era';

/** What the folders of `eras/` add to their built-in scenes, compiled by the build. */
export const sets: readonly CuratedEra[];
