import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where log lines are written. */
export interface LogOutput {
  /** Writes one or more whole lines, or drops them if too many wait for the reader. Never waits or throws. */
  write(lines: string): void;
  /** Resolves when the reader has all lines, or after half a second. */
  flush(): Promise<void>;
}

/** In bytes; about 5,000 lines. */
const longestBacklog = 1024 * 1024;
const flushMs = 500;

/**
 * Creates the output over a stream that writes in the background, as `process.stdout` does for a pipe. pino's own
 * destination would wait for a stalled reader, and every visitor with it.
 */
export function createLogOutput(stream: Writable): LogOutput {
  let dropped = 0;
  // A reader that goes away is not a reason to stop.
  stream.on('error', () => undefined);

  return {
    write(lines) {
      if (stream.destroyed) return;
      if (stream.writableLength > longestBacklog) {
        dropped += 1;
        return;
      }
      if (dropped > 0) {
        stream.write(
          `{"level":40,"time":${Date.now()},"dropped":${dropped},"msg":"log lines were dropped, because nobody read them"}\n`,
        );
        dropped = 0;
      }
      stream.write(lines);
    },
    async flush() {
      if (stream.destroyed || stream.writableLength === 0) return;
      await Promise.race([
        once(stream, 'drain').catch(() => undefined),
        sleep(flushMs, undefined, { ref: false }),
      ]);
    },
  };
}
