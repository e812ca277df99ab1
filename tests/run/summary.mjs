import { stripVTControlCharacters } from 'node:util';

const LINES = 40;

/** Takes the results of all suites and prints each failure, then "N passed, N failed" as the last line. */
export function printSummary(results) {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  for (const { title, detail } of failures) {
    console.log(`\nFAILED  ${title}`);
    for (const line of shorten(stripVTControlCharacters(detail))) console.log(`  | ${line}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
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
