/**
 * Returns the slug of the era that an address names with `?era=`, or undefined. `search` is the address's query, and
 * `slugs` are the eras to look for. Reads a link as chats and mail programs leave it: in capitals, between quotes, encoded
 * more than once, with the end of a sentence behind it, or behind `&amp;` or a second `?`.
 */
export function eraInAddress(search: string, slugs: readonly string[]): string | undefined {
  // Byte by byte, so that no address is encoded too badly: what is not ASCII is punctuation here.
  const plain = search.replaceAll(/%(?:25)*([a-f\d]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  // Mails write `=` as `=3D`.
  return new RegExp(`[?&;\\s]era(?:=3D|[\\W_])+(${slugs.join('|')})(?!-?[a-z\\d])`, 'i')
    .exec(plain)?.[1]
    ?.toLowerCase();
}
