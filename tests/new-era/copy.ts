import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/packages.mjs';
import { run } from '../library/commands';

/**
 * Copies the repository into a temporary folder as a clone with the uncommitted changes would have it, without what
 * builds and tools have written. Returns the folder and a function that removes it.
 */
export async function copyRepository(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'new-era-'));
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], root);
  const deleted = new Set((await run('git', ['ls-files', '-d'], root)).split('\n'));
  for (const file of listed.split('\n')) {
    // The pictures of stories are a third of the repository, and nothing here looks at them.
    if (file === '' || deleted.has(file) || /^tests\/visual\/baselines\/.*\.webp$/.test(file))
      continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
