import process from 'node:process';
import { findBrowser } from './run/browser.mjs';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright and Vitest start the browser that the machine has; without one they use their own. */
export function browserLaunch() {
  const found = findBrowser();
  return {
    ...(found && { executablePath: found.path }),
    // Chromium refuses its sandbox to root, as in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
