import type { ScenePart } from '@time-traveler/game-core/contract';

/** How many tokens a model has read and written. */
export interface Tokens {
  readonly prompt: number;
  readonly completion: number;
}

/** The limits that can refuse something: of a visitor, and of calls to providers in a minute and in a day. */
export type LimitName = 'visitor' | 'calls' | 'day';

/** What happens in the server, for whoever counts it. Nothing here identifies a visitor. */
export interface Recorder {
  /** A request was answered; `route` is one of a fixed few. */
  answered(route: string, status: number, seconds: number): void;
  /** The pool was read for a visitor; a hit needs no provider. */
  poolRead(part: ScenePart, hit: boolean): void;
  /** A provider made answers, or failed; `outcome` is `ok` or the reason. */
  generated(provider: string, part: ScenePart, outcome: string): void;
  /** One request to a provider ended. */
  called(provider: string, part: ScenePart, outcome: string, seconds: number): void;
  /** A model used tokens. */
  usedTokens(provider: string, tokens: Tokens): void;
  /** A limit refused something. */
  refused(limit: LimitName): void;
}

const ignore = () => undefined;

/** Counts nothing. */
export const noRecorder: Recorder = {
  answered: ignore,
  poolRead: ignore,
  generated: ignore,
  called: ignore,
  usedTokens: ignore,
  refused: ignore,
};
