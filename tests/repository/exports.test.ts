import { describe, expect, it } from 'vitest';
import {
  libraryFolders,
  manifestOf,
  publishedExports,
  sourceEntries,
} from '../../tools/packages.mjs';
import { read } from './files';

describe.each(libraryFolders)('packages/%s', (folder) => {
  it('publishes every entry without its source: run "pnpm api:update"', async () => {
    const manifest = await manifestOf(folder);
    expect(manifest.publishConfig.exports).toEqual(publishedExports(manifest));
    expect(JSON.stringify(manifest.publishConfig)).not.toContain('development');
  });

  it('documents every entry that has types: run "pnpm api:update"', async () => {
    const { entryPoints } = JSON.parse(read(`packages/${folder}/typedoc.json`)) as {
      entryPoints: readonly string[];
    };
    expect(entryPoints).toEqual(sourceEntries(await manifestOf(folder)));
    expect(entryPoints).toContain('./src/index.ts');
  });
});
