import type { Telling } from '../era';

/** One of the four outcomes that a decision can have, selected by its first word (SPEC §4). */
export type OutcomeKind = 'join' | 'speak' | 'engage' | 'generic';

/** The four outcomes, in the order in which a journal lists them. */
export const outcomeKinds: readonly OutcomeKind[] = ['join', 'speak', 'engage', 'generic'];

/** The four follow-ups of SPEC §4, by a short name: share, keep, document, try a different approach. */
export type FollowUpKey = 'share' | 'keep' | 'document' | 'change';

/** The texts of one follow-up in one era. */
export interface FollowUpStory {
  /** Told when it is chosen for the first time; holds `{memory}` exactly once, as a paragraph's first words. */
  readonly first: Telling;
  /** For each kind of first decision, one or two sentences that replace `{memory}`. */
  readonly memories: Readonly<Record<OutcomeKind, string>>;
  /** Told when it is chosen a second time. */
  readonly again: Telling;
  /** Told if it is the fourth decision: it closes the visit and points to the timeline. */
  readonly closing: Telling;
}

/**
 * The texts that an era tells after a decision. Any text but a choice's own ending may hold `{first}`: the
 * visitor's first decision, worded to follow "chose to".
 */
export interface EraStory {
  /** The endings of the four built-in choices, by the choice's id. */
  readonly endings: Readonly<Record<number, Telling>>;
  /** The era's narrative for each outcome of SPEC §4; may hold `{choice}`, worded to follow "chose to". */
  readonly outcomes: Readonly<Record<OutcomeKind, Telling>>;
  readonly followUps: Readonly<Record<FollowUpKey, FollowUpStory>>;
  /** Told in turn for every decision after the fourth. */
  readonly epilogues: readonly [Telling, Telling, Telling, Telling];
}
