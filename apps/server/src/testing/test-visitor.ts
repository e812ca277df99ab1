import { eraOf } from '@time-traveler/testing';
import { gamePrompt, type SceneKind } from '../scenes/scene';

/** What a visitor got: the status, the headers and the JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** A browser that plays: it keeps the cookies it is given. */
export interface Visitor {
  /** Asks as the game does for a kind of an era's scene. */
  ask(kind: SceneKind, slug?: string, signal?: AbortSignal): Promise<Answer>;
  /** Sends any body to the call for scenes. */
  send(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Opens a browser without cookies at a server. */
export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>();

  async function post(
    body: string,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}/api/deepseek`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
      body,
      signal: signal ?? null,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const data: unknown = await response.json();
    return { status: response.status, headers: response.headers, data };
  }

  return {
    ask(kind, slug = 'medieval', signal) {
      const body = { prompt: gamePrompt(eraOf(slug), kind), type: kind, period: slug };
      return post(JSON.stringify(body), {}, signal);
    },
    send: (body, headers = {}) =>
      post(typeof body === 'string' ? body : JSON.stringify(body), headers),
  };
}
