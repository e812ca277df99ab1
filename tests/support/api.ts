import type { Page, Route } from '@playwright/test';
import { builtInPeriods, eraBySlug } from '@time-traveler/game-core';
import {
  PERIODS_PATH,
  SCENE_PATH,
  type ScenePart,
  sceneParts,
} from '@time-traveler/game-core/contract';
import type { ConsoleWatch } from './console-watch';

/** One of the calls that the game makes (SPEC §7). */
export type CallName = 'periods' | ScenePart;

/** A call as the server would have seen it. */
export interface Call {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's text, or null where there was none. */
  readonly text: string | null;
  /** The era's slug in the body; empty for the periods. */
  readonly period: string;
}

/** How a call is answered: JSON of a value, any body under any status, or a connection that breaks. */
export type Reply =
  | { readonly json: unknown; readonly status?: number }
  | { readonly body: string; readonly status?: number; readonly contentType?: string }
  | 'broken';

type Answer = Reply | ((call: Call) => Reply);

/** Calls that wait for their answer. */
export interface Hold {
  /** The calls that have come in, in order. */
  readonly calls: readonly Call[];
  /** Answers the calls that wait, those that match where a test is given, and stops holding new ones. */
  release(reply?: Answer, matches?: (call: Call) => boolean): Promise<void>;
}

/** The game's server, scripted: without orders it answers with the built-in content. */
export class Api {
  /** Every call so far, in order. */
  readonly calls: Call[] = [];
  /** Calls below /api that the game should not know. */
  readonly unknown: string[] = [];
  readonly #answers: Record<CallName, Answer> = {
    periods: { json: builtInPeriods },
    image: ({ period }) => ({ json: { imageUrl: eraBySlug(period)?.scenario.imageUrl } }),
    choices: ({ period }) => ({ json: { choices: eraBySlug(period)?.choices } }),
    context: ({ period }) => ({ json: { context: eraBySlug(period)?.context.content } }),
  };
  readonly #holds = new Map<CallName, { calls: Call[]; waiting: [Call, Route][] }>();
  readonly #console: ConsoleWatch;

  constructor(console: ConsoleWatch) {
    this.#console = console;
  }

  /** Takes over everything below /api on a page. */
  async install(page: Page): Promise<void> {
    await page.route('**/api/**', (route) => this.#receive(route));
  }

  /** Answers a call like this from now on. */
  answer(name: CallName, answer: Answer): void {
    this.#answers[name] = answer;
  }

  /** Answers the requests for all three parts with this status from now on. */
  failGeneration(status = 503): void {
    for (const part of sceneParts) this.answer(part, { body: 'No scene today', status });
  }

  /** Lets calls wait from now on. */
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
    // The browser writes its own line for each of these; the game's words are another matter.
    if (failure) this.#console.allowBrowserLine(call.path);
    try {
      if (reply === 'broken') await route.abort('connectionreset');
      else if ('json' in reply) await route.fulfill(reply);
      else await route.fulfill({ contentType: 'application/json', ...reply });
    } catch {
      // The game has given up on this call: nobody is there to be answered.
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
