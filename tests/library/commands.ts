import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/packages.mjs';

/** Runs a command and returns what it printed; throws with that where the command fails. */
export async function run(command: string, words: readonly string[], folder: string) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${words.join(' ')} exited with ${code}:\n${output}`));
    });
  });
}

/** Runs the pnpm that runs this already, or the pinned one through npx. */
export async function pnpm(words: readonly string[], folder: string) {
  if (process.env['npm_config_user_agent']?.startsWith('pnpm/')) return run('pnpm', words, folder);
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return run('npx', ['--yes', packageManager, ...words], folder);
}

/** Runs a command of one of the root's dependencies. */
export async function tool(name: string, words: readonly string[], folder: string) {
  return run(path.join(root, 'node_modules/.bin', name), words, folder);
}
