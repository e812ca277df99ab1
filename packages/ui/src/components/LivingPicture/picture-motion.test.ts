import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MotionFacts, allowsMotion, motionOf } from './picture-motion';

const free: MotionFacts = {
  hasLife: true,
  canDraw: true,
  reducedMotion: false,
  forcedColors: false,
  savesData: false,
  batteryLow: false,
  stopped: false,
  loading: false,
  hidden: false,
  covered: false,
  offScreen: false,
  printing: false,
};

const objections = ['reducedMotion', 'forcedColors', 'savesData', 'batteryLow'] as const;
const pauses = ['loading', 'hidden', 'covered', 'offScreen', 'printing'] as const;

const flag = fc.boolean();
const maybe = fc.option(flag, { nil: undefined });
const anyFacts: fc.Arbitrary<MotionFacts> = fc.record({
  hasLife: maybe,
  canDraw: maybe,
  reducedMotion: flag,
  forcedColors: flag,
  savesData: flag,
  batteryLow: flag,
  stopped: flag,
  loading: flag,
  hidden: flag,
  covered: flag,
  offScreen: flag,
  printing: flag,
});

describe('a picture', () => {
  it('moves if it can and nothing speaks against it', () => {
    expect(motionOf(free)).toBe('moving');
  });

  it.each(objections)('never moves with %s, so that there is nothing to stop', (objection) => {
    expect(motionOf({ ...free, [objection]: true })).toBe('none');
    expect(motionOf({ ...free, [objection]: true, stopped: true })).toBe('none');
  });

  it.each(pauses)('waits while %s', (pause) => {
    expect(motionOf({ ...free, [pause]: true })).toBe('waiting');
  });

  it('stays stopped for a visitor who has stopped it, and can be started', () => {
    expect(motionOf({ ...free, stopped: true })).toBe('stopped');
  });

  it.each([undefined, false])('does not move if its life is %s', (hasLife) => {
    expect(motionOf({ ...free, hasLife })).toBe('none');
    expect(motionOf({ ...free, hasLife, stopped: true })).toBe('none');
  });

  it('does not move before the device was tried', () => {
    expect(motionOf({ ...free, canDraw: undefined })).toBe('none');
  });

  it('does not try a device on which the visitor has stopped the motion', () => {
    expect(motionOf({ ...free, canDraw: undefined, stopped: true })).toBe('stopped');
  });

  it('does not offer to start what the device cannot draw', () => {
    expect(motionOf({ ...free, canDraw: false, stopped: true })).toBe('none');
  });

  it('moves in no other case, whatever is known', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const is = (name: keyof MotionFacts) => facts[name] === true;
        const moves =
          is('hasLife') &&
          is('canDraw') &&
          ![...objections, ...pauses, 'stopped' as const].some(is);
        expect(motionOf(facts) === 'moving').toBe(moves);
      }),
    );
  });

  it('has something to stop or to start only on a device that allows motion', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        fc.pre(motionOf(facts) !== 'none');
        expect(allowsMotion(facts)).toBe(true);
        expect(facts.hasLife).toBe(true);
      }),
    );
  });
});
