import { expect, it, onTestFinished, vi } from 'vitest';
import { withTimeLimit } from './time-limit';

/** Work that ends only when its signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

it('calls onTimeout before it aborts the work', async () => {
  const calls: string[] = [];
  const limit = {
    milliseconds: 1,
    visitor: new AbortController().signal,
    onTimeout: () => void calls.push('timeout'),
  };
  const work = withTimeLimit(limit, (signal) => {
    signal.addEventListener('abort', () => void calls.push('abort'));
    return untilAborted(signal);
  });
  await expect(work).rejects.toMatchObject({
    failure: 'timeout',
    message: 'No answer in 1 ms',
  });
  expect(calls).toEqual(['timeout', 'abort']);
});

it('aborts the work when the visitor leaves, without calling onTimeout', async () => {
  const visitor = new AbortController();
  const onTimeout = vi.fn<() => void>();
  const limit = { milliseconds: 60_000, visitor: visitor.signal, onTimeout };
  const work = withTimeLimit(limit, untilAborted);
  visitor.abort('gone');
  await expect(work).rejects.toBe('gone');
  expect(onTimeout).not.toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limit = { milliseconds: 60_000, visitor: new AbortController().signal };
  expect(await withTimeLimit(limit, () => Promise.resolve('done'))).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
