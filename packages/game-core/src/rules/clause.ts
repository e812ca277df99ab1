/** Returns a choice's text as it reads after "chose to": no full stop, and a small initial unless it is a name or an acronym. */
export function asClause(choice: string): string {
  const bare = choice.trim().replace(/[.!?…]+$/, '');
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
