import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createNotifications } from './notifications';

/** A clock that a test moves. */
function fakeClock() {
  let now = 0;
  let lastTimer = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    timers,
    setTimer(run: () => void, delay: number) {
      lastTimer += 1;
      timers.set(lastTimer, { at: now + delay, run });
      return lastTimer;
    },
    clearTimer: (timer: number) => void timers.delete(timer),
    advance(by: number) {
      now += by;
      for (const [id, { at, run }] of timers) {
        if (at <= now && timers.delete(id)) run();
      }
    },
  };
}

const failure = { title: 'Failed to fetch time periods', variant: 'destructive' } as const;
const note = { title: 'Saved', description: 'All of it.', variant: 'default' } as const;

describe('notifications (SPEC §4, §8, §9)', () => {
  it('begin with none', () => {
    expect(createNotifications(fakeClock()).getSnapshot()).toBeNull();
  });

  it('show a new notification, open', () => {
    const store = createNotifications(fakeClock());
    const id = store.notify(note);
    expect(store.getSnapshot()).toEqual({ ...note, id, open: true });
  });

  it('show one at a time: a new one replaces the old', () => {
    const store = createNotifications(fakeClock());
    const first = store.notify(note);
    const second = store.notify(failure);
    expect(second).not.toBe(first);
    expect(store.getSnapshot()).toEqual({ ...failure, id: second, open: true });
  });

  it('close when dismissed and are removed 1,000,000 ms later, not a moment before', () => {
    const clock = fakeClock();
    const store = createNotifications(clock);
    const id = store.notify(failure);
    store.dismiss(id);
    expect(store.getSnapshot()).toEqual({ ...failure, id, open: false });
    clock.advance(999_999);
    expect(store.getSnapshot()).not.toBeNull();
    clock.advance(1);
    expect(store.getSnapshot()).toBeNull();
  });

  it('are not removed until they are dismissed', () => {
    const clock = fakeClock();
    const store = createNotifications(clock);
    store.notify(failure);
    clock.advance(10_000_000);
    expect(store.getSnapshot()).toMatchObject({ open: true });
  });

  it('leave a new one alone when the time of a replaced one comes', () => {
    const clock = fakeClock();
    const store = createNotifications(clock);
    store.dismiss(store.notify(note));
    clock.advance(500_000);
    const id = store.notify(failure);
    expect(clock.timers.size).toBe(0);
    clock.advance(1_000_000);
    expect(store.getSnapshot()).toMatchObject({ id, open: true });
  });

  it('count the delay from the first dismissal', () => {
    const clock = fakeClock();
    const store = createNotifications(clock);
    const id = store.notify(note);
    store.dismiss(id);
    clock.advance(600_000);
    store.dismiss(id);
    clock.advance(400_000);
    expect(store.getSnapshot()).toBeNull();
    expect(clock.timers.size).toBe(0);
  });

  it('are not dismissed by the id of another', () => {
    const store = createNotifications(fakeClock());
    const old = store.notify(note);
    const id = store.notify(failure);
    store.dismiss(old);
    store.dismiss(id + 1);
    expect(store.getSnapshot()).toMatchObject({ id, open: true });
  });

  it('tell a subscriber of each change until it leaves', () => {
    const clock = fakeClock();
    const store = createNotifications(clock);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.notify(note);
    store.dismiss(id);
    store.dismiss(id);
    clock.advance(1_000_000);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    store.notify(note);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('give the same snapshot until something changes', () => {
    const store = createNotifications(fakeClock());
    store.notify(note);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  it('hold the last one told, open until it is dismissed, whatever happens', () => {
    const action = fc.oneof(
      fc.constant({ type: 'notify' } as const),
      fc.record({ type: fc.constant('dismiss' as const), back: fc.nat(2) }),
      fc.record({ type: fc.constant('wait' as const), by: fc.nat(1_200_000) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const clock = fakeClock();
        const store = createNotifications(clock);
        let last = 0;
        let dismissed = true;
        for (const step of actions) {
          if (step.type === 'notify') {
            last = store.notify(note);
            dismissed = false;
          } else if (step.type === 'dismiss') {
            store.dismiss(last - step.back);
            if (step.back === 0) dismissed = true;
          } else clock.advance(step.by);
          const shown = store.getSnapshot();
          if (!dismissed) expect(shown).toMatchObject({ id: last, open: true });
          else if (shown) expect(shown).toMatchObject({ id: last, open: false });
          expect(clock.timers.size).toBe(dismissed && shown ? 1 : 0);
        }
      }),
    );
  });
});
