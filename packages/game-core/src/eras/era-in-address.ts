/**
 * Returns the slug of the era that an address names with `?era=`, or undefined. `search` is the address's query, and
 * `slugs` are the eras to look for. Reads a link as chats and mail programs leave it: in capitals, between quotes, encoded,
 * with the end of a sentence behind it, or behind `&amp;` or a second `?`.
 */
export function eraInAddress(search: string, slugs: readonly string[]): string | undefined {
  return new RegExp(`(?:[?&;]|%\\w\\w)era(?:%\\w\\w|\\W)+(${slugs.join('|')})(?!-?[a-z\\d])`, 'i')
    .exec(search)?.[1]
    ?.toLowerCase();
}
