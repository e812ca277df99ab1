// @ts-check
import os from 'node:os';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserLaunch } from '../../../tests/browser-launch.mjs';

/** Returns what the figures depend on: processors, Node and browser. */
export async function describeMachine() {
  const browser = await chromium.launch(browserLaunch({ whole: true }));
  const version = browser.version();
  await browser.close();
  const cpus = os.cpus();
  return {
    processors: `${cpus.length} × ${cpus[0]?.model ?? 'unknown'}`,
    node: process.version,
    chromium: version,
  };
}
