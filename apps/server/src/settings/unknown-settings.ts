import { distance } from 'fastest-levenshtein';
import { definitions } from './settings';

/** A variable of the environment that is probably a misspelt setting. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was probably meant, or null if none is near. */
  readonly meant: string | null;
}

const known = Object.keys(definitions);
// Nobody else's variables begin with these words.
const ownPrefix = /^(?:DEEPSEEK|PEXELS?|POOL|RATE|CALLS)_/;
// Shorter names are near to too many others: HOST and HOME, PORT and PATH.
const shortestNear = 8;
const mostTypos = 2;

/**
 * Returns the variables that are no setting but are within two typing mistakes of one, or begin like one. Values
 * are not looked at, because they may be secrets.
 */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly UnknownSetting[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const [nearest] = known
      .map((setting) => ({ setting, typos: distance(name.toUpperCase(), setting) }))
      .sort((a, b) => a.typos - b.typos);
    const isNear =
      nearest !== undefined && nearest.typos <= mostTypos && name.length >= shortestNear;
    if (!isNear && !ownPrefix.test(name)) return [];
    return [{ name, meant: isNear ? nearest.setting : null }];
  });
}
