import { describe, expect, it } from 'vitest';
import { asClause } from './clause';

describe('a choice after "chose to"', () => {
  it.each([
    ['Run away', 'run away'],
    ['  Run away.  ', 'run away'],
    ['Run away?!…', 'run away'],
    ['Stop. Then run.', 'stop. Then run'],
    ['Élever la voix', 'élever la voix'],
    ['NATO comes first', 'NATO comes first'],
    ['NATO First', 'NATO First'],
    ['X marks the spot', 'X marks the spot'],
    ['run to King John', 'run to King John'],
    ['', ''],
  ])('"%s" reads "%s"', (choice, clause) => {
    expect(asClause(choice)).toBe(clause);
  });
});
