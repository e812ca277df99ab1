import type { Page } from '@playwright/test';

/** Files on their way that are held back. */
export interface Held {
  /** The paths asked for so far, in order. */
  readonly asked: readonly string[];
  /** Lets them come, and all that follow. */
  readonly release: () => void;
}

/** Holds back every file whose path matches, until it is released. */
export async function holdBack(page: Page, pattern: RegExp): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await released;
      // What the page no longer wants cannot be answered.
      await route.fallback().catch(() => {});
    },
  );
  return { asked, release };
}
