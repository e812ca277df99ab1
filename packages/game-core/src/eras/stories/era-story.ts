import type { Consequence, Deed, EndingPicture, HistoricalRecord, Telling } from '../era';

/** One of the four outcomes that a decision can have, selected by its first word (SPEC §4). */
export type OutcomeKind = 'join' | 'speak' | 'engage' | 'generic';

/** The four outcomes, in the order in which a journal lists them. */
export const outcomeKinds: readonly OutcomeKind[] = ['join', 'speak', 'engage', 'generic'];

/** The four follow-ups of SPEC §4, by a short name: share, keep, document, try a different approach. */
export type FollowUpKey = 'share' | 'keep' | 'document' | 'change';

/** A text after a decision, with what the decision leaves. */
export interface DeedTelling extends Telling, Deed {
  /** The picture that is shown with it. Default: the one that was shown before. */
  readonly picture?: EndingPicture | undefined;
}

/** The ending of a choice that is built in, or was built in once. */
export interface Ending extends DeedTelling {
  /** The words of the choice. */
  readonly choice: string;
}

/** The texts of one follow-up in one era. */
export interface FollowUpStory {
  /** What this decision leaves. */
  readonly consequences?: readonly Consequence[];
  /** Told when it is chosen for the first time. */
  readonly first: Telling;
  /** Told in place of `first` if the first decision harmed somebody. */
  readonly afterHarm?: Telling;
  /** Told in place of `first` if the visitor left with the first decision. */
  readonly afterLeaving?: Telling;
  /** Told when it is chosen a second time. */
  readonly again: Telling;
  /** Told if it is the fourth decision, above the reckoning; alone, it closes the visit. */
  readonly closing: { readonly text: string; readonly record?: HistoricalRecord };
}

/** How a visit ends: what became of the era's question. Told with the fourth decision. */
export interface Reckoning extends Telling {
  /** Two to five words. */
  readonly name: string;
  /** The consequences that must all stand. The first reckoning whose consequences stand ends the visit; the last has none. */
  readonly when: readonly Consequence[];
  /** One sentence on why this reckoning was told. */
  readonly why: string;
  /** One or two sentences that earned the era's memento. */
  readonly memento: string;
  /** The picture that is shown from then on. Default: the one that was shown before. */
  readonly picture?: EndingPicture | undefined;
  /** Told with the fifth decision. */
  readonly afterwards: Telling;
}

/** The sentences on the cards of the four follow-ups. */
export interface CardSentences {
  /** The words of the era's choice after which they are shown; without it, after any other decision. */
  readonly after?: string;
  /** True for those that are shown for the last decision of a visit. */
  readonly last?: true;
  /** True for those that are shown once the visit has ended. */
  readonly closed?: true;
  /** In the order of the follow-ups. */
  readonly sentences: readonly string[];
}

/** What is said to a visitor whose journal has the memento of another era. */
export interface Carried {
  readonly slug: string;
  readonly text: string;
}

/** A word that needs explaining. */
export interface GlossaryWord {
  readonly word: string;
  /** Forms other than the word itself and the word with an s. */
  readonly forms: readonly string[];
  readonly sentence: string;
}

/** A source of the era in our own words, at the end of its background. */
export interface SourceDocument {
  readonly title: string;
  /** What it is, who wrote it and why. */
  readonly introduction: string;
  /** Plain text in paragraphs separated by blank lines. */
  readonly text: string;
  /** A question that the text answers. */
  readonly inside: string;
  /** A question that the text does not answer. */
  readonly beyond: string;
  readonly sources: readonly string[];
}

/**
 * The texts that an era tells after a decision. Any text but a choice's own ending may hold `{first}`: the
 * visitor's first decision, worded to follow "chose to".
 */
export interface EraStory {
  /** The endings of the built-in choices in their order, then of those that were built in once. */
  readonly endings: readonly Ending[];
  /** The era's narrative for each outcome of SPEC §4; may hold `{choice}`, worded to follow "chose to". */
  readonly outcomes: Readonly<Record<OutcomeKind, DeedTelling>>;
  readonly followUps: Readonly<Record<FollowUpKey, FollowUpStory>>;
  /** What is on the follow-ups' cards; without it, the same sentences as in every era. */
  readonly cards?: readonly CardSentences[];
  /** The ends of a visit; without them a visit ends with the closing of its fourth decision. */
  readonly reckonings?: readonly Reckoning[];
  /** Told in turn for every decision after the reckoning's `afterwards`. */
  readonly epilogues: readonly [Telling, Telling, Telling, Telling];
  /** The thing that a closed visit leaves in the journal, with its article: "half a tally". */
  readonly memento?: string;
  /** What is said of the mementos of other eras, the most important first. */
  readonly carried?: readonly Carried[];
  readonly glossary?: readonly GlossaryWord[];
  readonly document?: SourceDocument;
}

/** One version of the page that closes the journal. */
export interface LastPage {
  readonly name: string;
  /** The consequences that must all stand over the reckonings of all eras; the last page has none. */
  readonly when: readonly Consequence[];
  /** Plain text in paragraphs separated by blank lines. */
  readonly text: string;
}

/** Returns the ending of a choice by its words, or undefined if the era has none for them. */
export function endingOfChoice(story: EraStory, choice: string): Ending | undefined {
  return story.endings.find((ending) => ending.choice === choice);
}
