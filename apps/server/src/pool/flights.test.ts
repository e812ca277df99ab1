import { describe, expect, it } from 'vitest';
import { createFlights } from './flights';

const never = new Promise<never>(() => undefined);

describe('a flight', () => {
  it('starts once for all callers with the same key', async () => {
    const flights = createFlights<number>();
    let started = 0;
    const start = () => Promise.resolve((started += 1));
    const answers = await Promise.all([flights.join('a', start), flights.join('a', start)]);
    expect(answers).toEqual([1, 1]);
    expect(await flights.join('a', start)).toBe(2);
  });

  it('continues while one caller waits, and is cancelled when the last one leaves', async () => {
    const flights = createFlights<never>();
    const signals: AbortSignal[] = [];
    const start = (signal: AbortSignal) => {
      signals.push(signal);
      return never;
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const left = [
      flights.join('a', start, first.signal),
      flights.join('a', start, second.signal),
    ].map((joined) => joined.catch((reason: unknown) => reason));
    first.abort('first');
    expect(await left[0]).toBe('first');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort('second');
    expect(await left[1]).toBe('second');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('continues for a caller without a signal', () => {
    const flights = createFlights<never>();
    const signals: AbortSignal[] = [];
    const start = (signal: AbortSignal) => {
      signals.push(signal);
      return never;
    };
    const visitor = new AbortController();
    flights.join('a', start, visitor.signal).catch(() => undefined);
    void flights.join('a', start);
    visitor.abort();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('starts again for a caller after it was cancelled', async () => {
    const flights = createFlights<string>();
    const visitor = new AbortController();
    flights.join('a', () => never, visitor.signal).catch(() => undefined);
    visitor.abort();
    expect(await flights.join('a', () => Promise.resolve('fresh'))).toBe('fresh');
  });

  it('does not start for a caller who has already left', async () => {
    const flights = createFlights<number>();
    const start = () => Promise.reject(new Error('must not start'));
    await expect(flights.join('a', start, AbortSignal.abort('gone'))).rejects.toBe('gone');
  });

  it('fails for all who wait, but not for later callers', async () => {
    const flights = createFlights<string>();
    const fail = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([flights.join('a', fail), flights.join('a', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.join('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
