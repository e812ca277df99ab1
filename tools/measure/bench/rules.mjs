// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs the benchmarks of the rules with Vitest.
 * @returns {Promise<{ name: string, milliseconds: number }[]>} the mean time of each, in the order of the file
 */
export async function measureRules() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const report = path.join(folder, 'rules.json');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const words = ['bench', '--run', '--project=game-core', `--outputJson=${report}`];
    const child = spawn(process.execPath, [vitest, ...words], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`vitest bench ended with ${code}`);
    return readReport(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Reads the report of `vitest bench`.
 * @param {{ files: { groups: { benchmarks: { name: string, mean: number }[] }[] }[] }} report
 */
export function readReport({ files }) {
  return files
    .flatMap(({ groups }) => groups)
    .flatMap(({ benchmarks }) => benchmarks)
    .map(({ name, mean }) => ({ name, milliseconds: mean }));
}
