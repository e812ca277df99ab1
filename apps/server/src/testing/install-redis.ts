import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Makes sure that a real redis-server is installed before the tests run. If it is missing, it is installed from
 * Debian's packages as root; otherwise the run fails and says what to install. No test is skipped.
 */
export default function setup(): void {
  if (isInstalled()) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) {
    throw new Error('The tests need redis-server: install the package "redis-server" (or valkey).');
  }
  process.stdout.write('Installing redis-server for the tests…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '--no-install-recommends', 'redis-server'];
  if (spawnSync('apt-get', install, { env }).status !== 0) {
    execFileSync('apt-get', ['update'], { env });
    execFileSync('apt-get', install, { env });
  }
  if (!isInstalled()) throw new Error('redis-server was installed but does not start.');
}

function isInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}
