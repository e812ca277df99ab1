import { type DtcgFile, namesWithoutType, toDtcg } from './dtcg';
import type { EraToken } from './era-tokens';

/** A resolver document of the Design Tokens Community Group (2025.10), with its tokens inside. */
export interface ResolverFile {
  readonly name: string;
  readonly version: '2025.10';
  /** What every era has in common. */
  readonly sets: { readonly shared: { readonly sources: readonly DtcgFile[] } };
  /** What an era changes: a context for each, by slug. */
  readonly modifiers: {
    readonly era: { readonly contexts: Readonly<Record<string, readonly DtcgFile[]>> };
  };
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}

/**
 * Returns the tokens of all eras, by slug, as one document with the eras as contexts. It refers to no other file, because
 * a tool need not support that. Resolving it for an era results in the file that `toDtcg` returns for its tokens.
 */
export function toResolver(eras: Readonly<Record<string, readonly EraToken[]>>): ResolverFile {
  const all = Object.values(eras);
  const withoutType = namesWithoutType(all);
  const [first = []] = all;
  const shared = first.filter(
    ({ name, value }) =>
      // Each context has all values without a type, because the format does not say how tools merge extensions.
      !withoutType.has(name) &&
      all.every((tokens) => tokens.some((token) => token.name === name && token.value === value)),
  );
  const names = new Set(shared.map(({ name }) => name));
  const contexts = Object.entries(eras).map(([slug, tokens]) => [
    slug,
    [
      toDtcg(
        tokens.filter(({ name }) => !names.has(name)),
        withoutType,
      ),
    ],
  ]);
  return {
    name: 'Historical Time Traveler',
    version: '2025.10',
    sets: { shared: { sources: [toDtcg(shared, withoutType)] } },
    modifiers: { era: { contexts: Object.fromEntries(contexts) as Record<string, DtcgFile[]> } },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/era' }],
  };
}
