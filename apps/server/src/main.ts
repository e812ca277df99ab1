import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import { ErasUnreadableError } from './hosted/hosted-eras';
import { ListenError } from './http/listen';
import { createLog } from './log/logger';
import { RedisUnusableError } from './pool/redis-connection';
import { helpText } from './settings/help-text';
import { EnvFileError, loadEnvFile } from './settings/env-file';
import { readSettings, SettingsError } from './settings/read-settings';
import type { Settings } from './settings/settings';
import {
  describeUnknownSetting,
  type UnknownSetting,
  unknownSettings,
} from './settings/unknown-settings';
import { SiteMissingError, SiteUnreadableError } from './site/load';
import { startServer } from './start';
import { version } from '../package.json';

// Errors that the operator can fix: the message says how, without a stack.
const operatorErrors = [
  SettingsError,
  EnvFileError,
  ListenError,
  SiteMissingError,
  SiteUnreadableError,
  RedisUnusableError,
  ErasUnreadableError,
];

async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--help') || words.includes('-h')) return print(helpText());
  if (words.includes('--version')) return print(`${version}\n`);
  const [word, second] = words;
  const wrong = word === '--check' ? second : word;
  if (wrong !== undefined) return fail(`Unknown option ${wrong}: try --help.`);

  try {
    loadEnvFile('.env');
    const settings = readSettings(process.env);
    const unknown = unknownSettings(process.env);
    if (word === '--check') return await check(settings, unknown);
    const log = createLog(settings);
    for (const setting of unknown) {
      log.logger.warn({ setting: setting.name }, describeUnknownSetting(setting));
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
    if (!(error instanceof Error) || !operatorErrors.some((kind) => error instanceof kind)) {
      throw error;
    }
    const visitors = 'Visitors get nothing, because the server does not start.';
    fail(
      [
        error.message,
        ...(word === '--check' ? [visitors] : []),
        ...(error instanceof SettingsError ? ['See --help.'] : []),
      ].join('\n'),
    );
  }
}

async function check(settings: Settings, unknown: readonly UnknownSetting[]): Promise<void> {
  print('Trying the model, Redis and Pexels as the settings name them…\n');
  // Imported here, so that a server starts sooner.
  const [{ checkSetup }, { reportOf }] = await Promise.all([
    import('./check/check-setup'),
    import('./check/report'),
  ]);
  const { text, isWell } = reportOf(await checkSetup(settings), unknown);
  print(text);
  if (!isWell) process.exitCode = 1;
}

function print(text: string): void {
  process.stdout.write(text);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
