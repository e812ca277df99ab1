import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { chosen, gameAfter } from '../testing/fixtures';
import { replay } from '../testing/replay';
import type { JourneyVisit } from './journey-visit';
import { leftVisit } from './left-visit';

function visitTo(slug: string, began: number, decisions: number): JourneyVisit {
  let state = gameAfter({ type: 'eraSelected', slug });
  for (let made = 0; made < decisions; made += 1) state = replay([chosen(state, 'Wait')], state);
  return { began, inherited: 0, visit: state.visit };
}

/** Returns the number of the visit that can be continued from an era on screen. */
const from = (slug: string, visits: readonly JourneyVisit[], last: number | null = null) =>
  leftVisit({ visits, last }, { slug, began: 99 }, builtInPeriods)?.began;

describe('the visit that can be continued', () => {
  it('is one in which something was decided, and which has not ended', () => {
    expect(from('future', [])).toBeUndefined();
    expect(from('future', [visitTo('medieval', 1, 0)])).toBeUndefined();
    for (const decisions of [1, 2, 3])
      expect(from('future', [visitTo('medieval', 1, decisions)])).toBe(1);
    expect(from('future', [visitTo('medieval', 1, 4)])).toBeUndefined();
  });

  it('is the one of the era on screen, or the one that was left last, or the newest', () => {
    const visits = [visitTo('medieval', 1, 1), visitTo('modern', 2, 1), visitTo('future', 3, 1)];
    expect(from('medieval', visits, 2)).toBe(1);
    expect(from('renaissance', visits, 2)).toBe(2);
    expect(from('renaissance', visits)).toBe(3);
  });

  it('is no earlier visit to an era in which something was decided later', () => {
    const left = visitTo('medieval', 1, 2);
    expect(from('medieval', [left, visitTo('medieval', 2, 1)])).toBe(2);
    expect(from('medieval', [left, visitTo('medieval', 2, 4)])).toBeUndefined();
    expect(from('medieval', [left, visitTo('medieval', 2, 0)])).toBe(1);
  });

  it('is not the visit on screen, nor one to an era that nobody knows any more', () => {
    const visits = [visitTo('medieval', 1, 2)];
    const onScreen = { slug: 'medieval', began: 1 };
    expect(leftVisit({ visits, last: 1 }, onScreen, builtInPeriods)).toBeUndefined();
    const [left] = visits;
    const lost = { ...left, visit: { ...left?.visit, slug: 'atlantis' } } as JourneyVisit;
    expect(from('future', [lost])).toBeUndefined();
  });
});
