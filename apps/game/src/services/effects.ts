import type { Effect, GameEvent } from '@time-traveler/game-core';
import type { SceneRequest } from '@time-traveler/game-core/contract';
import type { MusicBox } from './music-box';
import type { Api } from './api';
import type { Clock } from './page';
import { withTimeLimit } from './time-limit';
import type { Notifications } from './notifications';
import type { Stage } from './stage';

/** How long the list of eras may take, in milliseconds. The timeline shows placeholders until then. */
const PERIODS_PATIENCE_MS = 8_000;

/** The longest line of the log, in characters: an error may carry a server's whole answer. */
const LONGEST_LINE = 1_000;

/** What carries out the effects of the rules. */
export interface EffectServices {
  /** Loads the API calls, whose library the first screen does not need. */
  loadApi: () => Promise<Api>;
  musicBox: MusicBox;
  notifications: Notifications;
  stage: Pick<Stage, 'announce'>;
  clock: Clock;
  /** Runs something after the next frame. */
  afterPaint: (run: () => void) => void;
  log: (message: string) => void;
}

/** Returns a function that carries out one effect with the services and dispatches what follows from it. */
export function createEffectRunner(
  { loadApi, musicBox, notifications, stage, clock, afterPaint, log }: EffectServices,
  dispatch: (event: GameEvent) => void,
): (effect: Effect) => void {
  let generation = { request: 0, abort: new AbortController(), openedAt: 0 };

  async function loadPeriods(): Promise<void> {
    try {
      const answer = loadApi().then((api) => api.periods());
      const list = await withTimeLimit(answer, PERIODS_PATIENCE_MS);
      dispatch(
        list.ok
          ? { type: 'periodsLoaded', periods: list.value }
          : { type: 'periodsRefused', reason: list.reason },
      );
    } catch (error) {
      dispatch({ type: 'periodsFailed', reason: messageOf(error) });
    }
  }

  async function generate(request: number, body: SceneRequest): Promise<void> {
    if (request !== generation.request) {
      // The visitor has left the earlier scene, so its answers are no longer needed.
      generation.abort.abort();
      const openedAt = generation.request === 0 ? clock.firstPaint() : clock.now();
      generation = { request, abort: new AbortController(), openedAt };
    }
    const { abort, openedAt } = generation;
    const { signal } = abort;
    const part = body.type;
    try {
      const api = await loadApi();
      const answer = await api.generate(body, signal);
      const openForMs = clock.now() - openedAt;
      dispatch(
        answer.ok
          ? { type: 'partAnswered', request, openForMs, ...answer.value }
          : { type: 'partFailed', request, part, reason: answer.reason },
      );
    } catch (error) {
      dispatch({ type: 'partFailed', request, part, reason: messageOf(error) });
    }
  }

  return (effect) => {
    switch (effect.type) {
      // These show nothing, so they can wait until after the next frame.
      case 'loadPeriods':
        afterPaint(() => void loadPeriods());
        break;
      case 'generate':
        afterPaint(() => void generate(effect.request, effect.body));
        break;
      case 'playTheme':
        musicBox.play(effect.slug);
        break;
      case 'followTheme':
        musicBox.follow(effect.slug);
        break;
      case 'notify': {
        const { type: _, ...content } = effect;
        notifications.notify(content);
        break;
      }
      case 'announce':
        stage.announce(effect.message);
        break;
      case 'log':
        log(effect.message.slice(0, LONGEST_LINE));
        break;
    }
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
