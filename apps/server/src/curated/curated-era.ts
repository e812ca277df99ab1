import type { HistoricalContext } from '@time-traveler/game-core';
import type { AnsweredChoice } from '../scenes/scene';

/** A hand-written choice with its own ending and the record below it. */
export type CuratedChoice = Required<AnsweredChoice>;

/** The hand-written scenes of one era, handed out beside the built-in one. */
export interface CuratedEra {
  readonly slug: string;
  /** Sets of choices; each set takes the place of the built-in four. */
  readonly choices: readonly (readonly CuratedChoice[])[];
  /** Backgrounds: a title and HTML; each takes the place of the built-in one. */
  readonly contexts: readonly HistoricalContext[];
  /** Addresses of pictures in the built game; those it does not hold are left out. */
  readonly images: readonly string[];
  /** Words to search a photograph of the scene by; without them the period and the place are used. */
  readonly search?: string;
}
