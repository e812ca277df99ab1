import { describe, expect, it } from 'vitest';
import { libraryFolders } from '../../tools/packages.mjs';
import { read } from './files';

type Target = string | Readonly<Record<string, string>>;

interface LibraryManifest {
  readonly exports: Readonly<Record<string, Target>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> };
}

/** Returns a target without the condition that only this workspace knows. */
function published(target: Target): Target {
  if (typeof target === 'string') return target;
  const { development: _, ...rest } = target;
  const [only, ...others] = Object.entries(rest);
  return only?.[0] === 'default' && others.length === 0 ? only[1] : rest;
}

describe.each(libraryFolders)('packages/%s', (folder) => {
  const { exports, publishConfig } = JSON.parse(
    read(`packages/${folder}/package.json`),
  ) as LibraryManifest;

  it('publishes what it exports here, without the sources', () => {
    const expected = Object.entries(exports).map(([entry, target]) => [entry, published(target)]);
    expect(publishConfig.exports).toEqual(Object.fromEntries(expected));
  });

  it('documents every entry that has types', () => {
    const sources = Object.values(exports).flatMap((target) =>
      typeof target === 'object' && target['types'] !== undefined ? [target['development']] : [],
    );
    const { entryPoints } = JSON.parse(read(`packages/${folder}/typedoc.json`)) as {
      entryPoints: readonly string[];
    };
    expect(entryPoints).toEqual(sources);
  });
});
