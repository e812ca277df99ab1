import { type Soundtrack, createSoundtrack, loadHowler } from '@time-traveler/audio';
import {
  type Choice,
  type Effect,
  type Game,
  type GameState,
  createGame,
} from '@time-traveler/game-core';
import type { Fetch } from '@time-traveler/game-core/requests';
import { siteAddress } from '../site-address';
import { afterPaint } from './after-paint';
import { type Clock, pageClock } from './clock';
import { leaveEarly } from './leave-early';
import { loadOnce } from './load-once';
import { loadStory } from '@time-traveler/game-core/stories';
import { createEffectRunner } from './effects';
import type { Device } from './journey/device';
import type { Change, Keeper } from './journey/keeper';
import type { LazyModule } from './lazy-module';
import { type MusicBox, createMusicBox } from './music-box';
import { loadLaterStyles, onceStyled } from './later-styles';
import { logToConsole } from './log';
import { type Notifications, createNotifications } from './notifications';
import { type StoryShelf, createStoryShelf } from './story-shelf';
import { type Fade, type Stage, createStage } from './stage';
import { withViewTransition } from './view-transition';
import { recallVolume } from './volume-memory';
import { waitAtMost } from './wait-at-most';

/** How long a choice waits for its era's story, in milliseconds; after that general words are shown. */
const STORY_PATIENCE_MS = 1_500;

/** Everything that the screens use; one set for each running game. */
export interface Services {
  readonly game: Game;
  readonly musicBox: MusicBox;
  readonly notifications: Notifications;
  /** What the screen shows of the game. */
  readonly stage: Stage;
  readonly stories: StoryShelf;
  /** The journey: its history, its journal, and what the device keeps of it. Loaded after the first screen. */
  readonly journey: LazyModule<Keeper>;
  /** Makes a choice at once, or when the era's story and styles are loaded if they are still missing. */
  readonly choose: (choice: Choice) => void;
  /** Keeps what was decided if the page is left before the journey is loaded, or while a choice waits. */
  readonly leave: () => void;
  /** Starts the game: requests the periods and the first scene; a second call does nothing. */
  readonly start: () => void;
}

/** What a test or a story may use instead of the browser's own. */
export interface ServiceOptions {
  fetch?: Fetch<AbortSignal>;
  soundtrack?: Soundtrack;
  loadStory?: typeof loadStory;
  device?: Device;
  /** The state to begin from. Default: a new game. */
  state?: GameState | undefined;
  /** True if the state is restored, so that nothing but the list of eras is requested. */
  resumed?: boolean;
  clock?: Clock;
  fade?: Fade;
  log?: (message: string, detail?: unknown) => void;
}

/** Creates the services of one game, connected to each other; uses no browser API until `start`. */
export function createServices(options: ServiceOptions = {}): Services {
  const log = options.log ?? logToConsole;
  const fetch: Fetch<AbortSignal> =
    options.fetch ?? ((url, init) => globalThis.fetch(siteAddress(url), init as RequestInit));
  const loadHowl = loadOnce(loadHowler);
  const soundtrack = options.soundtrack ?? createSoundtrack({ loadHowl, log });
  const notifications = createNotifications({
    setTimer: (run, delay) => setTimeout(run, delay),
    clearTimer: (timer) => clearTimeout(timer),
  });
  const stories = createStoryShelf(options.loadStory ?? loadStory, log);
  // What carries out effects acts on the game, so it is connected once the game exists.
  let carryOut: (effect: Effect) => void = () => {};
  const game = createGame({
    runEffect(effect) {
      if (canWait(effect)) afterPaint(() => carryOut(effect));
      else carryOut(effect);
    },
    storyOf: stories.get,
    ...(options.state && { state: options.state }),
  });
  const fetchStory = () => stories.fetch(game.getSnapshot().activeSlug);
  const stage = createStage(game, options.fade ?? onceStyled(withViewTransition));
  const loadPlayer = options.soundtrack ? () => Promise.resolve() : loadHowl;
  const musicBox = createMusicBox({ soundtrack, loadPlayer, state: game.getSnapshot });
  const loadApi = loadOnce(() => import('./api').then(({ createApi }) => createApi(fetch)));
  carryOut = createEffectRunner(
    { loadApi, musicBox, notifications, stage, clock: options.clock ?? pageClock, log },
    game.dispatch,
  );

  const loadMusicWatch = loadOnce(() =>
    import('./music/watch-music').then(({ watchMusic }) => watchMusic(soundtrack, game)),
  );

  const first = game.getSnapshot();
  let changes: Change[] = [];
  let pressed = false;
  let early = '';
  let keeper: Keeper | undefined;
  const loadKeeper = loadOnce(async () => {
    const { browserDevice, createKeeper } = await import('./journey');
    const device = options.device ?? browserDevice();
    keeper = createKeeper({ game, first, device, stories, early });
    for (const change of changes) keeper.follow(change);
    changes = [];
    if (!pressed) keeper.catchUp();
    return keeper;
  });
  game.subscribe((effects) => {
    const change = { state: game.getSnapshot(), effects };
    if (keeper) keeper.follow(change);
    else changes.push(change);
    const { contextOpen, journalOpen } = change.state;
    const opened = effects.some(({ type }) => type === 'sceneOpened');
    if (opened) {
      pressed = true;
      void fetchStory();
    }
    if (opened || contextOpen || journalOpen) loadKeeper().catch(() => {});
  });

  let waiting: { readonly choice: Choice; readonly request: number } | undefined;
  function decide(own = waiting): void {
    if (!own || own !== waiting) return;
    waiting = undefined;
    game.dispatch({ type: 'choiceMade', choice: own.choice });
  }
  async function choose(choice: Choice): Promise<void> {
    const { activeSlug, generation } = game.getSnapshot();
    const { request } = generation;
    // The first press counts; another one in the same scene while its story is loading is ignored.
    if (waiting?.request === request) return;
    const own = { choice, request };
    waiting = own;
    if (stories.get(activeSlug) === undefined) {
      const ready = Promise.allSettled([fetchStory(), loadLaterStyles()]);
      await waitAtMost(STORY_PATIENCE_MS, ready);
    }
    decide(own);
  }

  let started = false;
  return {
    game,
    musicBox,
    notifications,
    stage,
    stories,
    journey: { load: loadKeeper },
    choose: (choice) => void choose(choice),
    leave() {
      decide();
      if (pressed && !keeper) early = leaveEarly(changes, early);
    },
    start() {
      if (started) return;
      started = true;
      const volume = recallVolume();
      if (volume !== null) soundtrack.setVolume(volume);
      soundtrack.subscribe(() => {
        if (soundtrack.getSnapshot().status === 'playing') loadMusicWatch().catch(() => {});
      });
      game.dispatch({ type: options.resumed ? 'resumed' : 'started' });
      void fetchStory();
    },
  };
}

/** True if an effect shows nothing, so that it can wait until after the next frame. */
function canWait({ type }: Effect): boolean {
  return type === 'loadPeriods' || type === 'generate';
}
