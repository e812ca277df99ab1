import type { Page } from '@playwright/test';

/** Requests for files that are held back. */
export interface Held {
  /** The requested paths so far, in order. */
  readonly asked: readonly string[];
  /** Lets the held requests and all later ones continue. */
  readonly release: () => void;
}

/** Holds back requests for every file whose path matches, until they are released. */
export async function holdBack(page: Page, pattern: RegExp): Promise<Held> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await released;
      // A request that the page has aborted cannot continue.
      await route.fallback().catch(() => {});
    },
  );
  return { asked, release };
}
