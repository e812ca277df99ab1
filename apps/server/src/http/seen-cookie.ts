import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SceneKind } from '../scenes/scene';

const remembered = 8;
const maxAgeSeconds = 90 * 24 * 60 * 60;
const form = /^(?:[a-z0-9-]+:[\w-]{6}(?:\.[\w-]{6})*(?:~|$))*$/;

/** The answers a browser has shown by era, oldest first: short names of scenes, nothing about a person. */
export type Seen = ReadonlyMap<string, readonly string[]>;

// One cookie a kind: the game asks for all three at once, and one cookie for all would lose two of them.
const cookieName = (kind: SceneKind) => `seen-${kind}`;

/** Reads which answers of a kind the browser has shown; what is not of our form counts as none. */
export function readSeen(c: Context, kind: SceneKind): Seen {
  const value = getCookie(c, cookieName(kind)) ?? '';
  if (value === '' || !form.test(value)) return new Map();
  return new Map(
    value
      .split('~')
      .filter((part) => part !== '')
      .map((part) => {
        const [slug = '', ids = ''] = part.split(':');
        return [slug, ids.split('.')] as const;
      }),
  );
}

/** Has the browser remember one more answer, for 90 days. */
export function rememberSeen(
  c: Context,
  kind: SceneKind,
  seen: Seen,
  slug: string,
  id: string,
  secure: boolean,
): void {
  const earlier = (seen.get(slug) ?? []).filter((other) => other !== id);
  const next = new Map(seen).set(slug, [...earlier, id].slice(-remembered));
  const value = [...next].map(([key, ids]) => `${key}:${ids.join('.')}`).join('~');
  setCookie(c, cookieName(kind), value, {
    path: '/api/deepseek',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: maxAgeSeconds,
    secure,
  });
}
