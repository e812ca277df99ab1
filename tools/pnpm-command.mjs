import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './packages.mjs';

/** Returns the command for pnpm as a list of words: the pnpm that runs this script, or the pinned one through npx. */
export function pnpmCommand() {
  if (process.env.npm_config_user_agent?.startsWith('pnpm/')) return ['pnpm'];
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return ['npx', '--yes', manifest.packageManager];
}
