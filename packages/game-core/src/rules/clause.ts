/**
 * Returns a choice's text as it reads after "chose to": without the punctuation at its end and with a small initial. The
 * initial of an acronym stays. A name looks like any other word, so it gets a small initial too.
 */
export function asClause(choice: string): string {
  const bare = choice.trim().replace(/[.!?…]+$/, '');
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
