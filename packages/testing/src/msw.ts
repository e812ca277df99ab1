import { type Period, builtInPeriods } from '@time-traveler/game-core';
import {
  PERIODS_PATH,
  SCENE_PATH,
  type ScenePart,
  type SceneRequest,
} from '@time-traveler/game-core/contract';
import { HttpResponse, type RequestHandler, http } from 'msw';
import {
  builtInAnswer,
  goodAnswers,
  hostileAnswers,
  pictureAddress,
  pictureDrawing,
} from './fixtures/answers';
import { bronzeAge } from './fixtures/periods';

/** The ways in which a mock server answers: with the built-in content, well, well but late, not at all, or harmfully. */
export const answerKinds = ['builtIn', 'answered', 'late', 'failing', 'hostile'] as const;

/** One of these ways. */
export type AnswerKind = (typeof answerKinds)[number];

/** How a mock server answers each request of the game. */
export interface MockServer {
  /** The answer to the request for the list of eras. */
  readonly list: AnswerKind;
  /** The answer to the request for a picture. */
  readonly picture: AnswerKind;
  /** The answer to the request for choices. */
  readonly choices: AnswerKind;
  /** The answer to the request for a background. */
  readonly background: AnswerKind;
}

/** A server that answers with the built-in content only. */
export const allBuiltIn: MockServer = {
  list: 'builtIn',
  picture: 'builtIn',
  choices: 'builtIn',
  background: 'builtIn',
};

/** The request of each part of a scene, as a visitor would name it. */
const nameOf = {
  image: 'picture',
  choices: 'choices',
  context: 'background',
} as const satisfies Record<ScenePart, keyof MockServer>;

/** A list with an era that only the server knows. */
const longerList: readonly Period[] = [...builtInPeriods, bronzeAge];

/** The name of an era that would do harm if it were markup. */
export const hostileName = '<img src=x onerror=alert(1)>';

const hostileList: readonly Period[] = [
  ...builtInPeriods,
  {
    ...bronzeAge,
    name: hostileName,
    color: 'red}*{display:none}',
    icon: '"><script>alert(1)</script>',
    musicUrl: 'javascript:alert(1)',
  },
];

/** What a mock server needs to know when a request arrives. */
export interface ServerNow {
  /** How it answers. */
  readonly server: MockServer;
  /** Resolves when the answers that are late arrive. */
  readonly arrival: Promise<unknown>;
  /** Returns the good answers for an era, in place of the usual ones. */
  readonly answers: (slug: string) => Promise<Partial<Record<ScenePart, object>>>;
}

/** Returns MSW handlers of a server that can be changed while it runs: each request is answered as `now` says. */
export function serverHandlers(now: () => ServerNow): RequestHandler[] {
  return [
    http.get(PERIODS_PATH, async () => {
      const { server, arrival } = now();
      if (server.list === 'failing')
        return new HttpResponse('The archive is closed', { status: 500 });
      if (server.list === 'late') await arrival;
      if (server.list === 'builtIn') return HttpResponse.json(builtInPeriods as Period[]);
      return HttpResponse.json((server.list === 'hostile' ? hostileList : longerList) as Period[]);
    }),
    http.post(SCENE_PATH, async ({ request }) => {
      const { server, arrival, answers } = now();
      const { type, period } = (await request.json()) as SceneRequest;
      const kind = server[nameOf[type]];
      if (kind === 'failing') return new HttpResponse('No provider is set up', { status: 503 });
      if (kind === 'late') await arrival;
      if (kind === 'builtIn') return HttpResponse.json(builtInAnswer(type, period));
      if (kind === 'hostile') return HttpResponse.json(hostileAnswers[type]);
      return HttpResponse.json((await answers(period))[type] ?? goodAnswers[type]);
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
