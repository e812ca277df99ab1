/** How certain a note is: what a note may be marked as. */
export const marks = ['documented', 'disputed', 'invented', 'known today'] as const;

/** How certain a note is. */
export type Mark = (typeof marks)[number];

/** A note on what really happened. */
export interface Note {
  readonly mark: Mark;
  readonly text: string;
  readonly sources: readonly string[];
}

/** A text with the note below it. */
export interface Telling {
  readonly text: string;
  readonly record: Note;
}

/** What a decision may leave behind, in the order in which it is written. */
export const consequences = ['helped', 'harmed', 'silent', 'public', 'gone'] as const;

/** What a decision leaves behind, of which the end of the visit depends. */
export type Consequence = (typeof consequences)[number];

/** The lights in which an ending may show a picture. */
export const lights = ['dawn', 'grey', 'dusk', 'night', 'lamplight'] as const;

/** The picture that an ending shows: `EndingPicture` of game-core. */
export interface EndingPicture {
  /** Its address; none if it is the picture with which the era opens. */
  readonly url?: string;
  /** The place that a crop keeps, from the left and from the top, in per cent of what is cut. */
  readonly at?: readonly [number, number];
  /** How much larger the picture is than its frame, in per cent. */
  readonly zoom?: number;
  readonly light?: (typeof lights)[number];
}

/** What a decision leaves: words that name it, what became of the question of its ending, its consequences and its picture. */
export interface Deed {
  readonly memory?: string;
  readonly answer?: string;
  readonly consequences?: readonly Consequence[];
  readonly picture?: EndingPicture;
}

/** One choice of a set, with its ending. */
export interface WrittenChoice extends Deed {
  readonly text: string;
  readonly description: string;
  readonly outcome: string;
  readonly record: Note;
}

/** A background: its title, and its text as HTML. */
export interface Background {
  readonly title: string;
  readonly content: string;
}

/** The headings of outcomes.md, by the kind that they tell. */
export const outcomeHeadings = {
  join: 'Join',
  speak: 'Speak',
  engage: 'Engage',
  generic: 'Generic',
} as const;

/** The headings of follow-ups.md, by the follow-up that they tell (SPEC §4). */
export const followUpHeadings = {
  share: 'Share future knowledge',
  keep: 'Keep your timeline secret',
  document: 'Document your observations',
  change: 'Try a different approach',
} as const;

/** The kind of a first word's outcome. */
export type OutcomeKind = keyof typeof outcomeHeadings;

/** A follow-up's short name. */
export type FollowUpKey = keyof typeof followUpHeadings;

/** The texts of one follow-up. */
export interface FollowUp {
  readonly consequences?: readonly Consequence[];
  readonly first: Telling;
  /** Told in place of `first` after a first decision that harmed somebody. */
  readonly afterHarm?: Telling;
  /** Told in place of `first` after a first decision by which the visitor left. */
  readonly afterLeaving?: Telling;
  readonly again: Telling;
  readonly closing: { readonly text: string };
}

/** The ending of a built-in choice, by the words of the choice. */
export interface Ending extends Telling, Deed {
  readonly choice: string;
}

/** One end of a visit. */
export interface Reckoning extends Telling {
  readonly name: string;
  /** What must stand for it to be told; empty for the last one. */
  readonly when: readonly Consequence[];
  readonly why: string;
  readonly memento: string;
  readonly picture?: EndingPicture;
  readonly afterwards: Telling;
}

/** The sentences on the cards of the four follow-ups. */
export interface CardSentences {
  /** The words of the choice after which they are shown; without it, after any other decision. */
  readonly after?: string;
  /** True for those that are shown for the last decision of a visit. */
  readonly last?: true;
  /** True for those that are shown once the visit has ended. */
  readonly closed?: true;
  /** In the order of the follow-ups. */
  readonly sentences: readonly string[];
}

/** What is said when the journal has the memento of another era. */
export interface Carried {
  readonly slug: string;
  readonly text: string;
}

/** A word of the texts that needs explaining. */
export interface GlossaryWord {
  readonly word: string;
  /** Other forms than the word with an s. */
  readonly forms: readonly string[];
  readonly sentence: string;
}

/** The document at the end of the era's background. */
export interface SourceDocument {
  readonly title: string;
  readonly introduction: string;
  readonly text: string;
  /** A question that the text answers. */
  readonly inside: string;
  /** A question that the text does not answer. */
  readonly beyond: string;
  readonly sources: readonly string[];
}

/** The main colours in which an era differs from its look: `EraColors` of game-core. */
export interface Colors {
  readonly page?: string;
  readonly bar?: string;
  readonly barText?: string;
  readonly surface?: string;
  readonly text?: string;
  readonly accent?: string;
}

/** One version of the page that closes the journal. */
export interface LastPage {
  readonly name: string;
  /** What must stand over the reckonings of all eras; empty for the last one. */
  readonly when: readonly Consequence[];
  readonly text: string;
}

/** Everything that an era's folder says, in the shapes that the game and its server use. */
export interface EraContent {
  /** The era's place on the timeline, counted from its start. */
  readonly timeline: number;
  /** The files that are not written, in whose place the game tells general words; none if the era is built in. */
  readonly unwritten: readonly string[];
  /** What the first screen needs: `Era` of game-core. */
  readonly era: {
    readonly period: {
      readonly id: number;
      readonly name: string;
      readonly slug: string;
      readonly startYear: number;
      readonly endYear: number;
      readonly description: string;
      readonly color: string;
      readonly icon: string;
      readonly musicUrl: string;
    };
    readonly scenario: {
      readonly id: number;
      readonly timePeriodId: number;
      readonly title: string;
      readonly description: string;
      readonly imageUrl: string;
      readonly year: number;
      readonly location: string;
    };
    readonly choices: readonly {
      readonly id: number;
      readonly scenarioId: number;
      readonly text: string;
      readonly description: string;
    }[];
    readonly context: Background;
    readonly fallbackImageUrl: string;
    readonly tune?: { readonly title: string; readonly credit: string };
    readonly look?: string;
    readonly colors?: Colors;
  };
  /** The texts after a decision: `EraStory` of game-core. */
  readonly story: {
    readonly endings: readonly Ending[];
    readonly outcomes: Readonly<Record<OutcomeKind, Telling & Deed>>;
    readonly followUps: Readonly<Record<FollowUpKey, FollowUp>>;
    readonly epilogues: readonly [Telling, Telling, Telling, Telling];
    /** The name of the thing that a visit leaves in the journal. */
    readonly memento?: string;
    readonly reckonings?: readonly Reckoning[];
    readonly cards?: readonly CardSentences[];
    readonly carried?: readonly Carried[];
    readonly glossary?: readonly GlossaryWord[];
    readonly document?: SourceDocument;
  };
  /** What the server adds to the built-in scene: `CuratedEra` of the server. */
  readonly sets: {
    readonly slug: string;
    readonly choices: readonly (readonly WrittenChoice[])[];
    readonly contexts: readonly Background[];
    readonly images: readonly string[];
    readonly search?: string;
  };
}
