import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../tools/packages.mjs';
import { run, tool } from './commands';

describe.each(inject('packed'))('the packed $name', ({ tarball }) => {
  const manifest = async () =>
    JSON.parse(await run('tar', ['-xzOf', tarball, 'package/package.json'], root)) as Record<
      string,
      unknown
    >;

  it('satisfies publint', async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every ESM resolver finds, according to Are the types wrong', async () => {
    const { exports = {} } = await manifest();
    const styles = Object.keys(exports as object)
      .filter((entry) => entry.endsWith('.css'))
      .map((entry) => entry.slice(2));
    const left = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    await tool('attw', ['--profile', 'esm-only', '--quiet', tarball, ...left], root);
  });

  it('contains its license, a README and no tests', async () => {
    const files = (await run('tar', ['-tzf', tarball], root)).split('\n');
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
    const tests = files.filter((file) => /\.(?:test|stories)\b/.test(file));
    // The tokens of the eras are for copying into another project, as TypeScript too.
    const sources = files.filter(
      (file) => /(?<!\.d)\.tsx?$/.test(file) && !/\/tokens\//.test(file),
    );
    expect([...tests, ...sources]).toEqual([]);
  });

  it('points at no file or version of this workspace', async () => {
    expect(JSON.stringify(await manifest())).not.toMatch(/workspace:|"development"/);
  });
});
