/** Writes a line to the browser's console. The game writes to it nowhere else (SPEC §8). */
export function logToConsole(message: string, ...detail: unknown[]): void {
  console.warn(message, ...detail);
}
