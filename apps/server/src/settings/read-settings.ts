import { ValueError } from './parsers';
import { definitions, type Setting, type Settings } from './settings';

/** The environment does not describe a server; the message has one line for each setting at fault. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads and checks every setting of the environment; throws {@link SettingsError} that names all faults. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const entries = Object.entries<Setting<unknown>>(definitions).map(([name, definition]) => {
    const given = environment[name]?.trim();
    const raw = given === undefined || given === '' ? definition.fallback : given;
    if (raw === null) return [name, null];
    try {
      return [name, definition.parse(raw)];
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      const plain = raw.replace(/\/\/[^/@]*@/, '//…@');
      const shown = definition.secret === true ? '' : ` (it is "${plain}")`;
      faults.push(`${name} ${error.message}${shown}.`);
      return [name, null];
    }
  });
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return Object.fromEntries(entries) as Settings;
}
