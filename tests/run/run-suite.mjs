import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import process from 'node:process';
import { root } from '../../tools/packages.mjs';
import { pnpmCommand } from '../../tools/pnpm-command.mjs';

/**
 * Runs a suite, unless a suite it depends on failed in `results`. Returns the number of passed tests,
 * the failures as `{ title, detail }`, the number of skipped tests, and the seconds. Never throws.
 */
export async function runSuite(suite, results) {
  const began = Date.now();
  process.stdout.write(`${suite.name}: ${suite.about}\n`);
  const result = await attempt(suite, results);
  const seconds = Math.round((Date.now() - began) / 1000);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  process.stdout.write(
    // Suites that run at the same time end in any order.
    `  ${suite.name}: ${result.passed} passed, ${result.failures.length} failed${skipped} (${seconds} s)\n`,
  );
  const notes = suite.notes && (await readFile(`${root}/${suite.notes}`, 'utf8').catch(() => ''));
  if (notes) process.stdout.write(`${notes.replace(/^/gm, '    ')}\n`);
  return { name: suite.name, skipped: 0, ...result, seconds };
}

async function attempt(suite, results) {
  const missing = (suite.after ?? []).find((name) =>
    results.some((result) => result.name === name && result.failures.length > 0),
  );
  if (missing !== undefined) return failed(suite, `Not run, because ${missing} failed.`);
  try {
    const environment = suite.prepare ? await suite.prepare() : {};
    if (suite.report) await rm(`${root}/${suite.report.file}`, { force: true });
    const { code, output } = await runScript(suite, environment);
    if (!suite.report) {
      return code === 0 ? { passed: 1, failures: [] } : failed(suite, output);
    }
    const json = await readFile(`${root}/${suite.report.file}`, 'utf8').catch(() => null);
    if (json === null) return failed(suite, output);
    const result = suite.report.read(JSON.parse(json), root);
    // An exit code without a failed test, or no test at all, is a failure of the suite itself.
    const broken = code !== 0 && result.failures.length === 0;
    const empty = result.passed + result.failures.length === 0;
    if (broken || empty)
      result.failures.push({ title: `${suite.name} as a whole`, detail: output });
    return result;
  } catch (error) {
    return failed(suite, error instanceof Error ? error.message : String(error));
  }
}

function failed(suite, detail) {
  return { passed: 0, failures: [{ title: `${suite.name}: ${suite.about}`, detail }] };
}

/** Runs a script of the root package.json in its own process group and kills it after `minutes`. */
async function runScript({ script, minutes = 20 }, environment) {
  const [command, ...before] = pnpmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, 'run', ...script], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => {
      output += `\nStopped: it took more than ${minutes} minutes.`;
      process.kill(-child.pid, 'SIGKILL');
    }, minutes * 60_000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output: output.trim() });
    });
  });
}
