import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFloodLimit } from './flood-limit';

/** Returns a limited logger, and the lines that it has written. */
function start() {
  const lines: Record<string, unknown>[] = [];
  const limit = createFloodLimit();
  const logger = pino(
    { level: 'debug', base: null, hooks: { logMethod: limit.logMethod } },
    { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { logger, limit, lines };
}

describe('a flood of log lines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is cut at 60 lines a minute, with one line that says how many were left out', () => {
    const { logger, lines } = start();
    for (let turn = 0; turn < 100; turn += 1) logger.info({ turn }, 'answered');
    expect(lines).toHaveLength(60);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(61);
    expect(lines[60]).toMatchObject({
      level: 30,
      message: 'answered',
      leftOut: 40,
      msg: 'similar lines were left out',
    });
  });

  it('begins again every minute', () => {
    const { logger, lines } = start();
    for (let minute = 0; minute < 3; minute += 1) {
      for (let turn = 0; turn < 60; turn += 1) logger.warn('answered');
      vi.advanceTimersByTime(60_000);
    }
    expect(lines).toHaveLength(180);
  });

  it('does not hide other lines: each level and each message is counted alone', () => {
    const { logger, lines } = start();
    for (let turn = 0; turn < 100; turn += 1) logger.info('answered');
    logger.error('answered');
    logger.info('Redis is back');
    expect(lines).toHaveLength(62);
  });

  it('is written whole at level debug, because the operator asked for it', () => {
    const { logger, lines } = start();
    for (let turn = 0; turn < 100; turn += 1) logger.debug('answered');
    expect(lines).toHaveLength(100);
  });

  it('is reported at once when the log is closed', () => {
    const { logger, limit, lines } = start();
    for (let turn = 0; turn < 61; turn += 1) logger.info('answered');
    limit.report(logger);
    expect(lines.at(-1)).toMatchObject({ leftOut: 1 });
    limit.report(logger);
    expect(lines).toHaveLength(61);
  });
});
