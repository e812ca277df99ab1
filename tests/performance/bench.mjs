/**
 * Measures the built game against a blank page, in turns in one run, and prints medians and ratios.
 * Nothing is asserted. RUNS (default 7) and PORT (default 4750) may be set.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserLaunch } from '../browser-launch.mjs';
import { measurePage } from './measure-page.mjs';

const runs = Number(process.env.RUNS ?? 7);
const port = Number(process.env.PORT ?? 4750);
const blank =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Blank</title><p>Blank</p></html>';

const circumstances = [
  { name: 'processor 4 times slower', cpu: 4 },
  {
    name: 'processor 4 times slower, 1.6 Mbit/s, 150 ms of latency',
    cpu: 4,
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  },
];

const game = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))],
  {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', POOL_WARM_UP: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const blankServer = createServer((_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(blank),
).listen(port + 1);
const pages = {
  blank: `http://localhost:${port + 1}/`,
  game: `http://localhost:${port}/`,
};

try {
  await reachable(pages.game);
  const browser = await chromium.launch(browserLaunch());
  for (const { name, ...throttle } of circumstances) {
    const results = { blank: [], game: [] };
    // The first of each only warms the servers and the browser.
    for (let run = 0; run <= runs; run += 1) {
      for (const [page, url] of Object.entries(pages)) {
        const times = await measurePage(browser, url, throttle);
        if (run > 0) results[page].push(times);
      }
    }
    print(name, results);
  }
  await browser.close();
} finally {
  game.kill();
  blankServer.close();
}

async function reachable(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}; PORT sets another port`);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function print(name, { blank, game }) {
  const rows = Object.keys(game[0]).map((time) => {
    const [ours, theirs] = [game, blank].map((all) => median(all.map((one) => one[time])));
    const ratio = theirs > 0 ? `${(ours / theirs).toFixed(1)} ×` : '–';
    return [time, ours.toFixed(0), theirs.toFixed(0), ratio];
  });
  const table = [['ms, medians', 'game', 'blank page', 'ratio'], ...rows];
  const lines = table.map(([first, ...rest]) =>
    [first.padEnd(28), ...rest.map((cell) => cell.padStart(11))].join(''),
  );
  process.stdout.write(`\n${name}, ${runs} runs each\n${lines.join('\n')}\n`);
}
