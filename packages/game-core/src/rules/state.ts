import type { ScenePart } from '../contract/scene-parts';
import type { SceneRequest } from '../contract/scene-request-schema';
import type {
  Choice,
  HistoricalContext,
  HistoricalRecord,
  Origin,
  Period,
  Scenario,
} from '../eras/era';
import type { NotificationContent } from '../notifications';

/** Where the list of periods stands; placeholders are shown only while it loads (SPEC §2). */
export type PeriodsStatus = 'loading' | 'ready' | 'failed';

/** One of the three steps of a generation (SPEC §4). */
export type GenerationStep = ScenePart;

/** How a step of the current generation ended, or that it has not; a dropped answer counts as settled. */
export type StepStatus = 'pending' | 'accepted' | 'failed' | 'dropped';

/** The current generation: its request number, which late answers are told by, and its three steps. */
export interface Generation {
  readonly request: number;
  readonly steps: Readonly<Record<GenerationStep, StepStatus>>;
}

/** Who took a picture and where it is shown with that name. */
export interface PictureCredit {
  readonly name: string;
  readonly url: string;
}

/** The picture on screen: its address, or null where only the themed empty frame is left to show. */
export interface Picture {
  readonly url: string | null;
  readonly source: 'built-in' | 'generated' | 'fallback';
  /** Whom a generated picture is owed to, where the server says so. */
  readonly credit?: PictureCredit;
  /** One line on what a generated picture shows, where the server says so. */
  readonly description?: string;
}

/** What the visitor sees of the active era: story, picture, choices, background and impact. */
export interface Scene {
  readonly scenario: Scenario;
  readonly picture: Picture;
  readonly choices: readonly Choice[];
  readonly context: HistoricalContext;
  /** Whether the choices came when the earlier ones may have been read already, which the visitor is told. */
  readonly newChoices: boolean;
  /** Who wrote the choices on offer. */
  readonly choicesOrigin: Origin;
  /** The texts of the choices made since the era was entered, in order. */
  readonly decisions: readonly string[];
  /** What is known of people who did what the visitor did last, or null where there is no note. */
  readonly record: HistoricalRecord | null;
  /** The impact sentence, or null while no choice has been made (SPEC §2). */
  readonly impact: string | null;
}

/** The whole game as one plain, serialisable value. */
export interface GameState {
  readonly periods: readonly Period[];
  readonly periodsStatus: PeriodsStatus;
  readonly activeSlug: string;
  readonly scene: Scene;
  readonly generation: Generation;
  readonly contextOpen: boolean;
}

/** Everything that can happen to a game; a journey is a list of these. */
export type GameEvent =
  | { readonly type: 'started' }
  | { readonly type: 'periodsLoaded'; readonly data: unknown }
  | { readonly type: 'periodsFailed'; readonly reason: string }
  | { readonly type: 'eraSelected'; readonly slug: string }
  | {
      readonly type: 'generated';
      readonly request: number;
      readonly step: GenerationStep;
      readonly data: unknown;
      /** How long the scene had been open when the answer came, in milliseconds. */
      readonly openForMs: number;
    }
  | {
      readonly type: 'generationFailed';
      readonly request: number;
      readonly step: GenerationStep;
      readonly reason: string;
    }
  | { readonly type: 'choiceMade'; readonly choice: Choice }
  | { readonly type: 'pictureFailed'; readonly url: string }
  | { readonly type: 'contextOpened' }
  | { readonly type: 'contextClosed' };

/** The body of `POST /api/deepseek` (SPEC §7). */
export type GenerationBody = SceneRequest;

/**
 * A scene was opened: it is shown from its top and announced once. After a choice its heading gets the
 * focus; after a change of era the focus stays on the timeline, and the scene fades in.
 */
export interface SceneOpened {
  readonly type: 'sceneOpened';
  readonly by: 'era' | 'choice';
  readonly announcement: string;
}

/** What the game asks its surroundings to do; data, so that the rules stay pure. */
export type Effect =
  | { readonly type: 'loadPeriods' }
  | { readonly type: 'generate'; readonly request: number; readonly body: GenerationBody }
  | { readonly type: 'playTheme'; readonly slug: string }
  | ({ readonly type: 'notify' } & NotificationContent)
  | { readonly type: 'announce'; readonly message: string }
  | SceneOpened
  | { readonly type: 'log'; readonly message: string };

/** The outcome of one event: the next state and the effects to carry out, in order. */
export interface Transition {
  readonly state: GameState;
  readonly effects: readonly Effect[];
}
