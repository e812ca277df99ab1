import type { ScenePart } from '../contract/scene-parts';
import type { SceneRequest } from '../contract/scene-request-schema';
import type {
  Choice,
  Deed,
  HistoricalContext,
  HistoricalRecord,
  Origin,
  Period,
  PictureView,
  Scenario,
} from '../eras/era';
import type { Visit } from '../events/visit';

/** The status of the list of periods. Placeholders are shown only while it loads (SPEC §2). */
export type PeriodsStatus = 'loading' | 'ready' | 'failed';

/** The status of one part of the current generation. An answer that arrives too late is dropped. */
export type PartStatus = 'pending' | 'accepted' | 'failed' | 'dropped';

/** The requests for the three parts of the current scene (SPEC §4). */
export interface Generation {
  /** Its number, used to drop late answers. */
  readonly request: number;
  readonly parts: Readonly<Record<ScenePart, PartStatus>>;
}

/** The photographer's name, and the address of a page that shows the picture with that name. */
export interface PictureCredit {
  readonly name: string;
  readonly url: string;
}

/** The picture on screen. Its address is null if only the themed empty frame is left to show. */
export interface Picture {
  readonly url: string | null;
  readonly source: 'built-in' | 'generated' | 'fallback';
  /** Who took a generated picture, if the server says so. */
  readonly credit?: PictureCredit;
  /** One line on what a generated picture shows, if the server says so. */
  readonly description?: string;
  /** The part that the last ending shows, and its light. */
  readonly view?: PictureView;
}

/** The end of a visit, as its reader sees it. */
export interface ToldReckoning {
  /** Two to five words. */
  readonly name: string;
  /** One sentence on why this reckoning was told. */
  readonly why: string;
}

/** What the visitor sees of the active era: story, picture, choices, background and impact. */
export interface Scene {
  readonly scenario: Scenario;
  readonly picture: Picture;
  readonly choices: readonly Choice[];
  readonly context: HistoricalContext;
  /** True if the choices arrived late enough that the visitor may have read the earlier ones; a notice says so. */
  readonly newChoices: boolean;
  /** Who wrote the choices on offer. */
  readonly choicesOrigin: Origin;
  /** The texts of the choices made since the era was entered, in order. */
  readonly decisions: readonly string[];
  /** What each of these decisions leaves behind, in the same order. */
  readonly deeds: readonly Deed[];
  /** The reckoning that the text ends with; null if it is another text. */
  readonly reckoning: ToldReckoning | null;
  /** The note on what really happened, for the visitor's last choice; null if there is none. */
  readonly record: HistoricalRecord | null;
  /** The impact sentence; null until a choice is made (SPEC §2). */
  readonly impact: string | null;
}

/** The whole game as one plain value that survives JSON. */
export interface GameState {
  readonly periods: readonly Period[];
  readonly periodsStatus: PeriodsStatus;
  readonly activeSlug: string;
  readonly scene: Scene;
  readonly generation: Generation;
  /** How the scene came about. Replaying it restores the scene. */
  readonly visit: Visit;
  readonly contextOpen: boolean;
  readonly journalOpen: boolean;
  /** Never true before a decision: until then there is nothing to keep. */
  readonly keepsakeOpen: boolean;
}

/**
 * How a scene was opened. The app scrolls to its top and announces it once. After a choice or a return to an earlier
 * moment the heading gets the focus. After a change of era the focus stays on the timeline. A scene of another
 * era fades in.
 */
export interface SceneOpened {
  readonly by: 'era' | 'choice' | 'return';
  readonly announcement: string;
}

/** The text of a notification and how serious it is (SPEC §8). */
export interface NotificationContent {
  /** One short line of plain text. */
  readonly title: string;
  /** More plain text, shown below the title. */
  readonly description?: string;
  /** `destructive` for a failure, `default` for everything else. */
  readonly variant: 'default' | 'destructive';
}

/** What the app is to do after an event. Effects are data, so that the rules stay pure. */
export type Effect =
  | { readonly type: 'loadPeriods' }
  | { readonly type: 'generate'; readonly request: number; readonly body: SceneRequest }
  | { readonly type: 'playTheme'; readonly slug: string }
  // Plays an era's theme if music is playing.
  | { readonly type: 'followTheme'; readonly slug: string }
  | ({ readonly type: 'notify' } & NotificationContent)
  | { readonly type: 'announce'; readonly message: string }
  | { readonly type: 'log'; readonly message: string };

/** The result of one event. */
export interface Transition {
  /** The next state; the same object if nothing has changed. */
  readonly state: GameState;
  /** The effects to carry out, in order. */
  readonly effects: readonly Effect[];
  /** How the event has opened a scene; null if it has not. */
  readonly opened: SceneOpened | null;
}
