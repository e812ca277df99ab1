import { expect, it } from 'vitest';
import { prefix, readTrace } from './trace.mjs';

const event = (name: string, ts: number, more: object = {}) => ({
  name,
  ts,
  pid: 1,
  tid: 1,
  args: {},
  ...more,
});
const layout = (ts: number, dirtyObjects: number, frame = 'page') =>
  event('Layout', ts, {
    dur: 2_000,
    args: { beginData: { dirtyObjects, totalObjects: 100, frame } },
  });

const trace = readTrace([
  layout(10, 100),
  event('firstContentfulPaint', 20, { args: { frame: 'page' } }),
  layout(30, 90),
  layout(40, 12),
  { ...layout(45, 100), tid: 2 },
  layout(47, 100, 'vector picture'),
  layout(50, 100),
  event(`${prefix}rest`, 60),
  layout(65, 100),
  event('UpdateLayoutTree', 70, { dur: 9_000, tdur: 3_000, args: { elementCount: 12 } }),
  event('EventDispatch', 72, { dur: 7_000, args: { data: { type: 'click' } } }),
  event('EventDispatch', 73, { dur: 9_000, args: { data: { type: 'pointerup' } } }),
  event('Paint', 75, { dur: 9_000 }),
  event(`${prefix}after`, 80),
  layout(90, 100),
]);

it('counts the layouts of the whole page between the first paint and a mark', () => {
  expect(trace.wholeLayouts('rest')).toBe(2);
});

it('adds up style and layout between two marks, in the time of the processor', () => {
  expect(trace.styleAndLayout('rest', 'after')).toBe(5);
});

it('tells how many elements each pass between two marks styled', () => {
  expect(trace.styled('rest', 'after')).toEqual([12]);
});

it('finds what the click takes between two marks', () => {
  expect(trace.click('rest', 'after')).toBe(7);
});

it('refuses a trace without marks', () => {
  expect(() => readTrace([layout(1, 1)])).toThrow('no mark');
});
