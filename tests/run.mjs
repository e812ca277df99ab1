/**
 * Runs the suites of `pnpm test`; with `--full` those that only `pnpm test:full` runs too; with names only those
 * named, and those that they must come after. The last line is "N passed, N failed", and the exit code is 1 if
 * anything failed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runSuite } from './run/run-suite.mjs';
import { printSummary } from './run/summary.mjs';
import { groupsOf, suites } from './run/suites.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. The suites are:`);
  for (const { name, about } of suites) console.error(`  ${name.padEnd(12)} ${about}`);
  process.exit(1);
}

const results = [];
for (const group of groupsOf({ names: positionals, full: values.full })) {
  const before = [...results];
  results.push(...(await Promise.all(group.map((suite) => runSuite(suite, before)))));
}
printSummary(results);
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
