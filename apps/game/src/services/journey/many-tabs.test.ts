import { writeJourney } from '@time-traveler/game-core/journey';
import { long, seed } from '@time-traveler/testing/long-run';
import fc from 'fast-check';
import { afterEach, describe, it, vi } from 'vitest';
import { Browser, LAST_MOMENT, Tab } from '../../fixtures/many-tabs';

afterEach(() => vi.unstubAllGlobals());

const event = (text: string) => ({
  type: 'choiceMade' as const,
  choice: { id: 1, scenarioId: 1, text, description: '' },
});

/** A file from elsewhere, whose visits may have any numbers, also those of this browser's tabs. */
const foreignFile = fc
  .tuple(
    fc.nat(99),
    fc.uniqueArray(
      fc.oneof(
        fc.nat(9).map((place) => 1_001_000 + place * 1_000),
        fc.nat(9).map((place) => 1_001_000 + place),
        fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, LAST_MOMENT, 0),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.nat(3),
  )
  .map(([file, numbers, inherited]) => fileOf(file, numbers, inherited));

/** A file that leaves hardly any room. */
const fullFile = fc
  .tuple(fc.nat(99), fc.constantFrom(1, 999_990, 1_002_500), fc.integer({ min: 50, max: 60 }))
  .map(([file, first, count]) =>
    fileOf(
      file,
      Array.from({ length: count }, (_, place) => first + place),
      0,
    ),
  );

function fileOf(file: number, numbers: readonly number[], inherited: number): string {
  const visits = numbers.map((began) => ({
    began,
    inherited: Math.min(inherited, 1),
    visit: {
      slug: 'future',
      events: [event(`File ${file}, ${began}, 1`), event(`File ${file}, ${began}, 2`)],
    },
  }));
  return writeJourney({ visits, last: numbers[0] ?? null, endings: [] });
}

type Step = (browser: Browser, tab: Tab) => void;

/** A kind of step with its weight; a report shows its name and its value. */
function step<Value>(
  weight: number,
  name: string,
  values: fc.Arbitrary<Value>,
  take: (value: Value, browser: Browser, tab: Tab) => void,
) {
  const arbitrary = values.map((value): Step => {
    const words = [name, String(value)].join(' ');
    return Object.assign((browser: Browser, tab: Tab) => take(value, browser, tab), {
      [fc.toStringMethod]: () => words,
    });
  });
  return { weight, arbitrary };
}

const none = fc.constant('');
const slug = fc.constantFrom('medieval', 'renaissance', 'future');

const commonSteps = [
  step(8, 'decide', none, (_, __, tab) => tab.decide()),
  step(3, 'enter', slug, (name, _, tab) => tab.enter(name)),
  step(2, 'undo', none, (_, __, tab) => tab.undo()),
  step(2, 'move', fc.constantFrom(-2, -1, 1, 2), (by, _, tab) => tab.move(by)),
  step(1, 'continue', none, (_, __, tab) => tab.goOn()),
  step(1, 'return to', fc.nat(9), (moment, _, tab) => tab.returnTo(moment)),
  step(6, 'idle', none, (_, __, tab) => tab.idle()),
  step(2, 'reload', none, (_, __, tab) => tab.reload()),
  step(2, 'duplicate', none, (_, browser, tab) => browser.tabs.push(new Tab(browser, tab))),
  step(1, 'new tab', none, (_, browser) => browser.tabs.push(new Tab(browser))),
  step(1, 'leave early', fc.option(slug), (name, _, tab) => tab.leaveEarly(name)),
];

const fileSteps = [
  step(1, 'save a file', none, (_, __, tab) => tab.saveFile()),
  step(2, 'open file', fc.nat(), (place, browser, tab) => {
    const file = browser.files[place % browser.files.length];
    if (file !== undefined) tab.openFile(file);
  }),
];

const clearStep = step(1, 'clear', none, (_, browser) => browser.clear());

/** Runs steps, each in one of the tabs that there are by then, and looks at what is stored after each. */
function run(files: readonly string[], steps: readonly (readonly [number, Step])[]): void {
  const browser = new Browser(files);
  const then = (job: () => void) => {
    job();
    browser.check();
  };
  for (const [place, one] of steps) {
    const tab = browser.tabs[place % browser.tabs.length];
    if (tab) then(() => one(browser, tab));
  }
  for (const tab of browser.tabs) then(() => tab.idle());
  for (const tab of browser.tabs) then(() => tab.reload());
}

const stepsOf = (steps: typeof commonSteps) =>
  fc.array(fc.tuple(fc.nat(5), fc.oneof(...steps)), { maxLength: 40, size: 'max' });
const files = fc.array(fc.oneof(foreignFile, fullFile), { maxLength: 3 });
// A short run tries the same orders each time: a rare order is for the long run to find, and not for another change.
const options = long
  ? { numRuns: 10_000, ...(seed !== undefined && { seed }) }
  : { numRuns: 150, seed: 1 };

/** Guards against hanging. A long run takes minutes, and many times as long on a busy machine. */
const limitMs = 3_600_000;

describe('the journal of a browser with any number of tabs', () => {
  it(
    'holds whatever was stored or opened, in any order of tabs, files, saves and reloads',
    () => {
      const steps = stepsOf([...commonSteps, ...fileSteps]);
      fc.assert(fc.property(files, steps, run), options);
    },
    limitMs,
  );

  it(
    'holds nothing that the visitor has cleared, whatever the open tabs do then',
    () => {
      const steps = stepsOf([...commonSteps, clearStep]);
      fc.assert(fc.property(files, steps, run), options);
    },
    limitMs,
  );

  it.each<readonly [string, readonly string[], readonly (readonly [number, Step])[]]>([
    [
      'a step back and forward',
      [],
      [
        [0, (_, tab) => tab.enter('medieval')],
        [0, (_, tab) => tab.leaveEarly(null)],
        [0, (browser) => browser.clear()],
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.leaveEarly(null)],
        [0, (_, tab) => tab.undo()],
        [0, (_, tab) => tab.move(1)],
        [0, (browser) => browser.clear()],
        [0, (_, tab) => tab.decide()],
      ],
    ],
    [
      'the copy of a visit whose decision was undone in another tab',
      [],
      [
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.returnTo(0)],
        [0, (browser, tab) => browser.tabs.push(new Tab(browser, tab))],
        [0, (_, tab) => tab.undo()],
        [0, (_, tab) => tab.idle()],
        [1, (browser, tab) => browser.tabs.push(new Tab(browser, tab))],
        [0, (browser) => browser.clear()],
        [2, (_, tab) => tab.decide()],
      ],
    ],
    [
      'a reload, and a step back to a visit that was cleared',
      [],
      [
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.enter('future')],
        [0, (_, tab) => tab.reload()],
        [0, (browser) => browser.clear()],
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.idle()],
        [0, (_, tab) => tab.move(-2)],
      ],
    ],
    [
      'a file whose visit began after all times',
      [fileOf(0, [Number.MAX_SAFE_INTEGER], 0)],
      [
        [0, (browser, tab) => tab.openFile(browser.files[0] ?? '')],
        [0, (_, tab) => tab.enter('medieval')],
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.reload()],
        [0, (_, tab) => tab.enter('medieval')],
        [0, (_, tab) => tab.decide()],
        [0, (_, tab) => tab.idle()],
        [0, (_, tab) => tab.move(-2)],
      ],
    ],
  ])('neither loses nor restores a decision after %s', (_, opened, steps) => run(opened, steps));
});
