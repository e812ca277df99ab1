import { QueryClient } from '@tanstack/react-query';
import { type Soundtrack, createSoundtrack, loadHowler } from '@time-traveler/audio';
import {
  type Fetch,
  type Game,
  type Notifications,
  cacheDefaults,
  createDefaultRead,
  createGame,
  createNotifications,
} from '@time-traveler/game-core';
import { type Clock, pageClock } from './clock';
import { createEffectRunner } from './effects';
import { type MusicBox, createMusicBox } from './music-box';
import { logToConsole } from './log';
import { type Fade, type Stage, createStage } from './stage';
import { withViewTransition } from './view-transition';
import { recallVolume } from './volume-memory';

/** Everything that the screens talk to; one set for each running game. */
export interface Services {
  readonly game: Game;
  readonly musicBox: MusicBox;
  readonly notifications: Notifications;
  /** What the screen shows of the game. */
  readonly stage: Stage;
  /** Begins the game: asks for the periods and the first scene; a second call does nothing. */
  readonly start: () => void;
}

/** What a test or a story may put in place of the browser's own. */
export interface ServiceOptions {
  fetch?: Fetch<AbortSignal>;
  soundtrack?: Soundtrack;
  clock?: Clock;
  fade?: Fade;
  log?: (message: string, detail?: unknown) => void;
}

/** Gives the services of one game, wired to each other; touches nothing of the browser until `start`. */
export function createServices(options: ServiceOptions = {}): Services {
  const log = options.log ?? logToConsole;
  const fetch: Fetch<AbortSignal> =
    options.fetch ?? ((url, init) => globalThis.fetch(url, init as RequestInit));
  const soundtrack = options.soundtrack ?? createSoundtrack({ loadHowl: loadHowler, log });
  const queryClient = new QueryClient({
    defaultOptions: {
      ...cacheDefaults,
      // An offline device gets its failure at once, not when it is online again.
      mutations: { ...cacheDefaults.mutations, networkMode: 'always' },
      queries: {
        ...cacheDefaults.queries,
        networkMode: 'always',
        queryFn: createDefaultRead(fetch, { on401: 'throw' }),
      },
    },
  });
  const notifications = createNotifications({
    setTimer: (run, delay) => setTimeout(run, delay),
    clearTimer: (timer) => clearTimeout(timer),
  });
  const game = createGame({ runEffect: (effect) => runEffect(effect) });
  const stage = createStage(game, options.fade ?? withViewTransition);
  const musicBox = createMusicBox(soundtrack, game.getSnapshot);
  const runEffect = createEffectRunner(
    { queryClient, fetch, musicBox, notifications, stage, clock: options.clock ?? pageClock, log },
    game.dispatch,
  );

  let started = false;
  return {
    game,
    musicBox,
    notifications,
    stage,
    start() {
      if (started) return;
      started = true;
      const volume = recallVolume();
      if (volume !== null) soundtrack.setVolume(volume);
      game.dispatch({ type: 'started' });
    },
  };
}
