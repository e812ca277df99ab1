/** Returns the address that a build names for reports of wrong facts; none where it is no mail or web address. */
export function reportAddress(setting: unknown): string | undefined {
  return typeof setting === 'string' && /^(https:\/\/|mailto:)\S+$/.test(setting)
    ? setting
    : undefined;
}
