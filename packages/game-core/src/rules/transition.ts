import { builtInPeriods, eraBySlug } from '../eras/built-in';
import type { GameEvent } from '../events/game-event';
import { dropPending, generateEffects, pendingGeneration, settlePart } from './generation';
import type { Period } from '../eras/era';
import type { Visit, VisitEvent } from '../events/visit';
import { impactText } from './outcomes';
import { aftermath, openingScene, pictureInstead, sceneAnnouncement, sentence } from './scene';
import type { Effect, GameState, PeriodsStatus, Scene, SceneOpened, Transition } from './state';
import { DECISIONS_IN_A_VISIT } from './reckoning';
import type { Story } from './telling';
import { choicesOf, upToChoice, withEvent } from './visit';

type ChoiceMade = Extract<GameEvent, { type: 'choiceMade' }>;

/** Returns the story of an era by its slug, or undefined if there is none yet. */
export type StoryOf = (slug: string) => Story | undefined;

/**
 * The rules of the game: returns the next state, the effects to carry out, in order, and the scene that was opened
 * (SPEC §4, §5, §8). Never throws, never changes its argument, and returns the same object if nothing changes.
 * The text after a decision comes from the story that `storyOf` returns. Without a story it is a general one.
 */
export function transition(
  state: GameState,
  event: GameEvent,
  storyOf: StoryOf = () => undefined,
): Transition {
  switch (event.type) {
    case 'started':
      return start(state);
    case 'resumed':
      return to(state, [{ type: 'loadPeriods' }]);
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
      return choose(state, event, storyOf(state.activeSlug));
    case 'choiceUndone':
      return undo(state, storyOf);
    case 'visitRestored':
      return restore(state, event.visit, storyOf);
    case 'pictureFailed':
      return replacePicture(state, event.url);
    case 'contextOpened':
      return setOpen(state, 'contextOpen', true);
    case 'contextClosed':
      return setOpen(state, 'contextOpen', false);
    case 'journalOpened':
      return setOpen(state, 'journalOpen', true);
    case 'journalClosed':
      return setOpen(state, 'journalOpen', false);
    case 'keepsakeOpened':
      return setOpen(state, 'keepsakeOpen', state.scene.impact !== null);
    case 'keepsakeClosed':
      return setOpen(state, 'keepsakeOpen', false);
  }
}

function to(
  state: GameState,
  effects: readonly Effect[] = [],
  opened: SceneOpened | null = null,
): Transition {
  return { state, effects, opened };
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
  return to(next, [{ type: 'playTheme', slug }, ...generateEffects(next)], {
    by: 'era',
    announcement: sceneAnnouncement(scene),
  });
}

function openEra(state: GameState, activeSlug: string, scene: Scene): GameState {
  const generation = pendingGeneration(state.generation.request + 1);
  const period = state.periods.find(({ slug }) => slug === activeSlug);
  const known = period === undefined || eraBySlug(activeSlug) !== undefined;
  const visit: Visit = { slug: activeSlug, ...(!known && { period }), events: [] };
  return {
    ...state,
    activeSlug,
    scene,
    generation,
    visit,
    contextOpen: false,
    journalOpen: false,
    keepsakeOpen: false,
  };
}

function undo(state: GameState, storyOf: StoryOf): Transition {
  const count = choicesOf(state.visit).length;
  return count === 0 ? to(state) : restore(state, upToChoice(state.visit, count - 1), storyOf);
}

/** Opens the last scene of a visit. Sends no request: parts that had not arrived keep their built-in values. */
function restore(state: GameState, visit: Visit, storyOf: StoryOf): Transition {
  const next = replayVisit(state, visit, storyOf);
  if (next === undefined) return to(state);
  const { activeSlug: slug, scene } = next;
  const music: Effect[] = slug === state.activeSlug ? [] : [{ type: 'followTheme', slug }];
  const announcement = undone(state.visit, visit) + (scene.impact ?? sceneAnnouncement(scene));
  return to(next, music, { by: 'return', announcement });
}

/** Returns the words that say which choice was undone, if a visit is another one without its last choice; otherwise none. */
function undone(before: Visit, after: Visit): string {
  const choices = [...choicesOf(before)];
  const last = choices.pop();
  const isUndone =
    before.slug === after.slug && JSON.stringify(choices) === JSON.stringify(choicesOf(after));
  return isUndone && last !== undefined ? `${sentence(`Undone: ${last}`)} ` : '';
}

/**
 * Returns the state after a visit, or undefined if the era is unknown to both the visit and the list of periods.
 * Calls `step` for each event of the visit, with the states before and after it.
 */
export function replayVisit(
  state: GameState,
  { slug, period, events }: Visit,
  storyOf?: StoryOf,
  step?: (event: VisitEvent, before: GameState, after: GameState) => void,
): GameState | undefined {
  const { periods } = state;
  // The period that the visit began with replaces a listed one with the same slug.
  const known = period ? [...periods.filter((listed) => listed.slug !== slug), period] : periods;
  const scene = openingScene(slug, known);
  if (!scene) return undefined;
  let next = openEra({ ...state, periods: known }, slug, scene);
  for (const event of events) {
    const before = next;
    const after = transition(before, ownEvent(event, before), storyOf).state;
    // Keeps the event in the visit. A failure on screen is not recorded, so a restored scene tries the picture again.
    next =
      event.type === 'pictureFailed' ? { ...after, visit: withEvent(after.visit, event) } : after;
    step?.(event, before, next);
  }
  const { generation } = next;
  return { ...next, periods, generation: { ...generation, parts: dropPending(generation.parts) } };
}

/** Returns an event of a visit with the ids of this game, because the visit may come from an earlier page. */
function ownEvent(event: VisitEvent, { scene, generation }: GameState): GameEvent {
  switch (event.type) {
    case 'choiceMade':
      return { ...event, choice: { ...event.choice, scenarioId: scene.scenario.id } };
    case 'partAnswered':
      return { ...event, request: generation.request };
    case 'pictureFailed':
      return event;
  }
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

function choose(
  state: GameState,
  { choice, carried }: ChoiceMade,
  story: Story | undefined,
): Transition {
  if (choice.scenarioId !== state.scene.scenario.id) return to(state);
  const scene = aftermath(state.scene, choice, story, carried);
  const visit = withEvent(state.visit, {
    type: 'choiceMade',
    choice,
    // Only the decision before the last one mentions what the visitor carries.
    ...(state.scene.decisions.length === DECISIONS_IN_A_VISIT - 2 && carried && { carried }),
  });
  return to({ ...state, scene, visit }, [], { by: 'choice', announcement: impactText(choice) });
}

function replacePicture(state: GameState, url: string): Transition {
  const { picture } = state.scene;
  if (picture.url !== url) return to(state);
  const scene = { ...state.scene, picture: pictureInstead(state.activeSlug, state.scene) };
  return to({ ...state, scene });
}

type DialogFlag = 'contextOpen' | 'journalOpen' | 'keepsakeOpen';

function setOpen(state: GameState, flag: DialogFlag, open: boolean): Transition {
  return to(state[flag] === open ? state : { ...state, [flag]: open });
}
