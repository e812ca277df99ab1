/** A stretch of history that a visitor can choose on the timeline (SPEC §3). */
export interface Period {
  /** Number that identifies the period; scenarios point to it (SPEC §3). */
  readonly id: number;
  /** Name shown on the timeline (SPEC §3). */
  readonly name: string;
  /** Short name for paths and the theme class, lower case (SPEC §3). */
  readonly slug: string;
  /** First year of the period; negative before the common era (SPEC §3). */
  readonly startYear: number;
  /** Last year of the period; negative before the common era (SPEC §3). */
  readonly endYear: number;
  /** One plain-text sentence about the period (SPEC §3). */
  readonly description: string;
  /** The period's own colour as a CSS hex value (SPEC §3). */
  readonly color: string;
  /** Name of the timeline icon (SPEC §3). */
  readonly icon: string;
  /** Address of the theme in the period record; the game does not use it (SPEC §3, §7). */
  readonly musicUrl: string;
  /** The period's own scene, if a server has one for a period that is not built in. */
  readonly scene?: PeriodScene | undefined;
}

/** A whole era that only a server knows: what its period begins with, and how it looks and sounds. */
export interface PeriodScene extends EraLook {
  /** Plain-text headline. */
  readonly title: string;
  /** Plain text in paragraphs separated by blank lines. */
  readonly description: string;
  /** The year in which the scene plays; negative before the common era. */
  readonly year: number;
  /** The place of the scene, worded to follow "in" inside a sentence. */
  readonly location: string;
  /** Address of the picture. Default: the empty frame. */
  readonly picture?: string | undefined;
  /** The choices, with their endings. Default: general ones. */
  readonly choices?: readonly NewChoice[] | undefined;
  /** The background. Default: one that is made of the period's own fields. */
  readonly background?: HistoricalContext | undefined;
  /** The title of the era's theme. Without it the era has no music. */
  readonly tune?: string | undefined;
  /** True if the server has the era's own texts after a decision. */
  readonly story?: boolean | undefined;
}

/** The look of an era that has no theme. */
export interface EraLook {
  /** The slug of the era whose look it has. Default: its own, or the plain one. */
  readonly look?: string | undefined;
  /** The main colours in which it differs from that look. */
  readonly colors?: EraColors | undefined;
}

/** The main colours of a look, as CSS hex values of six digits. Text and ground of a pair come together. */
export interface EraColors {
  /** The ground behind the panels. */
  readonly page?: string | undefined;
  /** The ground of header and timeline. */
  readonly bar?: string | undefined;
  /** Text in header and timeline. */
  readonly barText?: string | undefined;
  /** The ground of panels and cards. */
  readonly surface?: string | undefined;
  /** Text on panels and cards. */
  readonly text?: string | undefined;
  /** Links, markers and filled buttons. */
  readonly accent?: string | undefined;
}

/** The situation that a visitor finds on arriving in a period (SPEC §3). */
export interface Scenario {
  /** Number that identifies the scenario; choices point to it (SPEC §3). */
  readonly id: number;
  /** The period that the scenario belongs to (SPEC §3). */
  readonly timePeriodId: number;
  /** Plain-text headline, also part of the picture's text alternative (SPEC §2, §3). */
  readonly title: string;
  /** Plain text in paragraphs separated by blank lines (SPEC §2, §3). */
  readonly description: string;
  /** Address of the picture; empty if there is none (SPEC §3). */
  readonly imageUrl: string;
  /** The year in which the scene plays; negative before the common era (SPEC §3). */
  readonly year: number;
  /** The place of the scene, worded to follow "in" inside a sentence (SPEC §3). */
  readonly location: string;
}

/** How certain a note is. For the future: what is known today. */
export type RecordMark = 'documented' | 'disputed' | 'invented' | 'known today';

/** Whether a person or a language model wrote something. */
export type Origin = 'written' | 'model';

