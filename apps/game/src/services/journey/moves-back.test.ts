import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMovesBack } from './moves-back';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createMoves() {
  const back = vi.fn();
  const done: string[] = [];
  const moves = createMovesBack({ back });
  const add = (name: string) => moves.inTurn(() => done.push(name));
  return { moves, back, done, add };
}

describe('a step of the history', () => {
  it('runs at once if no move is under way', () => {
    const { done, add } = createMoves();
    add('one');
    expect(done).toEqual(['one']);
  });

  it('waits for the move that is under way, in order', () => {
    const { moves, done, add } = createMoves();
    moves.start();
    add('one');
    add('two');
    expect([done, moves.underWay()]).toEqual([[], true]);
    moves.finish();
    expect([done, moves.underWay()]).toEqual([['one', 'two'], false]);
  });

  it('runs after one second if the browser does not carry out the move', () => {
    const { moves, done, add } = createMoves();
    moves.start();
    add('one');
    vi.advanceTimersByTime(999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['one']);
  });

  it('does not run early because of a move that has ended', () => {
    const { moves, done, add } = createMoves();
    moves.start();
    vi.advanceTimersByTime(500);
    moves.finish();
    moves.start();
    add('one');
    vi.advanceTimersByTime(500);
    expect(done).toEqual([]);
  });
});

it('goes back once, although it is asked twice', () => {
  const { moves, back } = createMoves();
  moves.start();
  moves.start();
  expect(back).toHaveBeenCalledTimes(1);
});
