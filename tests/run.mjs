/**
 * Runs every check of the repository and counts: `pnpm test`. Its last line is "N passed, N failed",
 * and it exits with 1 where anything failed. Takes names of suites to run only these.
 */
import process from 'node:process';
import { runSuite } from './run/run-suite.mjs';
import { printSummary } from './run/summary.mjs';
import { suites } from './run/suites.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}; there are:`);
  for (const { name, about } of suites) console.error(`  ${name.padEnd(10)} ${about}`);
  process.exit(1);
}

const results = [];
for (const suite of suites) {
  if (asked.length > 0 && !asked.includes(suite.name)) continue;
  results.push(await runSuite(suite, results));
}
printSummary(results);
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
