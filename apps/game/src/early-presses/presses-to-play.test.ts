import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PressKind, pressesToPlay } from './presses-to-play';

const press = fc.record({
  kind: fc.constantFrom<PressKind>('choice', 'era', 'other'),
  at: fc.nat(),
});
const presses = fc.array(press);
const kindsOf = (all: readonly { kind: PressKind }[]) => all.map(({ kind }) => kind);

describe('the presses that are played when the game wakes up', () => {
  it('are among those that were made, in the same order', () => {
    fc.assert(
      fc.property(presses, (made) => {
        const played = pressesToPlay(made);
        expect(played).toEqual(made.filter((each) => played.includes(each)));
      }),
    );
  });

  it('hold the first choice and no other', () => {
    fc.assert(
      fc.property(presses, (made) => {
        const choices = pressesToPlay(made).filter(({ kind }) => kind === 'choice');
        expect(choices).toEqual(made.filter(({ kind }) => kind === 'choice').slice(0, 1));
      }),
    );
  });

  it('hold the last era and no other', () => {
    fc.assert(
      fc.property(presses, (made) => {
        const eras = pressesToPlay(made).filter(({ kind }) => kind === 'era');
        expect(eras).toEqual(made.filter(({ kind }) => kind === 'era').slice(-1));
      }),
    );
  });

  it('hold everything else as often as it was pressed', () => {
    fc.assert(
      fc.property(presses, (made) => {
        const others = (all: readonly { kind: PressKind }[]) =>
          all.filter(({ kind }) => kind === 'other');
        expect(others(pressesToPlay(made))).toEqual(others(made));
      }),
    );
  });

  it('keep a choice before an era and drop the eras that were left again', () => {
    const made = (['era', 'choice', 'other', 'era', 'choice'] as const).map((kind) => ({ kind }));
    expect(kindsOf(pressesToPlay(made))).toEqual(['choice', 'other', 'era']);
  });
});
