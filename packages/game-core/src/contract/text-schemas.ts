import * as v from 'valibot';

/** Creates a schema of text with 1 to `longest` characters. */
export const textOfAtMost = (longest: number) =>
  v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(longest));

/** The form of a slug: lower-case words of letters and digits, joined by hyphens. It becomes part of class names and paths. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An era's slug on the wire. */
export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(slugPattern, 'must be a slug like "medieval"'),
);
