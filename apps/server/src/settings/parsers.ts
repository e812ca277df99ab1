/** What is wrong with a setting's value and what to write instead, without the setting's name. */
export class ValueError extends Error {}

/** Turns the text of a setting into its value; throws {@link ValueError} where it cannot. */
export type Parser<T> = (raw: string) => T;

/** Takes whole numbers from `min` to `max`, both included. */
export function wholeNumber(min: number, max: number): Parser<number> {
  return (raw) => {
    const value = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new ValueError(`must be a whole number from ${min} to ${max}`);
  };
}

/** Takes one of the given words, as written. */
export function oneOf<const T extends string>(...words: readonly T[]): Parser<T> {
  return (raw) => {
    const word = words.find((candidate) => candidate === raw);
    if (word !== undefined) return word;
    throw new ValueError(`must be one of ${words.join(', ')}`);
  };
}

/** Takes true/false, yes/no, on/off and 1/0. */
export const flag: Parser<boolean> = (raw) => {
  if (/^(true|yes|on|1)$/i.test(raw)) return true;
  if (/^(false|no|off|0)$/i.test(raw)) return false;
  throw new ValueError('must be true or false');
};

/** Takes any text that has no blanks or line breaks inside: host names, model names, paths. */
export const word: Parser<string> = (raw) => {
  if (!/\s/.test(raw)) return raw;
  throw new ValueError('must not contain blanks or line breaks; check how it was pasted');
};

/** Takes a key that travels in an HTTP header: no blanks, no characters beyond ASCII. */
export const key: Parser<string> = (raw) => {
  if (/^[!-~]+$/.test(word(raw))) return raw;
  throw new ValueError('must be plain letters, digits and signs; check how it was pasted');
};

/** Takes any text. */
export const text: Parser<string> = (raw) => raw;

/** Takes the address of an HTTP service; gives it without a slash at the end. */
export const serviceAddress: Parser<string> = (raw) => {
  const { username, password, search, hash } = new URL(address('https', 'http')(raw));
  if (username !== '' || password !== '') {
    throw new ValueError('must not hold a user name or password; keys have settings of their own');
  }
  if (search !== '' || hash !== '') throw new ValueError('must not have a "?" or "#" part');
  return raw.replace(/\/+$/, '');
};

/** Takes the address of Redis or Valkey, with user, password and number of the database if there are. */
export const redisAddress: Parser<string> = (raw) => {
  const { username, password, pathname } = new URL(address('redis', 'rediss')(raw));
  if (!/^\/?\d*$/.test(pathname)) {
    throw new ValueError(
      'must end in the number of a database or nothing, like redis://127.0.0.1:6379/0',
    );
  }
  try {
    decodeURIComponent(username + password);
  } catch {
    throw new ValueError('must have a "%" in user or password written as "%25"');
  }
  return raw;
};

/** Takes an absolute address of one of the given schemes. */
function address(...schemes: readonly string[]): Parser<string> {
  const example = `${schemes[0] ?? 'https'}://example.org`;
  return (raw) => {
    const url = URL.canParse(raw) ? new URL(raw) : null;
    if (url === null || !schemes.includes(url.protocol.slice(0, -1))) {
      throw new ValueError(
        `must be an address that starts with ${schemes.join(':// or ')}://, like ${example}`,
      );
    }
    return raw;
  };
}

/** Takes web origins (scheme, host and port, no path), parted by commas. */
export const origins: Parser<readonly string[]> = (raw) =>
  raw.split(',').map((part) => {
    const url = URL.canParse(part) ? new URL(part) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) {
      return url.origin;
    }
    throw new ValueError(
      'must be web origins parted by commas, like https://images.pexels.com,https://cdn.example.org',
    );
  });
