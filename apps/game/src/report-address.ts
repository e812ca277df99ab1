/** Returns the build's address for reports of wrong facts, or undefined if it is not a mail or web address. */
export function reportAddress(setting: unknown): string | undefined {
  return typeof setting === 'string' && /^(https:\/\/|mailto:)\S+$/.test(setting)
    ? setting
    : undefined;
}
