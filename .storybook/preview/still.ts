import { STILL, hasPlayed, until } from './story-window';

/** How long a press waits for what is pressed, in milliseconds. */
const PATIENCE_MS = 30_000;

/** True in a window whose address says that its story does not play. */
export function isStill(): boolean {
  return new URLSearchParams(location.search).has(STILL);
}

/**
 * Presses each of the named buttons and links once it is there. A story whose state only a visitor's presses lead to
 * names them in its parameter `presses`, for the windows in which it does not play.
 */
export async function pressAll(names: readonly string[]): Promise<void> {
  // A button that has just been rendered may not be listened to yet.
  await hasPlayed(window, PATIENCE_MS);
  for (const name of names) (await until(() => named(name), PATIENCE_MS))?.click();
}

function named(name: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('a, button, [role="button"]')];
  return all.find((each) => (each.ariaLabel ?? each.textContent).startsWith(name));
}
