import * as v from 'valibot';

// Each schema converts the text of a setting to its value. A message says what is wrong and what would be
// right; the reader of settings puts the setting's name before it.

/** Accepts whole numbers from `min` to `max`, both included. */
export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** Accepts one of the given words, as written. */
export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

/** Accepts true/false, yes/no, on/off and 1/0. */
export const flag = v.pipe(v.string(), v.parseBoolean(undefined, 'must be true or false'));

/** Accepts any text. */
export const text = v.string();

/** Accepts text without spaces or line breaks: host names, model names. */
export const word = v.pipe(
  v.string(),
  v.regex(/^\S*$/, 'must not contain blanks or line breaks; check how it was pasted'),
);

/** Accepts a key that is sent in an HTTP header: no spaces, ASCII only. */
export const key = v.pipe(
  word,
  v.regex(/^[!-~]+$/, 'must be plain letters, digits and signs; check how it was pasted'),
);

/** Accepts the address of an HTTP service; returns it without a slash at the end. */
export const serviceAddress = v.pipe(
  address('https', 'http'),
  v.check((raw) => {
    const { username, password } = new URL(raw);
    return username === '' && password === '';
  }, 'must not hold a user name or password; keys have settings of their own'),
  v.check((raw) => {
    const { search, hash } = new URL(raw);
    return search === '' && hash === '';
  }, 'must not have a "?" or "#" part'),
  v.transform((raw) => raw.replace(/\/+$/, '')),
);

/** Accepts the address of a chat completions endpoint, without the path of the call. */
export const chatAddress = v.pipe(
  serviceAddress,
  v.check(
    (raw) => !raw.endsWith('/chat/completions'),
    'must not end in /chat/completions, which the server adds',
  ),
);

/** Accepts the address of Redis or Valkey, with an optional user, password and database number. */
export const redisAddress = v.pipe(
  address('redis', 'rediss'),
  v.check(
    (raw) => /^\/?\d*$/.test(new URL(raw).pathname),
    'must end in the number of a database or nothing, like redis://127.0.0.1:6379/0',
  ),
  v.check((raw) => {
    const { username, password } = new URL(raw);
    try {
      decodeURIComponent(username + password);
      return true;
    } catch {
      return false;
    }
  }, 'must have a "%" in user or password written as "%25"'),
);

/** Accepts web origins (scheme, host and port, no path), separated by commas. */
export const origins = v.pipe(
  v.string(),
  v.transform((raw) => raw.split(',')),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'must be web origins separated by commas, like https://images.pexels.com,https://cdn.example.org',
      ),
      v.transform((part) => new URL(part).origin),
    ),
  ),
  v.readonly(),
);

/** Accepts web origins separated by blanks; a host may begin with `*.` for all that end like it. */
export const framingOrigins = v.pipe(
  v.string(),
  v.transform((raw) => raw.split(/\s+/)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (part) => isOrigin(part) && /^[a-z]+:\/\/(?:\*\.)?[^*,;]+$/i.test(part),
        'must be web origins separated by blanks, like https://moodle.example.org https://*.instructure.com',
      ),
      v.transform((part) => new URL(part).origin),
    ),
  ),
  v.readonly(),
);

function address(...schemes: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      (raw) => URL.canParse(raw) && schemes.includes(new URL(raw).protocol.slice(0, -1)),
      `must be an address that starts with ${schemes.join(':// or ')}://, like ${schemes[0]}://example.org`,
    ),
  );
}

function isOrigin(part: string): boolean {
  if (!URL.canParse(part)) return false;
  const { protocol, href, origin } = new URL(part);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
