// @ts-check
/**
 * Runs Lighthouse against the built server, as a phone and as a desktop. Prints the scores and every audit
 * that is not perfect; exits with 1 if a score is under 100.
 */
import process from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { browserLaunch } from '../../tests/browser-launch.mjs';
import { readCategories } from './bench/lighthouse-audits.mjs';
import { percent } from './bench/measure-pages.mjs';
import { startGame } from './bench/processes.mjs';
import { quietMachine } from './bench/quiet-machine.mjs';
/** @import { Config } from 'lighthouse' */

const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @type {Record<string, Config | undefined>} */
const profiles = { mobile: undefined, desktop };

const game = await startGame();
try {
  for (const [profile, config] of Object.entries(profiles)) {
    const busyBefore = await quietMachine();
    const { categories, runWarnings } = await auditWithTrace(game.url, config);
    print(`\n${profile}; machine ${percent(busyBefore)} busy before`);
    for (const warning of runWarnings) print(`  warning: ${warning}`);
    for (const { title, score, flaws } of categories) {
      print(`  ${title.padEnd(16)} ${String(score).padStart(3)}`);
      for (const { id, score, weight, reasons } of flaws) {
        print(`    ${id}: ${score.toFixed(2)}${weight === 0 ? ', advice' : `, weight ${weight}`}`);
        for (const reason of reasons) print(`      ${reason}`);
      }
      if (score < 100) process.exitCode = 1;
    }
  }
} finally {
  await game.stop();
}

/**
 * Audits again, up to four times, if Chromium's recording lacks its beginning: Lighthouse asks for that itself.
 * @param {string} url
 * @param {Config} [config]
 */
async function auditWithTrace(url, config) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(url, config);
    } catch (error) {
      const cutShort = error instanceof Error && error.message.includes('NO_NAVSTART');
      if (!cutShort || attempt === 5) throw error;
      print('  (recording cut short, trying again)');
    }
  }
}

/**
 * @param {string} url
 * @param {Config} [config]
 */
async function audit(url, config) {
  const { executablePath, args } = browserLaunch({ whole: true });
  const chrome = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
    if (result === undefined) throw new Error('Lighthouse returned no report');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return { categories: readCategories(result.lhr), runWarnings: result.lhr.runWarnings };
  } finally {
    chrome.kill();
  }
}
