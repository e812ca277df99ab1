import type { Deed, HistoricalContext, HistoricalRecord } from '@time-traveler/game-core';

/** A prepared choice with its own ending, its record and what it leaves behind. */
export interface CuratedChoice extends Deed {
  readonly text: string;
  readonly description: string;
  /** Plain text; blank lines separate its paragraphs. */
  readonly outcome: string;
  readonly record: HistoricalRecord;
}

/** The prepared scenes of one era, which visitors get besides the built-in one. */
export interface CuratedEra {
  readonly slug: string;
  /** Sets of choices; each replaces the four built-in ones. */
  readonly choices: readonly (readonly CuratedChoice[])[];
  /** Backgrounds, each a title and HTML that replace the built-in ones. */
  readonly contexts: readonly HistoricalContext[];
  /** Addresses of pictures in the built game. Those that it does not contain are left out. */
  readonly images: readonly string[];
  /** Words to search a photograph of the scene with. Without them the period and the place are used. */
  readonly search?: string;
}
