import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import {
  type Effect,
  type Fetch,
  type GameEvent,
  type GenerationBody,
  type Notifications,
  apiRequest,
} from '@time-traveler/game-core';
import type { Guidance } from './guidance';
import type { MusicBox } from './music-box';

/** What the effects of the rules are carried out with. */
export interface EffectServices {
  queryClient: QueryClient;
  fetch: Fetch<AbortSignal>;
  musicBox: MusicBox;
  notifications: Notifications;
  guidance: Guidance;
  log: (message: string) => void;
}

/** Takes the services and the way back to the rules; gives the function that carries out one effect. */
export function createEffectRunner(
  { queryClient, fetch, musicBox, notifications, guidance, log }: EffectServices,
  dispatch: (event: GameEvent) => void,
): (effect: Effect) => void {
  let generation = { request: 0, abort: new AbortController() };

  async function loadPeriods(): Promise<void> {
    try {
      const data = await queryClient.fetchQuery({ queryKey: ['/api/periods'] });
      dispatch({ type: 'periodsLoaded', data });
    } catch (error) {
      dispatch({ type: 'periodsFailed', reason: messageOf(error) });
    }
  }

  async function generate(request: number, body: GenerationBody): Promise<void> {
    if (request !== generation.request) {
      // The visitor has moved on: nobody waits for the earlier scene any more.
      generation.abort.abort();
      generation = { request, abort: new AbortController() };
    }
    const { signal } = generation.abort;
    const step = body.type;
    const mutation = new MutationObserver(queryClient, {
      mutationFn: async (): Promise<unknown> => {
        const response = await apiRequest(fetch, 'POST', '/api/deepseek', body, signal);
        return response.json();
      },
    });
    try {
      dispatch({ type: 'generated', request, step, data: await mutation.mutate() });
    } catch (error) {
      dispatch({ type: 'generationFailed', request, step, reason: messageOf(error) });
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
        guidance.announce(effect.message);
        break;
      case 'focusScene':
        guidance.focusScene();
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
