import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogOutput } from './log-output';

/** A reader that reads nothing until it is released. */
function stalledReader() {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  let stalled = true;
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      taken.push(chunk);
      if (stalled) waiting.push(done);
      else done();
    },
  });
  const resume = () => {
    stalled = false;
    for (const done of waiting.splice(0)) done();
  };
  return { stream, taken, resume };
}

it('keeps at most about a megabyte for a reader that stalls, and says how many lines it dropped', async () => {
  const { stream, taken, resume } = stalledReader();
  const output = createLogOutput(stream);
  const line = `${'x'.repeat(1023)}\n`;
  for (let turn = 0; turn < 3000; turn += 1) output.write(line);
  expect(stream.writableLength).toBeLessThan(1.1 * 1024 * 1024);
  resume();
  await output.flush();
  output.write('last\n');
  await output.flush();
  expect(taken.at(-2)).toMatch(/^\{"level":40,"time":\d+,"dropped":1975,.*\}\n$/);
  expect(taken.at(-1)).toBe('last\n');
});

it('waits at most half a second for a reader at the end', async () => {
  const { stream } = stalledReader();
  const output = createLogOutput(stream);
  output.write('line\n');
  await output.flush();
  expect(stream.writableLength).toBeGreaterThan(0);
});

it('survives a reader that goes away', async () => {
  const { stream } = stalledReader();
  const output = createLogOutput(stream);
  stream.destroy(new Error('EPIPE'));
  output.write('line\n');
  await output.flush();
  expect(stream.destroyed).toBe(true);
});
