import { builtInPeriods } from '../eras/built-in';
import type { GameEvent } from '../events/game-event';
import { generateEffects, pendingGeneration, settlePart } from './generation';
import type { EraStory } from '../eras/stories/era-story';
import type { Choice, Period } from '../eras/era';
import { impactText } from './outcomes';
import { aftermath, openingScene, pictureInstead, sceneAnnouncement } from './scene';
import type { Effect, GameState, PeriodsStatus, Scene, Transition } from './state';

/** Returns the story of an era by its slug, or undefined if there is none yet. */
export type StoryOf = (slug: string) => EraStory | undefined;

/**
 * The rules of the game: returns the next state, and the effects to carry out, in order (SPEC §4, §5, §8).
 * Never throws, never changes the state that it gets, and returns the same object if nothing changes.
 * Decisions are told by the story that `storyOf` returns, and in general words if there is none yet.
 */
export function transition(
  state: GameState,
  event: GameEvent,
  storyOf: StoryOf = () => undefined,
): Transition {
  switch (event.type) {
    case 'started':
      return start(state);
    case 'periodsLoaded':
      return to(withPeriods(state, event.periods, 'ready'));
    case 'periodsRefused':
      return refusePeriods(state, event.reason);
    case 'periodsFailed':
      return failPeriods(state, event.reason);
    case 'eraSelected':
      return selectEra(state, event.slug);
    case 'partAnswered':
    case 'partFailed':
      return settlePart(state, event);
    case 'choiceMade':
      return choose(state, event.choice, storyOf(state.activeSlug));
    case 'pictureFailed':
      return replacePicture(state, event.url);
    case 'contextOpened':
      return setContextOpen(state, true);
    case 'contextClosed':
      return setContextOpen(state, false);
  }
}

function to(state: GameState, effects: readonly Effect[] = []): Transition {
  return { state, effects };
}

function start(state: GameState): Transition {
  // A server list may have dropped the active era; its scene then stays.
  const scene = openingScene(state.activeSlug, state.periods) ?? state.scene;
  const next = openEra(state, state.activeSlug, scene);
  return to(next, [{ type: 'loadPeriods' }, ...generateEffects(next)]);
}

function selectEra(state: GameState, slug: string): Transition {
  const scene = openingScene(slug, state.periods);
  if (!scene) return to(state);
  const next = openEra(state, slug, scene);
  return to(next, [
    { type: 'playTheme', slug },
    ...generateEffects(next),
    { type: 'sceneOpened', by: 'era', announcement: sceneAnnouncement(scene) },
  ]);
}

function openEra(state: GameState, activeSlug: string, scene: Scene): GameState {
  const generation = pendingGeneration(state.generation.request + 1);
  return { ...state, activeSlug, scene, generation, contextOpen: false };
}

function refusePeriods(state: GameState, reason: string): Transition {
  const message = `The list of time periods has no usable data, the built-in one is shown: ${reason}`;
  return to(withPeriods(state, builtInPeriods, 'ready'), [{ type: 'log', message }]);
}

function failPeriods(state: GameState, reason: string): Transition {
  const title = 'Failed to fetch time periods';
  return to(withPeriods(state, builtInPeriods, 'failed'), [
    { type: 'log', message: `${title}: ${reason}` },
    {
      type: 'notify',
      variant: 'destructive',
      title,
      description: 'You can go on playing: the five eras are here',
    },
  ]);
}

function withPeriods(
  state: GameState,
  periods: readonly Period[],
  periodsStatus: PeriodsStatus,
): GameState {
  const same = JSON.stringify(periods) === JSON.stringify(state.periods);
  if (same && periodsStatus === state.periodsStatus) return state;
  return { ...state, periods: same ? state.periods : periods, periodsStatus };
}

function choose(state: GameState, choice: Choice, story: EraStory | undefined): Transition {
  if (choice.scenarioId !== state.scene.scenario.id) return to(state);
  const scene = aftermath(state.scene, choice, story);
  return to({ ...state, scene }, [
    { type: 'sceneOpened', by: 'choice', announcement: impactText(choice) },
  ]);
}

function replacePicture(state: GameState, url: string): Transition {
  const { picture } = state.scene;
  if (picture.url !== url) return to(state);
  const scene = { ...state.scene, picture: pictureInstead(state.activeSlug, picture) };
  return to({ ...state, scene });
}

function setContextOpen(state: GameState, contextOpen: boolean): Transition {
  return to(state.contextOpen === contextOpen ? state : { ...state, contextOpen });
}
