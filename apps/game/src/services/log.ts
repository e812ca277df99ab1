/** Writes a line to the browser's console: the one place where the game does (SPEC §8). */
export function logToConsole(message: string, ...detail: unknown[]): void {
  console.warn(message, ...detail);
}
