import { type Soundtrack, createSoundtrack, loadHowler } from '@time-traveler/audio';
import { type Choice, type Game, type GameState, createGame } from '@time-traveler/game-core';
import type { Fetch } from '@time-traveler/game-core/requests';
import { siteFetch } from '../site-address';
import { afterPaint, inSecondFrame } from './timing';
import { type Clock, pageClock } from './page';
import { loadOnce } from './loading';
import type { loadStory } from '@time-traveler/game-core/stories';
import { loadApi, loadEraStory } from './era-story';
import { createEffectRunner } from './effects';
import type { Device } from './journey/device';
import type { JourneyController } from './journey/journey-controller';
import { createLazyJourney } from './lazy-journey';
import type { LazyModule } from './lazy-module';
import { type MusicBox, createMusicBox } from './music-box';
import { laterStyles } from './later-styles';
import { logToConsole } from './log';
import { type Notifications, createNotifications } from './notifications';
import { storyNeed } from './ready-to-show';
import { type StoryCache, createStoryCache, fetchStoryOfEachScene, periodIn } from './story-cache';
import { type Fade, type Stage, createStage } from './stage';
import { withViewTransition } from './view-transition';
import { recallVolume } from './volume-memory';
import { createWaitingChoice } from './waiting-choice';

/** Everything that the screens use; one set for each running game. */
export interface Services {
  readonly game: Game;
  readonly musicBox: MusicBox;
  readonly notifications: Notifications;
  /** What the screen shows of the game. */
  readonly stage: Stage;
  readonly stories: StoryCache;
  /** The journey: its history, its journal, and what the device keeps of it. Loaded after the first screen. */
  readonly journey: LazyModule<JourneyController>;
  /** Makes a choice after the next frame, or when the era's story and styles are loaded if they are still missing. */
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
  const fetch = options.fetch ?? siteFetch;
  const loadHowl = loadOnce(loadHowler);
  const soundtrack = options.soundtrack ?? createSoundtrack({ loadHowl, log });
  const notifications = createNotifications({
    setTimer: (run, delay) => setTimeout(run, delay),
    clearTimer: (timer) => clearTimeout(timer),
  });
  const api = loadOnce(() => loadApi(fetch));
  const stories = createStoryCache(
    (slug, period = periodIn(game, slug)) => loadEraStory(slug, period, api, options.loadStory),
    log,
  );
  const game = createGame({
    runEffect: (effect) => runEffect(effect),
    storyOf: stories.get,
    ...(options.state && { state: options.state }),
  });
  const stage = createStage(game, options.fade ?? withViewTransition, [laterStyles]);
  // A soundtrack of a test or a story plays without howler.
  const loadPlayer = options.soundtrack ? async () => undefined : loadHowl;
  const musicBox = createMusicBox({ soundtrack, loadPlayer, state: game.getSnapshot });
  const runEffect = createEffectRunner(
    {
      loadApi: api,
      musicBox,
      notifications,
      stage,
      clock: options.clock ?? pageClock,
      afterPaint,
      log,
    },
    game.dispatch,
  );
  const { choose, decide, settle } = createWaitingChoice(
    game,
    (slug) => [storyNeed(stories, slug), laterStyles],
    () => journey.closedEras(),
    inSecondFrame,
  );
  // What the visitor does after a choice comes after it, also in the same frame.
  const played: Game = {
    ...game,
    dispatch(event) {
      settle();
      game.dispatch(event);
    },
  };
  const journey = createLazyJourney({ game: played, stories, device: options.device });

  fetchStoryOfEachScene(game, stories);

  const loadMusicWatch = loadOnce(() =>
    import('./music/watch-music').then(({ watchMusic }) =>
      watchMusic(soundtrack, game, loadPlayer, log),
    ),
  );

  let started = false;
  return {
    game: played,
    musicBox,
    notifications,
    stage,
    stories,
    journey,
    choose,
    leave() {
      decide();
      journey.leave();
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
      void stories.fetch(game.getSnapshot().activeSlug);
    },
  };
}
