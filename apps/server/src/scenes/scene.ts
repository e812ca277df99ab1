import { eraBySlug, type Era, type HistoricalRecord, type Origin } from '@time-traveler/game-core';
import type { ScenePart } from '@time-traveler/game-core/contract';

/** What can be generated of a scene: its picture, its choices or its background (SPEC §4). */
export type SceneKind = ScenePart;

/** All kinds, in the order in which the game asks for them. */
export const sceneKinds = ['image', 'choices', 'context'] as const satisfies readonly SceneKind[];

/** Who took a picture and where it is shown with that name. */
export interface PictureCredit {
  readonly photographer: string;
  readonly photographerUrl: string;
  readonly pageUrl: string;
  readonly source: string;
}

/** The answer to an image request (SPEC §7). */
export interface ImageAnswer {
  readonly imageUrl: string;
  /** One sentence on what the picture shows, for those who do not see it. */
  readonly description?: string;
  readonly credit?: PictureCredit;
  readonly origin: Origin;
}

/** One choice of an answer (SPEC §7). */
export interface AnsweredChoice {
  readonly text: string;
  readonly description: string;
  /** The choice's own ending: plain text in paragraphs that blank lines separate. */
  readonly outcome?: string;
  /** What the record says of such a deed; never on a model's choice. */
  readonly record?: HistoricalRecord;
}

/** The answer to a choices request (SPEC §7). */
export interface ChoicesAnswer {
  readonly choices: readonly AnsweredChoice[];
  readonly origin: Origin;
}

/** The answer to a context request: sanitised HTML (SPEC §7). */
export interface ContextAnswer {
  readonly context: string;
  readonly title?: string;
  readonly origin: Origin;
}

/** What a visitor is answered, whatever the kind. */
export type SceneAnswer = ImageAnswer | ChoicesAnswer | ContextAnswer;

/** A request for a part of a scene, checked. */
export interface SceneRequest {
  readonly kind: SceneKind;
  readonly slug: string;
  readonly prompt: string;
  /** The built-in era of the slug; null for periods that only an operator's game knows. */
  readonly era: Era | null;
  /** True where the game itself sends this prompt, so that answers can be kept for the next visitor. */
  readonly known: boolean;
}

/** The prompt that the game sends for a kind of an era's scene (SPEC §7). */
export function gamePrompt(era: Era, kind: SceneKind): string {
  const { title, description } = era.scenario;
  return kind === 'image' ? `Generate an image for ${title}` : description;
}

/** The request that the game sends for a kind of an era's scene. */
export function gameRequest(era: Era, kind: SceneKind): SceneRequest {
  const prompt = gamePrompt(era, kind);
  return { kind, slug: era.period.slug, prompt, era, known: true };
}

/** Tells whose scene a request is about and whether the game would send it. */
export function recogniseRequest(kind: SceneKind, slug: string, prompt: string): SceneRequest {
  const era = eraBySlug(slug) ?? null;
  const known = era !== null && prompt.trim() === gamePrompt(era, kind).trim();
  return { kind, slug, prompt: prompt.trim(), era, known };
}
