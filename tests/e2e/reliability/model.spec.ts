import type { Browser } from '@playwright/test';
import { builtInPeriods } from '@time-traveler/game-core';
import fc from 'fast-check';
import type { ConsoleWatch } from '../../support/console-watch';
import { long, longMinutes, report, seed } from '../../support/how-long';
import { keptLine } from '../../support/kept-line';
import { Session } from '../../support/model';
import { type AnswerName, type Step, answers } from '../../support/model-steps';
import { expect, test } from '../../support/test';

test.use({ apiMode: 'none', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(long ? 7_200_000 : 240_000);

const by = fc.constantFrom('mouse' as const, 'key' as const);
const slug = fc.constantFrom(...builtInPeriods.map((period) => period.slug));
const answerName = fc.constantFrom<AnswerName>(
  'failure',
  ...(Object.keys(answers) as (keyof typeof answers)[]),
);

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), slug, by }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      place: fc.nat(9),
      by,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      // Mostly the latest calls; sometimes one of a scene that was left long ago.
      call: fc.oneof(fc.nat(2), fc.nat(12)),
      with: answerName,
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'open the background' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'open the journal' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('close the dialog' as const),
      by: fc.constantFrom('Escape' as const, 'button' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'press the music button' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move through the history' as const),
      by: fc.constantFrom(-1, -1, -1, -2, 1, 1, 2),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'undo' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'continue' }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('return to a decision' as const), place: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begin anew' as const), slug }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'reload' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'open the address again' }) },
);

/** Takes steps on a new device and compares the screen with the rules after each. Calls `onTaken` for each step. */
async function play(
  browser: Browser,
  log: ConsoleWatch,
  steps: readonly Step[],
  onTaken: (step: Step) => void = () => {},
): Promise<void> {
  // Its history is empty, and nothing is stored.
  const context = await browser.newContext();
  const page = await context.newPage();
  log.install(page);
  try {
    const session = await Session.open(page);
    await session.compare([]);
    const done: Step[] = [];
    for (const step of steps) {
      if (!(await session.take(step))) continue;
      done.push(step);
      onTaken(step);
      await session.compare(done);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await context.close();
  }
}

test.beforeEach(({ log }) => {
  log.allow(keptLine);
  log.allow(/^Playback was unable|^The AudioContext/);
  log.allowBrowserLine('/api/deepseek');
  log.allowBrowserLine('/images/nowhere.avif');
});

test('after every step of a random journey the screen, the history and the journal are what the rules say', async ({
  browser,
  log,
}) => {
  const taken: Partial<Record<Step['do'], number>> = {};
  const total = () => Object.values(taken).reduce((sum, count) => sum + count, 0);
  const count = (step: Step) => (taken[step.do] = (taken[step.do] ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepArbitrary, { minLength: 20, maxLength: 50, size: 'max' }),
      (steps) => play(browser, log, steps, count),
    ),
    {
      seed,
      numRuns: long ? 10_000 : 2,
      ...(long && { interruptAfterTimeLimit: longMinutes * 60_000 }),
      endOnFailure: true,
    },
  );
  report(`${total()} steps: ${JSON.stringify(taken)}`);
  expect(total()).toBeGreaterThan(20);
});

/** Journeys that a random run has found to fail once. */
const found: Record<string, readonly Step[]> = {
  'Back to a scene, after the address was opened again, withdraws the offer to continue': [
    { do: 'choose', place: 3, by: 'mouse', twice: false },
    { do: 'open the address again' },
    { do: 'move through the history', by: -1 },
  ],
  'Forward makes an undone choice again, in the journal too, and offers to undo it': [
    { do: 'choose', place: 1, by: 'key', twice: false },
    { do: 'undo' },
    { do: 'move through the history', by: 1 },
  ],
};

for (const [name, steps] of Object.entries(found))
  test(name, ({ browser, log }) => play(browser, log, steps));
