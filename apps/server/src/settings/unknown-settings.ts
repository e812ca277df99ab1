import { distance } from 'fastest-levenshtein';
import { definitions } from './settings';

/** A variable of the environment that is probably a misspelt setting. */
export interface UnknownSetting {
  readonly name: string;
  /** The settings that were probably meant: the nearest one, or else those that begin with the same word. */
  readonly meant: readonly string[];
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
    return [{ name, meant: isNear ? [nearest.setting] : withSameWord(name) }];
  });
}

/** Returns a sentence without a full stop that says what was probably meant. */
export function describeUnknownSetting({ name, meant }: UnknownSetting): string {
  const hint = meant.length === 0 ? 'see --help' : `did you mean ${meant.join(' or ')}?`;
  return `${name} is not a setting: ${hint}`;
}

function withSameWord(name: string): readonly string[] {
  const [word = ''] = name.split('_');
  return known.filter((setting) => setting.startsWith(`${word}_`));
}
