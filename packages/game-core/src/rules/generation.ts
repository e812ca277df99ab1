import {
  parseChoices,
  parseContext,
  parseContextTitle,
  parseImage,
  parseOrigin,
  type Parsed,
} from '../generated';
import { sceneParts } from '../contract/scene-parts';
import { createSceneRequest } from '../contract/scene-request';
import { parsePictureCredit } from '../picture-credit';
import type { Choice } from '../eras/era';
import { parsePictureDescription } from '../picture-description';
import { type NewChoice, fallbackPicture, withChoices } from './scene';
import type {
  Effect,
  GameEvent,
  GameState,
  Generation,
  GenerationStep,
  Picture,
  Scene,
  Transition,
} from './state';

/** How long after a scene's opening new choices may still replace its own without a word, in milliseconds. */
const QUIET_CHOICES_MS = 400;

/** What is shown and announced when choices come later than that. */
export const NEW_CHOICES_TEXT = 'New choices have come';

/** Gives the generation of a request before any of its answers has come. */
export function pendingGeneration(request: number): Generation {
  return { request, steps: { image: 'pending', choices: 'pending', context: 'pending' } };
}

/** Returns the three requests of the generation that belongs to a scene just opened (SPEC §7). */
export function generateEffects({ activeSlug, scene, generation }: GameState): readonly Effect[] {
  return sceneParts.map((part) => ({
    type: 'generate',
    request: generation.request,
    body: createSceneRequest(part, activeSlug, scene.scenario),
  }));
}

/** An answer to one step of a generation, or the news that there will be none. */
export type StepEvent = Extract<GameEvent, { type: 'generated' | 'generationFailed' }>;

/**
 * Takes a game and an answer and settles its step, each on its own (SPEC §4, §5). An answer to another
 * request, or to a step that is settled, changes nothing; a failure keeps the built-in value and is logged.
 */
export function settleStep(state: GameState, event: StepEvent): Transition {
  const { generation, scene } = state;
  const { step } = event;
  if (event.request !== generation.request || generation.steps[step] !== 'pending') {
    return { state, effects: [] };
  }
  const answered: Parsed<Scene> =
    event.type === 'generated'
      ? sceneWithAnswer(scene, event)
      : { ok: false, reason: event.reason };
  // Once a choice is made the story has moved on; only the background still belongs to it.
  const late = scene.impact !== null && step !== 'context';
  const status = late ? 'dropped' : answered.ok ? 'accepted' : 'failed';
  const steps = { ...generation.steps, [step]: status };
  const next = answered.ok && !late ? answered.value : scene;
  return {
    state: {
      ...state,
      scene: withFallbackPicture(next, steps, state.activeSlug),
      generation: { ...generation, steps },
    },
    effects: answered.ok
      ? newsEffects(scene, next)
      : [failureLog(step, state.activeSlug, answered.reason)],
  };
}

function sceneWithAnswer(
  scene: Scene,
  { step, data, openForMs }: Extract<GameEvent, { type: 'generated' }>,
): Parsed<Scene> {
  switch (step) {
    case 'image': {
      const image = parseImage(data);
      if (!image.ok) return image;
      const credit = parsePictureCredit(data);
      const description = parsePictureDescription(data);
      const picture: Picture = {
        url: image.value,
        source: 'generated',
        ...(credit && { credit }),
        ...(description !== undefined && { description }),
      };
      return { ok: true, value: { ...scene, picture } };
    }
    case 'choices': {
      const choices = parseChoices(data);
      if (!choices.ok) return choices;
      const same = offersSame(scene.choices, choices.value);
      const newChoices = openForMs > QUIET_CHOICES_MS && !same;
      const choicesOrigin = parseOrigin(data);
      return {
        ok: true,
        value: {
          ...(same ? sameChoices(scene, choices.value) : withChoices(scene, choices.value)),
          newChoices,
          choicesOrigin,
        },
      };
    }
    case 'context': {
      const content = parseContext(data);
      if (!content.ok) return content;
      return {
        ok: true,
        value: {
          ...scene,
          context: {
            title: parseContextTitle(data) ?? scene.context.title,
            content: content.value,
            origin: parseOrigin(data),
          },
        },
      };
    }
  }
}

// The whole process fails when all three steps do; a picture that fails alone is replaced as soon as
// another step shows that it is alone, and not before, so that nothing flickers (SPEC §4, §8).
function withFallbackPicture(scene: Scene, steps: Generation['steps'], slug: string): Scene {
  const failedAlone =
    steps.image === 'failed' && (steps.choices === 'accepted' || steps.context === 'accepted');
  if (!failedAlone || scene.impact !== null || scene.picture.source !== 'built-in') return scene;
  const picture = fallbackPicture(slug);
  return picture ? { ...scene, picture } : scene;
}

/** Choices that read like those on screen are those: they keep their ids, and gain the endings that they bring. */
function sameChoices(scene: Scene, choices: readonly NewChoice[]): Scene {
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
  const told = after.newChoices && !before.newChoices;
  return told ? [{ type: 'announce', message: NEW_CHOICES_TEXT }] : [];
}

function failureLog(step: GenerationStep, slug: string, reason: string): Effect {
  return {
    type: 'log',
    message: `Generating the ${step} of ${slug} failed, built-in content is kept: ${reason}`,
  };
}
