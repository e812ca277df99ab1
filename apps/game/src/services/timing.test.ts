import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle, whenIdleAfter } from './timing';

let rests: { rest: () => void; timeout: number }[] = [];
const rest = () => rests.shift()?.rest();

beforeEach(() => {
  rests = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) =>
    rests.push({ rest: run, timeout }),
  );
});
afterEach(() => {
  while (rests.length > 0) rest();
  vi.unstubAllGlobals();
});

it('runs one job per idle period, in the order in which they were added', () => {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) whenIdle(() => done.push(name));
  expect(rests).toHaveLength(1);
  rest();
  expect(done).toEqual(['first']);
  rest();
  rest();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(rests).toHaveLength(0);
});

it('does not run a cancelled job, and does not delay the others for it', () => {
  const done: string[] = [];
  const callOff = whenIdle(() => done.push('first'));
  whenIdle(() => done.push('second'));
  callOff();
  rest();
  expect(done).toEqual(['second']);
});

it('continues after a job that failed', () => {
  const done: string[] = [];
  whenIdle(() => {
    throw new Error('broken');
  });
  whenIdle(() => done.push('second'));
  expect(rest).toThrow('broken');
  rest();
  expect(done).toEqual(['second']);
});

it('counts the time limit of a job from when it was added, not from when it is next', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  whenIdle(() => {});
  whenIdle(() => {});
  expect(rests[0]?.timeout).toBe(2_000);
  now.mockReturnValue(2_500);
  rest();
  expect(rests[0]?.timeout).toBe(500);
  now.mockRestore();
});

it('runs no job before the work that comes first has settled, even if that fails', async () => {
  let fail = () => {};
  whenIdleAfter(new Promise((_, reject) => (fail = () => reject(new Error('broken')))));
  const done: string[] = [];
  whenIdle(() => done.push('first'));
  expect(rests).toHaveLength(0);
  fail();
  await expect.poll(() => rests).toHaveLength(1);
  rest();
  expect(done).toEqual(['first']);
});
