import { expect, it } from 'vitest';
import { readPlaywrightReport } from '../run/reports.mjs';

it('counts a test that passed on its second try as passed, and lists it', () => {
  const run = (status: string, ...errors: string[][]) => ({
    title: status,
    file: 'a.spec.ts',
    line: 1,
    tests: [
      { status, results: errors.map((list) => ({ errors: list.map((message) => ({ message })) })) },
    ],
  });
  const report = {
    errors: [],
    suites: [
      {
        specs: [
          run('expected', []),
          run('flaky', ['Late'], []),
          run('unexpected', ['x'], ['Wrong']),
        ],
      },
    ],
  };
  const result = readPlaywrightReport(report);
  expect(result.passed).toBe(2);
  expect(result.secondTries).toEqual([{ title: 'a.spec.ts:1: flaky', detail: 'Late' }]);
  expect(result.failures).toEqual([{ title: 'a.spec.ts:1: unexpected', detail: 'Wrong' }]);
});
