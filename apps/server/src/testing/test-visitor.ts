import { eraOf } from '@time-traveler/testing';
import { createSceneRequest, type ScenePart } from '@time-traveler/game-core/contract';

/** An answer as a visitor gets it; `data` is its parsed JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** A browser that plays the game and keeps its cookies. */
export interface Visitor {
  /** Requests one part of an era's scene, as the game does. */
  ask(part: ScenePart, slug?: string, signal?: AbortSignal): Promise<Answer>;
  /** Sends any body to the call for parts of scenes. */
  send(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Creates a browser without cookies for the server at `url`. */
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
    ask(part, slug = 'medieval', signal) {
      const body = createSceneRequest(part, slug, eraOf(slug).scenario);
      return post(JSON.stringify(body), {}, signal);
    },
    send: (body, headers = {}) =>
      post(typeof body === 'string' ? body : JSON.stringify(body), headers),
  };
}
