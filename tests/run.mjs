/**
 * Runs every check of the repository (`pnpm test`), or only the suites named as arguments, and those that
 * they must come after. The last line is "N passed, N failed", and the exit code is 1 if anything failed.
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

/** Returns true if a suite is to run: all do if none is requested; else those, and what they must come after. */
function isWanted({ name }) {
  if (requested.length === 0 || requested.includes(name)) return true;
  return suites.some(
    (suite) => requested.includes(suite.name) && (suite.after ?? []).includes(name),
  );
}

/** The wanted suites in order. Those of one group run at the same time. */
const groups = [];
for (const suite of suites) {
  if (!suite.beside) groups.push([]);
  if (isWanted(suite)) groups.at(-1).push(suite);
}

const results = [];
for (const group of groups) {
  const before = [...results];
  results.push(...(await Promise.all(group.map((suite) => runSuite(suite, before)))));
}
printSummary(results);
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
