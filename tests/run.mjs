/**
 * Runs every check of the repository (`pnpm test`), or only the suites named as arguments. The last
 * line is "N passed, N failed", and the exit code is 1 if anything failed.
 */
import process from 'node:process';
import { runSuite } from './run/run-suite.mjs';
import { printSummary } from './run/summary.mjs';
import { suites } from './run/suites.mjs';

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. The suites are:`);
  for (const { name, about } of suites) console.error(`  ${name.padEnd(10)} ${about}`);
  process.exit(1);
}

const results = [];
for (const suite of suites) {
  if (requested.length > 0 && !requested.includes(suite.name)) continue;
  results.push(await runSuite(suite, results));
}
printSummary(results);
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
