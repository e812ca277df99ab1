import process from 'node:process';
import { findBrowser } from './run/browser.mjs';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as in a window; only the headless shell knows it.
  '--font-render-hinting=none',
];

/** Returns launch options for the browser that `findBrowser` finds, or for Playwright's own if there is none. */
export function browserLaunch(kind = {}) {
  const found = findBrowser(kind);
  return {
    ...(found && { executablePath: found.path }),
    // Chromium does not start sandboxed as root, which is the user in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
