import type { OutcomeKind } from '../../rules/outcome-narratives';
import type { Telling } from '../era';

/** The four follow-ups of SPEC §4, by a short name: share, keep, document, try a different approach. */
export type FollowUpKey = 'share' | 'keep' | 'document' | 'change';

/** What one follow-up brings in one era. */
export interface FollowUpStory {
  /** Told when it is chosen for the first time; holds `{memory}` exactly once, as a paragraph's first words. */
  readonly first: Telling;
  /** For each kind of first decision, one or two sentences that take the place of `{memory}`. */
  readonly memories: Readonly<Record<OutcomeKind, string>>;
  /** Told when it is chosen a second time. */
  readonly again: Telling;
  /** Told when it is the fourth decision: it closes the visit and points to the timeline. */
  readonly closing: Telling;
}

/**
 * What an era tells after a decision. Any text but a choice's own ending may hold `{first}`, the visitor's
 * first decision worded to follow "chose to".
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
