/** What a check has found out about one service. */
export interface Finding {
  readonly service: 'Model' | 'Redis' | 'Pexels';
  readonly state: 'works' | 'not set' | 'wrong';
  /** Sentences that say what was seen: what is wrong, and which setting to change. */
  readonly facts: readonly string[];
  /** A sentence that says what visitors get. */
  readonly visitors: string;
}
