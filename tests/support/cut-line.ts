import type { Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch';

/** A simulated network failure for some files. */
export interface Line {
  /** Returns how many requests have failed. */
  readonly cut: () => number;
  /** Ends the failure. */
  readonly mend: () => void;
}

/** Makes requests for built files of this name and kind fail, with any query string. */
export async function cut(
  page: Page,
  log: ConsoleWatch,
  name: string,
  kind: 'js' | 'css',
): Promise<Line> {
  let [down, count] = [true, 0];
  log.allow(/^A module of the page could not be loaded/);
  await page.route(
    ({ pathname }) => pathname.startsWith(`/assets/${name}-`) && pathname.endsWith(`.${kind}`),
    (route) => {
      if (!down) return route.continue();
      count += 1;
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.abort('connectionreset');
    },
  );
  return { cut: () => count, mend: () => (down = false) };
}
