/** Returns a choice's text as it reads after "chose to": no full stop, and a small initial where it is a plain word. */
export function asClause(choice: string): string {
  const bare = choice.trim().replace(/[.!?…]+$/, '');
  return /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
