import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ScenePart } from '@time-traveler/game-core/contract';

const mostRemembered = 8;
const maxAgeSeconds = 90 * 24 * 60 * 60;
const cookieForm = /^(?:[a-z0-9-]+:[\w-]{6}(?:\.[\w-]{6})*(?:~|$))*$/;

/** The ids of the answers that a browser has shown, by era, oldest first; nothing about a person. */
export type Seen = ReadonlyMap<string, readonly string[]>;

// One cookie for each part: the game requests all three at once, and a common cookie would lose two of them.
const cookieName = (part: ScenePart) => `seen-${part}`;

/** Reads which answers to a part the browser has shown. A malformed cookie counts as none. */
export function readSeen(c: Context, part: ScenePart): Seen {
  const value = getCookie(c, cookieName(part)) ?? '';
  if (value === '' || !cookieForm.test(value)) return new Map();
  return new Map(
    value
      .split('~')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [slug = '', ids = ''] = entry.split(':');
        return [slug, ids.split('.')] as const;
      }),
  );
}

/** Lets the browser remember one more answer for 90 days. */
export function rememberSeen(
  c: Context,
  part: ScenePart,
  seen: Seen,
  slug: string,
  id: string,
  secure: boolean,
): void {
  const earlier = (seen.get(slug) ?? []).filter((other) => other !== id);
  const next = new Map(seen).set(slug, [...earlier, id].slice(-mostRemembered));
  const value = [...next].map(([key, ids]) => `${key}:${ids.join('.')}`).join('~');
  setCookie(c, cookieName(part), value, {
    path: '/api/deepseek',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: maxAgeSeconds,
    secure,
  });
}
