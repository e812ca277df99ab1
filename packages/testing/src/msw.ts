import { type Period, builtInPeriods } from '@time-traveler/game-core';
import {
  PERIODS_PATH,
  SCENE_PATH,
  type ScenePart,
  type SceneRequest,
} from '@time-traveler/game-core/contract';
import { HttpResponse, type RequestHandler, delay, http } from 'msw';
import { builtInAnswer, goodAnswers, pictureAddress, pictureDrawing } from './fixtures/answers';

/** How the server answers the request for one part of a scene. */
export type PartAnswer =
  | { readonly kind: 'answered'; readonly data: unknown }
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'failing'; readonly status: number }
  | { readonly kind: 'slow'; readonly until: Promise<unknown>; readonly data: unknown };

/** Returns an answer with this body. */
export const answered = (data: unknown): PartAnswer => ({ kind: 'answered', data });

/** An answer with the era's built-in content. */
export const builtInPart: PartAnswer = { kind: 'builtIn' };

/** A refusal with status 503. */
export const failing: PartAnswer = { kind: 'failing', status: 503 };

/** Returns an answer with this body, sent when the promise resolves. */
export const slow = (until: Promise<unknown>, data: unknown): PartAnswer => ({
  kind: 'slow',
  until,
  data,
});

/** An answer that never arrives. */
export const waiting: PartAnswer = slow(new Promise(() => {}), null);

/** The answer for each part. A part without one fails. */
export type SceneScript = Partial<Record<ScenePart, PartAnswer>>;

/** A good answer for each part. */
export const allAnswered: SceneScript = {
  image: answered(goodAnswers.image),
  choices: answered(goodAnswers.choices),
  context: answered(goodAnswers.context),
};

/** How the list of periods is answered. */
export type PeriodsAnswer = readonly Period[] | 'loading' | 'failing';

/** Returns MSW handlers for the game's API. By default they list the built-in periods and generate nothing. */
export function apiHandlers(
  parts: SceneScript = {},
  periods: PeriodsAnswer = builtInPeriods,
): RequestHandler[] {
  return [
    http.get(PERIODS_PATH, async () => {
      if (periods === 'loading') await delay('infinite');
      if (periods === 'failing') return new HttpResponse('The archive is closed', { status: 500 });
      return HttpResponse.json(periods as Period[]);
    }),
    http.post(SCENE_PATH, async ({ request }) => {
      const { type, period } = (await request.json()) as SceneRequest;
      const answer = parts[type] ?? failing;
      if (answer.kind === 'failing') {
        return new HttpResponse('No provider is set up', { status: answer.status });
      }
      if (answer.kind === 'slow') await answer.until;
      const data = answer.kind === 'builtIn' ? builtInAnswer(type, period) : answer.data;
      return new HttpResponse(JSON.stringify(data), {
        headers: { 'Content-Type': 'application/json' },
      });
    }),
    http.get(
      pictureAddress,
      () => new HttpResponse(pictureDrawing, { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
  ];
}

/** A promise with the function that resolves it. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Returns a gate that is closed. */
export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
