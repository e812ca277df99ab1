import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import { ListenError } from './http/listen';
import { createLog } from './log/logger';
import { RedisUnusableError } from './pool/redis-connection';
import { helpText } from './settings/help-text';
import { EnvFileError, loadEnvFile } from './settings/env-file';
import { readSettings, SettingsError } from './settings/read-settings';
import { unknownSettings } from './settings/unknown-settings';
import { SiteMissingError, SiteUnreadableError } from './site/load';
import { startServer } from './start';
import { version } from '../package.json';

// Errors that the operator can fix: one line says how, without a stack.
const operatorErrors = [
  EnvFileError,
  ListenError,
  SiteMissingError,
  SiteUnreadableError,
  RedisUnusableError,
];

async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--help') || words.includes('-h')) return print(helpText());
  if (words.includes('--version')) return print(`${version}\n`);
  const [unknown] = words;
  if (unknown !== undefined) return fail(`Unknown option ${unknown}: try --help.`);

  try {
    loadEnvFile('.env');
    const settings = readSettings(process.env);
    const log = createLog(settings);
    for (const { name, meant } of unknownSettings(process.env)) {
      const hint = meant.length === 0 ? 'see --help' : `did you mean ${meant.join(' or ')}?`;
      log.logger.warn({ setting: name }, `${name} is not a setting: ${hint}`);
    }
    const running = await startServer(settings, log.logger);
    // The server limits the time of a stop itself; this delay is the last resort.
    const { DRAIN_DELAY_MS, SHUTDOWN_GRACE_MS } = settings;
    const longestStopMs = DRAIN_DELAY_MS + SHUTDOWN_GRACE_MS + 5000;
    closeWithGrace({ delay: longestStopMs }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      await running.stop();
      await log.close();
    });
    // Printed last: who reads it may stop the server at once.
    print(`Historical Time Traveler: ${running.url}\n`);
  } catch (error) {
    if (error instanceof SettingsError) return fail(`${error.message}\nSee --help.`);
    if (error instanceof Error && operatorErrors.some((kind) => error instanceof kind)) {
      return fail(error.message);
    }
    throw error;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
