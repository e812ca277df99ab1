/**
 * Returns the path at which the game lives on its host, from the setting `VITE_BASE_PATH`: `/` without one. Throws
 * if the setting has no slash at both ends.
 */
export function basePath(setting: string | undefined): string {
  if (setting === undefined || setting === '') return '/';
  if (/^\/(?:[\w.~-]+\/)*$/.test(setting)) return setting;
  throw new Error(`VITE_BASE_PATH must have a slash at both ends, like /games/time/: ${setting}`);
}
