import { pino, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Settings } from '../settings/settings';
import { createFloodLimit } from './flood-limit';
import { createLogOutput, type LogOutput } from './log-output';

/** The server's logger, and the end of it. */
export interface ServerLog {
  readonly logger: Logger;
  /** Logs what the flood limit has left out, and resolves when the lines are written or nobody reads them. */
  close(): Promise<void>;
}

/**
 * Creates the server's logger: pretty lines on a terminal, JSON elsewhere, unless LOG_FORMAT says which. A reader
 * that stalls holds up nothing: lines are dropped then. A flood of similar lines is limited.
 */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL' | 'LOG_FORMAT'>): ServerLog {
  const { LOG_FORMAT: format } = settings;
  const pretty = format === 'pretty' || (format === 'auto' && process.stdout.isTTY);
  const output = createLogOutput(process.stdout);
  const flood = createFloodLimit();
  const logger = pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      hooks: { logMethod: flood.logMethod },
    },
    pretty ? prettyOutput(output) : output,
  );
  return {
    logger,
    async close() {
      flood.report(logger);
      await output.flush();
    },
  };
}

function prettyOutput(output: LogOutput): Pick<LogOutput, 'write'> {
  const format = prettyFactory({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    colorize: process.stdout.isTTY,
  });
  return { write: (line) => output.write(format(line)) };
}
