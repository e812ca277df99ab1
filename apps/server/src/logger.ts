import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './settings/settings';

/** Creates the server's logger: pretty lines on a terminal, JSON elsewhere, unless LOG_FORMAT says which. */
export function createLogger(settings: Pick<Settings, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  const options = {
    level: settings.LOG_LEVEL,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  };
  const { LOG_FORMAT: format } = settings;
  if (format === 'pretty' || (format === 'auto' && process.stdout.isTTY)) {
    return pino(
      options,
      pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true }),
    );
  }
  return pino(options);
}
