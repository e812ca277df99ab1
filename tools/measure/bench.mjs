// @ts-check
/**
 * Measures the built game: see docs/performance.md. Prints progress on stderr and Markdown tables on
 * stdout, and writes everything to test-results/bench.json.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readArguments, usage } from './bench/arguments.mjs';
import { weighChunks } from './bench/chunks.mjs';
import { describeMachine } from './bench/machine.mjs';
import { measurePages, pageParts, percent } from './bench/measure-pages.mjs';
import { metrics } from './bench/metrics.mjs';
import { floor, openPages } from './bench/pages.mjs';
import { quietMachine, tooBusy } from './bench/quiet-machine.mjs';
import { measureRules } from './bench/rules.mjs';
import { median, mediansOf } from './bench/statistics.mjs';
import { chunkTable, pageTable, rulesTable, serverTable } from './bench/table.mjs';
import { emulation } from './bench/emulation.mjs';
import { measureServer } from './server/measure.mjs';
/** @import { PagePart } from './bench/measure-pages.mjs' */

const root = fileURLToPath(new URL('../..', import.meta.url));
const progress = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/** @type {ReturnType<typeof readArguments>} */
let asked;
try {
  asked = readArguments(process.argv.slice(2));
} catch (error) {
  progress(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exit(1);
}
const { rounds, only, added } = asked;

/** @type {Record<string, unknown>} */
const report = {
  date: new Date().toISOString(),
  machine: await describeMachine(),
  rounds,
  emulation,
};
/** @type {string[]} */
const sections = [];
const section = (/** @type {string} */ title, /** @type {string} */ table) =>
  sections.push(`### ${title}\n\n${table}`);

if (only.includes('chunks')) {
  const chunks = await weighChunks(path.join(root, 'apps/game/dist'));
  report['chunks'] = chunks;
  section('Chunks', chunkTable(chunks));
}
if (only.includes('rules')) {
  progress(`rules; machine ${percent(await quietMachine())} busy before`);
  const rules = await measureRules();
  report['rules'] = rules;
  section('Rules', rulesTable(rules));
}
if (only.includes('server')) {
  const results = await measureServer(async (round, of) => {
    progress(
      `server, round ${round} of ${of}; machine ${percent(await quietMachine())} busy before`,
    );
  });
  report['server'] = results;
  section('Server', serverTable(results));
}

const titles = {
  'first-visit': 'First visit',
  'second-visit': 'Second visit',
  play: 'Play',
  work: 'Work',
  'hundred-eras': '100 era changes',
};
const parts = only
  .filter((part) => part in pageParts)
  .map((part) => /** @type {PagePart} */ (part));
if (parts.length > 0) {
  const { pages, close } = await openPages(added);
  const runs = await measurePages({ pages, parts, rounds, progress }).finally(close);
  const medians = mediansOf(runs);
  for (const part of parts) {
    section(titles[part], pageTable(metrics[part], medians[part] ?? {}, floor));
  }
  const busy = runs.map(({ busyBefore }) => busyBefore);
  const failed = runs.filter(({ error }) => error !== undefined);
  Object.assign(report, { medians, runs });
  sections.push(
    `Medians of ${rounds} rounds. Before a run the machine was ${percent(median(busy) ?? 0)} busy, ` +
      `at most ${percent(Math.max(...busy))}; above ${percent(tooBusy)}, do not trust the times.`,
  );
  if (failed.length > 0) {
    process.exitCode = 1;
    progress(
      `\n${failed.length} of ${runs.length} runs failed; their errors are in the JSON file.`,
    );
  }
}

const markdown = `${sections.join('\n\n')}\n`;
const file = path.join(root, 'test-results/bench.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify({ ...report, markdown }, null, 2)}\n`);
process.stdout.write(`\n${markdown}`);
progress(`\nAll figures are in ${path.relative(process.cwd(), file)}`);
