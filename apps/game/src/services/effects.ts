import type { Effect, GameEvent } from '@time-traveler/game-core';
import type { SceneRequest } from '@time-traveler/game-core/contract';
import type { MusicBox } from './music-box';
import type { Api } from './api';
import type { Clock } from './clock';
import type { Notifications } from './notifications';
import type { Stage } from './stage';

/** What the effects of the rules are carried out with. */
export interface EffectServices {
  /** Brings the calls, whose library the first screen does not need. */
  loadApi: () => Promise<Api>;
  musicBox: MusicBox;
  notifications: Notifications;
  stage: Pick<Stage, 'announce'>;
  clock: Clock;
  log: (message: string) => void;
}

/** Takes the services and the way back to the rules; gives the function that carries out one effect. */
export function createEffectRunner(
  { loadApi, musicBox, notifications, stage, clock, log }: EffectServices,
  dispatch: (event: GameEvent) => void,
): (effect: Effect) => void {
  let generation = { request: 0, abort: new AbortController(), openedAt: 0 };

  async function loadPeriods(): Promise<void> {
    try {
      const api = await loadApi();
      const list = await api.periods();
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
      // The visitor has moved on: nobody waits for the earlier scene any more.
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
      case 'loadPeriods':
        void loadPeriods();
        break;
      case 'generate':
        void generate(effect.request, effect.body);
        break;
      case 'playTheme':
        musicBox.play(effect.slug);
        break;
      case 'notify': {
        const { type: _, ...content } = effect;
        notifications.notify(content);
        break;
      }
      case 'announce':
        stage.announce(effect.message);
        break;
      case 'sceneOpened':
        // The stage has seen it with the change of state that it belongs to.
        break;
      case 'log':
        log(effect.message);
        break;
    }
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
