import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aftermathTitle, impactText, outcomeKind } from './outcomes';

describe('outcomes (SPEC §4)', () => {
  it.each([
    ['Join the protest', 'join'],
    ['Speak with the steward', 'speak'],
    ['Talk to the clerk', 'speak'],
    ['Offer your silver', 'engage'],
    ['Test the loom', 'engage'],
    ['Explore the crypt', 'engage'],
    ['Visit the workshop', 'engage'],
    ['Attend the council', 'engage'],
    ['Read the charter', 'generic'],
    ['JOIN', 'join'],
    ['tAlK', 'speak'],
    ['  “Visit” them', 'engage'],
    ['1. Attend', 'engage'],
    ['Join, then run', 'join'],
    ['Join-in', 'join'],
    ['Test2', 'engage'],
  ])('reads the outcome of "%s" from its first word: %s', (text, kind) => {
    expect(outcomeKind(text)).toBe(kind);
  });

  it.each([
    'Joined the protest',
    'Rejoin them',
    'Re-join them',
    'Speaking up',
    'Talks',
    'Tester',
    'Visitors',
    'Do not join',
    'Exploré',
    'Explore\u0301',
    'Jоin with a Cyrillic letter',
    'constructor',
    '__proto__',
    '',
    '123 !?',
  ])('returns the generic outcome for "%s", whose first word is no keyword', (text) => {
    expect(outcomeKind(text)).toBe('generic');
  });

  it('ignores everything after the first word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        expect(outcomeKind(`Talk ${rest}`)).toBe('speak');
        expect(outcomeKind(`Wait ${rest}`)).toBe('generic');
      }),
    );
  });

  it('words the impact with the choice in lower case', () => {
    expect(impactText({ text: 'Join the King’s Men' })).toBe(
      'You chose to join the king’s men. This decision has changed the course of history...',
    );
  });

  it('names the aftermath after the unchanged text of the choice', () => {
    expect(aftermathTitle({ text: 'Join the King’s Men' })).toBe('Aftermath: Join the King’s Men');
  });
});
