import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../art/check.py');

it('imports the scripts of art/, which name what they make and hold nothing that no picture needs', ({
  skip,
}) => {
  const { error, status, stdout, stderr } = spawnSync('python3', [script], { encoding: 'utf8' });
  skip(error !== undefined, 'this machine has no python3');
  if (stderr.includes('numpy is not installed')) process.stdout.write(stderr);
  expect(status === 0 ? stdout.trim() : stdout + stderr).toBe('');
});
