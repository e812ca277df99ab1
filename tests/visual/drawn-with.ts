import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Measure, coarse, exact } from './compare';
import { baselines } from './shots';

/** What text rendering depends on: the browser's major version, the operating system and the processor. */
export interface Drawer {
  readonly chromium: string;
  readonly system: string;
}

const record = path.join(baselines, 'drawn-with.json');

/** Returns the browser and machine that run the tests. */
export function presentDrawer(browser: Browser): Drawer {
  return {
    chromium: browser.version().split('.')[0] ?? '',
    system: `${process.platform} ${process.arch}`,
  };
}

/** Writes the browser and machine that drew the baselines to `drawn-with.json`. */
export function recordDrawer(drawer: Drawer): void {
  writeFileSync(record, `${JSON.stringify(drawer, null, 2)}\n`);
}

/** Returns the tolerance to compare with, and a warning if the baselines were drawn with another browser. */
export function measureFor(present: Drawer): { measure: Measure; warning: string | null } {
  if (!existsSync(record)) return { measure: exact, warning: null };
  const past = JSON.parse(readFileSync(record, 'utf8')) as Drawer;
  if (past.chromium === present.chromium && past.system === present.system) {
    return { measure: exact, warning: null };
  }
  return {
    measure: coarse,
    warning: `The baselines were drawn with Chromium ${past.chromium} on ${past.system}; this is Chromium ${present.chromium} on ${present.system}. Compared coarsely: places and colours, not letters' edges. For the exact comparison use that browser (CHROMIUM=/path/to/it), or draw new baselines with test:visual:update and look at each.`,
  };
}
