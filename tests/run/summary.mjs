import { stripVTControlCharacters } from 'node:util';

const LINES = 40;

/** Takes the results of all suites and prints each failure and each second try, then "N passed, N failed" as the last line. */
export function printSummary(results) {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const secondTries = results.flatMap((result) => result.secondTries ?? []);
  for (const one of secondTries) print('PASSED AT THE SECOND TRY', one);
  for (const one of failures) print('FAILED', one);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}

function print(what, { title, detail }) {
  console.log(`\n${what}  ${title}`);
  for (const line of shorten(stripVTControlCharacters(detail))) console.log(`  | ${line}`);
}

/** The first and the last lines: what failed stands at either end. */
function shorten(text) {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  if (lines.length <= LINES) return lines;
  const half = LINES / 2;
  return [...lines.slice(0, half), `… ${lines.length - LINES} lines …`, ...lines.slice(-half)];
}
