import type { Page, Route } from '@playwright/test';
import { builtInPeriods, eraBySlug } from '@time-traveler/game-core';
import type { ConsoleWatch } from './console-watch';

/** The name of an API call of the game (SPEC §7). */
export type CallName = 'periods' | GenerationStep;

/** The parts of a scene, in the order in which the game requests them. */
export const generationSteps = ['image', 'choices', 'context'] as const;

/** A part of a scene that the game requests. */
export type GenerationStep = (typeof generationSteps)[number];

/** A request that the game sent to the API. */
export interface Call {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, or null if there was none. */
  readonly text: string | null;
  /** The era's slug from the body; empty for GET /api/periods. */
  readonly period: string;
}

/** The response to a call: a value as JSON, a raw body, or a broken connection. */
export type Reply =
  | { readonly json: unknown; readonly status?: number }
  | { readonly body: string; readonly status?: number; readonly contentType?: string }
  | 'broken';

type Answer = Reply | ((call: Call) => Reply);

/** Calls that are held without a response. */
export interface Hold {
  /** The held calls so far, in order. */
  readonly calls: readonly Call[];
  /** Answers the held calls (only those that match, if `matches` is given) and stops holding new ones. */
  release(reply?: Answer, matches?: (call: Call) => boolean): Promise<void>;
}

/** A fake of the game's API in the browser; by default it answers with the built-in content. */
export class Api {
  /** Every call so far, in order. */
  readonly calls: Call[] = [];
  /** Calls below /api that the specification does not name. */
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

  /** Intercepts every request below /api on a page. */
  async install(page: Page): Promise<void> {
    await page.route('**/api/**', (route) => this.#receive(route));
  }

  /** Sets the response to this call from now on. */
  answer(name: CallName, answer: Answer): void {
    this.#answers[name] = answer;
  }

  /** Makes the requests for all three parts fail with this status from now on. */
  failGeneration(status = 503): void {
    for (const step of generationSteps) this.answer(step, { body: 'No scene today', status });
  }

  /** Holds calls of this name from now on, until they are released. */
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
  holdGeneration(): Record<GenerationStep, Hold> {
    return {
      image: this.hold('image'),
      choices: this.hold('choices'),
      context: this.hold('context'),
    };
  }

  /** Returns the calls of one name, in order. */
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
    // The browser logs a line of its own for each failed request, besides the game's log.
    if (failure) this.#console.allowBrowserLine(call.path);
    try {
      if (reply === 'broken') await route.abort('connectionreset');
      else if ('json' in reply) await route.fulfill(reply);
      else await route.fulfill({ contentType: 'application/json', ...reply });
    } catch {
      // The game has aborted this call, so it cannot be answered.
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
  if (method === 'GET' && path === '/api/periods') return 'periods';
  if (method !== 'POST' || path !== '/api/deepseek') return null;
  return type === 'image' || type === 'choices' || type === 'context' ? type : null;
}
