import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 40;

/** Prints each retried and failed test, the counts and seconds of each suite, and "N passed, N failed" as the last line. */
export function printSummary(results) {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const secondTries = results.flatMap((result) => result.secondTries ?? []);
  for (const one of secondTries) print('PASSED AT THE SECOND TRY', one);
  for (const one of failures) print('FAILED', one);
  console.log('');
  for (const { name, passed, failures, seconds } of results)
    console.log(
      `  ${name.padEnd(12)} ${String(seconds).padStart(4)} s  ${passed} passed, ${failures.length} failed`,
    );
  console.log(`\n${passed} passed, ${failures.length} failed`);
}

function print(what, { title, detail }) {
  console.log(`\n${what}  ${title}`);
  for (const line of shorten(stripVTControlCharacters(detail))) console.log(`  | ${line}`);
}

/** Returns the first and last lines, because the cause of a failure is at one of the two ends. */
function shorten(text) {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  if (lines.length <= MAX_LINES) return lines;
  const half = MAX_LINES / 2;
  return [...lines.slice(0, half), `… ${lines.length - MAX_LINES} lines …`, ...lines.slice(-half)];
}
