import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../art/check.py');
const python = spawnSync('python3', ['--version']).error === undefined;
const name =
  'the scripts of art/ can be imported, name what they make, and hold nothing that no picture needs';

it.skipIf(!python)(python ? name : `${name} (skipped: this machine has no python3)`, () => {
  const { status, stdout, stderr } = spawnSync('python3', [script], { encoding: 'utf8' });
  if (stderr.includes('numpy is not installed')) process.stdout.write(stderr);
  expect(status === 0 ? stdout.trim() : stdout + stderr).toBe('');
});
