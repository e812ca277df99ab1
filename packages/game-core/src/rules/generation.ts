import type { AcceptedAnswers, AcceptedChoices, PartAnswer } from '../answers/accepted-answers';
import { type ScenePart, sceneParts } from '../contract/scene-parts';
import { createSceneRequest } from '../contract/scene-request';
import type { Choice, NewChoice } from '../eras/era';
import type { GameEvent } from '../events/game-event';
import { fallbackPicture, withChoices } from './scene';
import { withEvent } from './visit';
import type {
  Effect,
  GameState,
  Generation,
  PartStatus,
  Picture,
  Scene,
  Transition,
} from './state';

/** How long after a scene opens new choices may replace its own without a notice, in milliseconds. */
const QUIET_CHOICES_MS = 400;

/** Shown and announced when choices arrive later than that. */
export const NEW_CHOICES_TEXT = 'New choices have come';

/** Returns a generation none of whose parts is answered yet. */
export function pendingGeneration(request: number): Generation {
  return { request, parts: { image: 'pending', choices: 'pending', context: 'pending' } };
}

/** Returns the parts with those that are still pending dropped. */
export function dropPending({ image, choices, context }: Generation['parts']): Generation['parts'] {
  const settled = (status: PartStatus) => (status === 'pending' ? 'dropped' : status);
  return { image: settled(image), choices: settled(choices), context: settled(context) };
}

/** Returns the three requests of the generation that belongs to a scene just opened (SPEC §7). */
export function generateEffects({ activeSlug, scene, generation }: GameState): readonly Effect[] {
  return sceneParts.map((part) => ({
    type: 'generate',
    request: generation.request,
    body: createSceneRequest(part, activeSlug, scene.scenario),
  }));
}

/** An answer for one part of a scene, or the news that there will be none. */
export type PartEvent = Extract<GameEvent, { type: 'partAnswered' | 'partFailed' }>;

/**
 * Settles one part of the current generation, independently of the others (SPEC §4, §5). An event of another
 * generation, or for a part that is settled, changes nothing. If a part fails, its built-in value stays and
 * the failure is logged.
 */
export function settlePart(state: GameState, event: PartEvent): Transition {
  const { generation, scene } = state;
  const { part } = event;
  if (event.request !== generation.request || generation.parts[part] !== 'pending') {
    return { state, effects: [], opened: null };
  }
  // Once a choice is made the story has moved on; only the background still belongs to it.
  const late = scene.impact !== null && part !== 'context';
  const answered = event.type === 'partAnswered';
  const accepted = answered && !late;
  const next = accepted ? sceneWithAnswer(scene, event, event.openForMs) : scene;
  const parts = { ...generation.parts, [part]: statusOf(answered, late) };
  const shown = withFallbackPicture(next, parts, state.activeSlug);
  const visit = accepted ? withEvent(state.visit, event) : state.visit;
  const replaced = shown.picture.url !== next.picture.url && next.picture.url;
  return {
    state: {
      ...state,
      scene: shown,
      generation: { ...generation, parts },
      visit: replaced ? withEvent(visit, { type: 'pictureFailed', url: replaced }) : visit,
    },
    effects: answered
      ? newsEffects(scene, next)
      : [failureLog(part, state.activeSlug, event.reason)],
    opened: null,
  };
}

function statusOf(answered: boolean, late: boolean): PartStatus {
  if (late) return 'dropped';
  return answered ? 'accepted' : 'failed';
}

function sceneWithAnswer(scene: Scene, { part, answer }: PartAnswer, openForMs: number): Scene {
  switch (part) {
    case 'image':
      return { ...scene, picture: generatedPicture(answer) };
    case 'choices':
      return withAnsweredChoices(scene, answer, openForMs);
    case 'context':
      return {
        ...scene,
        context: {
          title: answer.title ?? scene.context.title,
          content: answer.context,
          origin: answer.origin,
        },
      };
  }
}

function generatedPicture({ imageUrl, credit, description }: AcceptedAnswers['image']): Picture {
  return {
    url: imageUrl,
    source: 'generated',
    ...(credit && { credit: { name: credit.photographer, url: credit.pageUrl } }),
    ...(description !== undefined && { description }),
  };
}

function withAnsweredChoices(
  scene: Scene,
  { choices, origin }: AcceptedChoices,
  openForMs: number,
): Scene {
  const same = offersSame(scene.choices, choices);
  return {
    ...(same ? withEndings(scene, choices) : withChoices(scene, choices)),
    newChoices: openForMs > QUIET_CHOICES_MS && !same,
    choicesOrigin: origin,
  };
}

// If all three parts fail, the whole process has failed and the built-in picture stays. If only the image
// fails, the era's fallback replaces it, but not before another part has been accepted: the picture would
// flicker (SPEC §4, §8).
function withFallbackPicture(scene: Scene, parts: Generation['parts'], slug: string): Scene {
  const failedAlone =
    parts.image === 'failed' && (parts.choices === 'accepted' || parts.context === 'accepted');
  if (!failedAlone || scene.impact !== null || scene.picture.source !== 'built-in') return scene;
  const picture = fallbackPicture(slug);
  return picture ? { ...scene, picture } : scene;
}

/** Returns the scene with the endings of choices that read like its own, which keep their ids. */
function withEndings(scene: Scene, choices: readonly NewChoice[]): Scene {
  return {
    ...scene,
    choices: scene.choices.map((choice, place) => ({ ...choice, ...choices[place] })),
  };
}

type Offer = Pick<Choice, 'text' | 'description'>;

function offersSame(before: readonly Offer[], after: readonly Offer[]): boolean {
  const words = (offers: readonly Offer[]) =>
    JSON.stringify(offers.map(({ text, description }) => [text, description]));
  return words(before) === words(after);
}

function newsEffects(before: Scene, after: Scene): readonly Effect[] {
  const isNew = after.newChoices && !before.newChoices;
  return isNew ? [{ type: 'announce', message: NEW_CHOICES_TEXT }] : [];
}

function failureLog(part: ScenePart, slug: string, reason: string): Effect {
  return {
    type: 'log',
    message: `Generating the ${part} of ${slug} failed, built-in content is kept: ${reason}`,
  };
}
