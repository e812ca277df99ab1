import { describeUnknownSetting, type UnknownSetting } from '../settings/unknown-settings';
import type { Finding } from './finding';

/** The text of a check, and whether all is well. */
export interface CheckReport {
  readonly text: string;
  readonly isWell: boolean;
}

/** Returns what `--check` prints: one paragraph for each service, and a verdict. */
export function reportOf(
  findings: readonly Finding[],
  unknown: readonly UnknownSetting[],
): CheckReport {
  const isWell = unknown.length === 0 && findings.every(({ state }) => state !== 'wrong');
  const paragraphs = findings.map(({ service, state, facts, visitors }) =>
    [`${service}: ${state}`, ...facts, visitors].join('\n  '),
  );
  const misspelt = unknown.map(
    (setting) => `Settings: wrong\n  ${describeUnknownSetting(setting)}`,
  );
  const verdict = isWell
    ? 'All is well.'
    : 'Something is wrong: change what is named above, and check again.';
  const text = [...misspelt, ...paragraphs, verdict].join('\n');
  return { text: `${text}\n`, isWell };
}
