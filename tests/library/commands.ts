import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../tools/packages.mjs';
import { pnpmCommand } from '../../tools/pnpm-command.mjs';

/** Runs a command in a folder and returns its output; throws with the output if the command fails. */
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

/** Runs pnpm in a folder. */
export async function pnpm(words: readonly string[], folder: string) {
  const [command = '', ...before] = pnpmCommand();
  return run(command, [...before, ...words], folder);
}

/** Runs a command of one of the root's dependencies. */
export async function tool(name: string, words: readonly string[], folder: string) {
  return run(path.join(root, 'node_modules/.bin', name), words, folder);
}