/** A note under an ending on what people really did: "What really happened". */
export interface HistoricalRecord {
  readonly mark: RecordMark;
  /** Two to four plain-text sentences. */
  readonly text: string;
  /** Author, title, year and place in the work; or "General knowledge". Empty if there is no source. */
  readonly sources: readonly string[];
}

/** The text after a decision, and the note below it. */
export interface Telling {
  /** Plain text in paragraphs separated by blank lines. */
  readonly text: string;
  readonly record: HistoricalRecord;
}

/** What a decision may leave behind. A visit's reckoning is selected by them. */
export type Consequence = 'helped' | 'harmed' | 'silent' | 'public' | 'gone';

/** The light in which an ending shows a picture. */
export type PictureLight = 'dawn' | 'grey' | 'dusk' | 'night' | 'lamplight';

/** The part of a picture that is shown, and its light. */
export interface PictureView {
  /** The place that a crop keeps, from the left and from the top, in per cent of what is cut. Default: that of the picture. */
  readonly at?: readonly [number, number] | undefined;
  /** How much larger the picture is than its frame, in per cent. Default: 100. */
  readonly zoom?: number | undefined;
  /** Default: the light of the picture. */
  readonly light?: PictureLight | undefined;
}

/** The picture that an ending shows: one of the era's own. */
export interface EndingPicture extends PictureView {
  /** Its address. Default: the picture with which the era opens. */
  readonly url?: string | undefined;
}

/** What a decision leaves behind. */
export interface Deed {
  /** One or two plain-text sentences that name the deed. The first follow-up begins with them. */
  readonly memory?: string | undefined;
  /** What became of the question that the ending left open; follows the memory. */
  readonly answer?: string | undefined;
  readonly consequences?: readonly Consequence[] | undefined;
}

/** One thing that a visitor can decide to do (SPEC §3). */
export interface Choice extends Deed {
  /** Number that identifies the choice (SPEC §3). */
  readonly id: number;
  /** The scenario that the choice belongs to (SPEC §3). */
  readonly scenarioId: number;
  /** The decision as an imperative; its first word selects the outcome (SPEC §3, §4). */
  readonly text: string;
  /** One sentence on what the decision entails and risks (SPEC §3). */
  readonly description: string;
  /** The choice's own ending, plain text in paragraphs. If it is missing, the era's narrative is used. */
  readonly outcome?: string | undefined;
  /** The note shown below the ending. */
  readonly record?: HistoricalRecord | undefined;
}

/** A choice without the ids that a scene adds. */
export type NewChoice = Omit<Choice, 'id' | 'scenarioId'>;

/** The historical background behind a scenario (SPEC §3). */
export interface HistoricalContext {
  /** Plain-text title of the background text (SPEC §3). */
  readonly title: string;
  /** The background text as HTML (SPEC §2, §3). */
  readonly content: string;
  /** Who wrote it. Default: written in advance. */
  readonly origin?: Origin | undefined;
}

/** The theme that plays in an era, as the music control names it (SPEC §2, §3). */
export interface Tune {
  /** Title shown by the music control as the current track (SPEC §2). */
  readonly title: string;
  /** One line on who made the music and when (SPEC §3). */
  readonly credit: string;
}

/** One built-in era with everything it needs to be played without a server (SPEC §3). */
export interface Era extends EraLook {
  /** The era's entry on the timeline (SPEC §3). */
  readonly period: Period;
  /** The era's built-in scenario (SPEC §3). */
  readonly scenario: Scenario;
  /** The scenario's four built-in choices (SPEC §3). */
  readonly choices: readonly Choice[];
  /** The scenario's built-in background (SPEC §3). */
  readonly context: HistoricalContext;
  /** The picture that is shown if the era's picture fails (SPEC §7, §8). */
  readonly fallbackImageUrl: string;
  /** The era's theme (SPEC §3). Without it the era has no music. */
  readonly tune?: Tune | undefined;
}
