import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

const headlessShell = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the `path` of an installed browser and its `source`, or null; throws if CHROMIUM names no file. Chromium
 * without its window comes first, because it opens a page in half of the time. Its letters have other edges, so
 * what compares or shows pictures asks for the `whole` browser.
 */
export function findBrowser({ whole = false } = {}) {
  const set = process.env.CHROMIUM;
  if (set) {
    if (!existsSync(set))
      throw new Error(`CHROMIUM is set to ${set}, but that file does not exist.`);
    return { path: set, source: 'the variable CHROMIUM' };
  }
  const system = [
    ...(whole ? commands : [headlessShell, ...commands]).flatMap(placesOf),
    ...macPaths,
  ].find(isExecutable);
  if (system !== undefined) return { path: system, source: 'the system' };
  const own = chromium.executablePath();
  return own && existsSync(own) ? { path: own, source: 'Playwright' } : null;
}

/** Finds or installs a browser as `findBrowser` does, prints its path, and returns the CHROMIUM variable for the tests. */
export function findOrInstallBrowser({ whole = false } = {}) {
  const hasShell = whole || process.env.CHROMIUM || placesOf(headlessShell).some(isExecutable);
  if (!hasShell && canUseApt()) aptInstall(headlessShell);
  const found = findBrowser({ whole }) ?? install(whole);
  console.log(`  browser: ${found.path} (from ${found.source})`);
  return { CHROMIUM: found.path };
}

function install(whole) {
  console.log('  browser: none found, installing one with "playwright install chromium"');
  run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
  const own = findBrowser({ whole });
  if (own !== null) return own;
  if (canUseApt()) aptInstall('chromium');
  const system = findBrowser({ whole });
  if (system === null) {
    throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM to its path.');
  }
  return system;
}

function aptInstall(name) {
  console.log(`  browser: installing one with "apt-get install ${name}"`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name]);
}

function canUseApt() {
  return isRoot() && isExecutable('/usr/bin/apt-get');
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Returns the paths that a command may have. */
function placesOf(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command));
}

function run(command, args) {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
  });
  if (status !== 0) console.log(`  ${command} failed: ${(stderr ?? '').trim().split('\n').at(-1)}`);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
