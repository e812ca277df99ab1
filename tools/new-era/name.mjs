const LONGEST = 24;

/**
 * Returns a new era's slug and its name on the timeline, from the words of the command line. Throws an error that says what
 * is wrong with the name, and what would be right. `existing` are the slugs of the eras that there are.
 */
export function readName(words, existing) {
  const usage = 'Usage: pnpm new-era NAME, for example: pnpm new-era iron-age';
  if (words.length === 0) throw new Error(`A new era needs a name.\n${usage}`);
  const given = words.join(' ');
  const suggested = given
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(given)) {
    const instead = suggested === '' ? '' : ` Try: pnpm new-era ${suggested}`;
    throw new Error(
      `"${given}" cannot be an era's name: use lower-case letters a to z, with single hyphens between words.${instead}`,
    );
  }
  if (given.length > LONGEST) {
    throw new Error(
      `"${given}" is too long for the timeline: use at most ${LONGEST} letters and hyphens.`,
    );
  }
  if (existing.includes(given)) {
    throw new Error(
      `There is already eras/${given}: choose another name, or remove that era first.`,
    );
  }
  const name = given
    .split('-')
    .map((word) => `${word[0].toUpperCase()}${word.slice(1)}`)
    .join(' ');
  return { slug: given, name };
}
