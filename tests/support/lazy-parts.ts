import type { Page } from '@playwright/test';
import type { ConsoleWatch } from './console-watch';

/** A way to a file that can be cut and mended. */
export interface Line {
  /** How many requests were cut off. */
  readonly cut: () => number;
  readonly mend: () => void;
}

/** Cuts the way to the built files of this name and kind, whatever follows their address. */
export async function cut(
  page: Page,
  log: ConsoleWatch,
  name: string,
  kind: 'js' | 'css',
): Promise<Line> {
  let [down, count] = [true, 0];
  log.allow(/^A part of the page could not be loaded/);
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
