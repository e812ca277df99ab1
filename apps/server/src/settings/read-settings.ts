import * as v from 'valibot';
import { retiredModelFault } from './retired-models';
import { definitions, type SettingDefinition, type Settings } from './settings';

/** The environment has wrong settings. The message has one line for each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads and checks all settings of the environment. Throws {@link SettingsError} if any is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const entries = Object.entries<SettingDefinition>(definitions).map(([name, definition]) => {
    const given = environment[name]?.trim();
    const raw = given === undefined || given === '' ? definition.fallback : given;
    if (raw === null) return [name, null];
    const parsed = v.safeParse(definition.schema, raw, { abortEarly: true });
    if (parsed.success) return [name, parsed.output];
    faults.push(`${name} ${parsed.issues[0].message}${shown(raw, definition)}.`);
    return [name, null];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (faults.length === 0) faults.push(...retiredModelFault(settings));
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** Returns the value for a message, or nothing if it is a secret or may contain a password. */
function shown(raw: string, { secret }: SettingDefinition): string {
  return secret || raw.includes('@') ? '' : ` (it is "${raw}")`;
}
