/** A page that the benchmark opens. */
export interface BenchPage {
  readonly name: string;
  readonly url: string;
  /** CSS selector of the choices. */
  readonly choice: string;
  /** The page is usable when this many choices are. */
  readonly expect: number;
  /** Words of every outcome, or of the first choice's. */
  readonly endText: string;
  /** Text of what opens a dialog, if the page has one. */
  readonly dialogOpener?: string;
  /** The eras in the order of the timeline, if the page has one. */
  readonly eras?: readonly BenchEra[];
}

/** An entry of the timeline, and the title of its scene. */
export interface BenchEra {
  readonly name: string;
  readonly title: string;
}

/** What a press must lead to. `ending` is the page's own `endText`. */
export type Goal =
  | { readonly kind: 'ending' }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'dialog' };

/** What the probe has recorded so far; times in milliseconds since the navigation began. */
export interface Seen {
  firstPaint: number | null;
  largestPaint: number;
  layoutShift: number;
  /** The durations of tasks over 50 ms. */
  longTasks: number[];
  choicesUsable: number | null;
  /** The time of the press that was armed last. */
  press: number | null;
  /** The durations of that press's events, from the press to the paint that shows its effect. */
  eventDurations: number[];
  /** From the press to the end of the next frame. */
  nextFrame: number | null;
  /** From the press until its goal was there. */
  reached: number | null;
}

/** The probe's handle in the page. */
export interface Probe {
  readonly seen: Seen;
  /** Forgets the last press and watches for the next one and its goal. */
  arm(goal: Goal): void;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** The figures of one run by the name of the metric. Null means that the page has none. */
export type Figures = Record<string, number | null>;

/** One measurement of one page in a browser of its own. */
export interface Run {
  readonly round: number;
  readonly part: string;
  readonly page: string;
  /** The share of the processors that other work used just before, from 0 to 1. */
  readonly busyBefore: number;
  readonly figures?: Figures;
  readonly error?: string;
}

/** Medians by part, then by page. */
export type Medians = Record<string, Record<string, Figures>>;
