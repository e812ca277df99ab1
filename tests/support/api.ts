import type { Page, Route } from '@playwright/test';
import {
  PERIODS_PATH,
  SCENE_PATH,
  type ScenePart,
  sceneParts,
} from '@time-traveler/game-core/contract';
import {
  builtInAnswer,
  goodAnswers,
  periods,
  pictureAddress,
  pictureDrawing,
} from '@time-traveler/testing';
import type { ConsoleWatch } from './console-watch';

/** One of the calls that the game makes (SPEC §7). */
export type CallName = 'periods' | ScenePart;

/** A call as the server would have seen it. */
export interface Call {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's text, or null if there was none. */
  readonly text: string | null;
  /** The era's slug in the body. Empty for the list of periods. */
  readonly period: string;
}

/** How a call is answered: with a value as JSON, with any body and status, or with a broken connection. */
export type Reply =
  | { readonly json: unknown; readonly status?: number }
  | { readonly body: string; readonly status?: number; readonly contentType?: string }
  | 'broken';

/** A good reply for each part of a scene. */
export const goodReplies: Readonly<Record<ScenePart, Reply>> = {
  image: { json: goodAnswers.image },
  choices: { json: goodAnswers.choices },
  context: { json: goodAnswers.context },
};

type Answer = Reply | ((call: Call) => Reply);

/** Calls that wait for their answer. */
export interface Hold {
  /** The calls so far, in order. */
  readonly calls: readonly Call[];
  /** Answers the waiting calls, or those of them that match, and stops holding new ones. */
  release(reply?: Answer, matches?: (call: Call) => boolean): Promise<void>;
}

/** A scripted stand-in for the game's server. By default it answers with the built-in content. */
export class Api {
  /** All calls so far, in order. */
  readonly calls: Call[] = [];
  /** Calls below /api that are not in the specification. */
  readonly unknown: string[] = [];
  readonly #answers: Record<CallName, Answer> = {
    periods: { json: periods },
    image: ({ period }) => ({ json: builtInAnswer('image', period) }),
    choices: ({ period }) => ({ json: builtInAnswer('choices', period) }),
    context: ({ period }) => ({ json: builtInAnswer('context', period) }),
  };
  readonly #holds = new Map<CallName, { calls: Call[]; waiting: [Call, Route][] }>();
  readonly #console: ConsoleWatch;

  constructor(console: ConsoleWatch) {
    this.#console = console;
  }

  /** Answers everything below /api on a page, and the generated picture. */
  async install(page: Page): Promise<void> {
    await page.route(`**${pictureAddress}`, (route) =>
      route.fulfill({ body: pictureDrawing, contentType: 'image/svg+xml' }),
    );
    await page.route('**/api/**', (route) => this.#receive(route));
  }

  /** Sets the answer to a call from now on. */
  answer(name: CallName, answer: Answer): void {
    this.#answers[name] = answer;
  }

  /** Answers the requests for all three parts with this status from now on. */
  failGeneration(status = 503): void {
    for (const part of sceneParts) this.answer(part, { body: 'No scene today', status });
  }

  /** Holds the responses of calls from now on. */
  hold(name: CallName): Hold {
    const held = { calls: [] as Call[], waiting: [] as [Call, Route][] };
    this.#holds.set(name, held);
    return {
      calls: held.calls,
      release: async (reply, matches = () => true) => {
        this.#holds.delete(name);
        const now = held.waiting.filter(([call]) => matches(call));
        held.waiting = held.waiting.filter(([call]) => !matches(call));
        for (const [call, route] of now)
          await this.#send(route, call, reply ?? this.#answers[name]);
      },
    };
  }

  /** Holds the requests for all three parts from now on. */
  holdGeneration(): Record<ScenePart, Hold> {
    return {
      image: this.hold('image'),
      choices: this.hold('choices'),
      context: this.hold('context'),
    };
  }

  /** The calls of one name, in order. */
  of(name: CallName): readonly Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  async #receive(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const text = request.postData();
    const body = readBody(text);
    const name = nameOf(request.method(), pathname, body);
    if (name === null) {
      this.unknown.push(`${request.method()} ${pathname} ${text ?? ''}`.trim());
      return route.abort();
    }
    const call: Call = {
      name,
      method: request.method(),
      path: pathname,
      headers: await request.allHeaders(),
      text,
      period: typeof body['period'] === 'string' ? body['period'] : '',
    };
    this.calls.push(call);
    const held = this.#holds.get(name);
    if (held === undefined) return this.#send(route, call, this.#answers[name]);
    held.calls.push(call);
    held.waiting.push([call, route]);
  }

  async #send(route: Route, call: Call, answer: Answer): Promise<void> {
    const reply = typeof answer === 'function' ? answer(call) : answer;
    const failure = reply === 'broken' || (reply.status ?? 200) >= 400;
    // The browser logs a line for each of these.
    if (failure) this.#console.allowBrowserLine(call.path);
    try {
      if (reply === 'broken') await route.abort('connectionreset');
      else if ('json' in reply) await route.fulfill(reply);
      else await route.fulfill({ contentType: 'application/json', ...reply });
    } catch {
      // The game has cancelled this call.
    }
  }
}

function readBody(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function nameOf(method: string, path: string, { type }: Record<string, unknown>): CallName | null {
  if (method === 'GET' && path === PERIODS_PATH) return 'periods';
  if (method !== 'POST' || path !== SCENE_PATH) return null;
  return sceneParts.find((part) => part === type) ?? null;
}
