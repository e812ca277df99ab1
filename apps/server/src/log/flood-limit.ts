import type { Logger, LogFn } from 'pino';

/** Limits similar log lines, so that a flood of requests is no flood of lines. */
export interface FloodLimit {
  /** The hook of pino that every line goes through. */
  logMethod(this: Logger, line: Parameters<LogFn>, method: LogFn, level: number): void;
  /** Logs now how many lines were left out since the last report. */
  report(logger: Logger): void;
}

interface Count {
  readonly level: number;
  readonly message: string;
  lines: number;
  leftOut: number;
}

const linesPerMinute = 60;
const windowMs = 60_000;
/** The number of the level `info`. An operator who sets `debug` or `trace` gets every line. */
const info = 30;

/**
 * Creates a limit of 60 lines a minute for each level and message. The lines over it are counted, and one line
 * at the end of the minute says how many they were.
 */
export function createFloodLimit(): FloodLimit {
  const counts = new Map<string, Count>();
  let startedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function report(logger: Logger): void {
    clearTimeout(timer);
    timer = undefined;
    startedAt = performance.now();
    const floods = [...counts.values()].filter(({ leftOut }) => leftOut > 0);
    counts.clear();
    for (const { level, message, leftOut } of floods) {
      const { [level]: label = 'info' } = logger.levels.labels;
      logger[label as 'info']({ message, leftOut }, 'similar lines were left out');
    }
  }

  return {
    report,
    logMethod(line, method, level) {
      const message = line.find((part): part is string => typeof part === 'string') ?? '';
      const now = performance.now();
      if (now - startedAt >= windowMs) report(this);
      const key = `${level} ${message}`;
      const count = counts.get(key) ?? { level, message, lines: 0, leftOut: 0 };
      counts.set(key, count);
      if (level < info || count.lines < linesPerMinute) {
        count.lines += 1;
        method.apply(this, line);
        return;
      }
      count.leftOut += 1;
      timer ??= setTimeout(() => report(this), windowMs - (now - startedAt)).unref();
    },
  };
}
