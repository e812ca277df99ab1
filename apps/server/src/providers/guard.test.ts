import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createGuard } from './guard';
import { ProviderError, retryAfterMs } from './provider';

const choices = { part: 'choices', fromGame: true } as const;
const context = { part: 'context', fromGame: true } as const;
const present = new AbortController().signal;
const broken = () => Promise.reject(new ProviderError('refused', 'no'));

describe('the guard of a provider', () => {
  it('refuses calls after failures in a row, then lets one try again', async () => {
    const guard = createGuard('Test', { timeoutMs: 1000, failuresToRest: 2, restMs: 1 });
    let calls = 0;
    const fail = () => {
      calls += 1;
      return broken();
    };
    await expect(guard.run(choices, fail, present)).rejects.toMatchObject({ failure: 'refused' });
    await expect(guard.run(choices, fail, present)).rejects.toMatchObject({ failure: 'refused' });
    expect(guard.isResting()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await guard.run(choices, () => Promise.resolve('back'), present)).toBe('back');
    expect(guard.isResting()).toBe(false);
    expect(calls).toBe(2);
  });

  it('does not call while the circuit is open', async () => {
    const guard = createGuard('Test', { timeoutMs: 1000, failuresToRest: 1, restMs: 60_000 });
    await guard.run(choices, broken, present).catch(() => undefined);
    const call = () => Promise.reject(new Error('must not be called'));
    await expect(guard.run(choices, call, present)).rejects.toMatchObject({ failure: 'resting' });
  });

  it('refuses only the part that fails, whatever happens to the others', async () => {
    const guard = createGuard('Test', { timeoutMs: 1000, failuresToRest: 2, restMs: 60_000 });
    const good = () => Promise.resolve('good');
    for (let turn = 0; turn < 2; turn += 1) {
      await guard.run(context, broken, present).catch(() => undefined);
      expect(await guard.run(choices, good, present)).toBe('good');
    }
    await expect(guard.run(context, good, present)).rejects.toMatchObject({ failure: 'resting' });
    expect(guard.isResting('context')).toBe(true);
    expect(guard.isResting('choices')).toBe(false);
    expect(guard.isResting()).toBe(true);
  });

  it('still calls for the game if custom prompts fail', async () => {
    const guard = createGuard('Test', { timeoutMs: 1000, failuresToRest: 1, restMs: 60_000 });
    await guard.run({ ...choices, fromGame: false }, broken, present).catch(() => undefined);
    expect(guard.isResting('choices')).toBe(false);
    expect(await guard.run(choices, () => Promise.resolve('good'), present)).toBe('good');
  });

  it('waits as long as Retry-After asks, but at most ten minutes', async () => {
    let now = 0;
    const guard = createGuard('Test', { timeoutMs: 1000, now: () => now });
    const limited = () =>
      Promise.reject(new ProviderError('rate-limited', 'slow down', 24 * 60 * 60_000));
    await guard.run(choices, limited, present).catch(() => undefined);
    now = 10 * 60_000 - 1;
    expect(guard.isResting('context')).toBe(true);
    now += 1;
    expect(await guard.run(choices, () => Promise.resolve('back'), present)).toBe('back');
  });

  it('aborts a call when its time is up', async () => {
    const guard = createGuard('Test', { timeoutMs: 20 });
    let inner: AbortSignal | undefined;
    const silence = (signal: AbortSignal) => {
      inner = signal;
      return new Promise<never>(() => undefined);
    };
    await expect(guard.run(choices, silence, present)).rejects.toMatchObject({
      failure: 'timeout',
    });
    expect(inner?.aborted).toBe(true);
  });

  it('limits the concurrent calls and runs the others after them', async () => {
    const guard = createGuard('Test', { timeoutMs: 1000, concurrency: 2 });
    let running = 0;
    let most = 0;
    const call = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => guard.run(choices, call, present)));
    expect(most).toBe(2);
  });

  it('settles a queued call at once when it is aborted, and runs those after it', async () => {
    const guard = createGuard('Test', { timeoutMs: 60_000, concurrency: 1 });
    let finish: () => void = () => undefined;
    const first = guard.run(
      choices,
      () => new Promise<void>((resolve) => (finish = resolve)),
      present,
    );
    const leaving = new AbortController();
    const calls: string[] = [];
    const note = (name: string) => () => Promise.resolve(calls.push(name));
    const left = [1, 2].map(() => guard.run(choices, note('left'), leaving.signal));
    const last = guard.run(choices, note('last'), present);
    leaving.abort(new Error('gone'));
    for (const call of left) await expect(call).rejects.toThrow('gone');
    finish();
    await first;
    await last;
    expect(calls).toEqual(['last']);
  }, 5000);

  it('does not let custom prompts keep the calls of the game waiting', async () => {
    const guard = createGuard('Test', { timeoutMs: 60_000, concurrency: 1 });
    const custom = { ...choices, fromGame: false };
    const leaving = new AbortController();
    const silence = () => new Promise<never>(() => undefined);
    const waiting = [1, 2, 3].map(() =>
      guard.run(custom, silence, leaving.signal).catch(() => undefined),
    );
    expect(await guard.run(choices, () => Promise.resolve('good'), present)).toBe('good');
    leaving.abort();
    await Promise.all(waiting);
  }, 5000);

  it('refuses calls while too many are waiting', async () => {
    const guard = createGuard('Test', { timeoutMs: 60_000, concurrency: 1 });
    // Each call has its own signal, as the calls of the server have.
    const visitors = Array.from({ length: 101 }, () => new AbortController());
    const silence = () => new Promise<never>(() => undefined);
    const waiting = visitors.map(({ signal }) =>
      guard.run(choices, silence, signal).catch(() => undefined),
    );
    await expect(guard.run(choices, silence, present)).rejects.toMatchObject({ failure: 'busy' });
    for (const visitor of visitors) visitor.abort();
    await Promise.all(waiting);
  }, 5000);

  it('leaves no listener on the signal of a call that has ended', async () => {
    const guard = createGuard('Test', { timeoutMs: 60_000, concurrency: 1 });
    const { signal } = new AbortController();
    await Promise.all([1, 2, 3].map(() => guard.run(choices, () => Promise.resolve(), signal)));
    await expect(guard.run(choices, broken, signal)).rejects.toThrow('no');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['-5', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('is read from %j as %j milliseconds', (header, milliseconds) => {
    expect(retryAfterMs(header, 0)).toBe(milliseconds);
  });
});
