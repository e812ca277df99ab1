import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns axe-core's violations of WCAG 2.2 AA and of its best practices, one line for each element. */
export function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return check(page, { type: 'tag', values: tags });
}

/** Returns text with a contrast below 7 : 1, or 4.5 : 1 if large (WCAG 2.2 AAA), one line for each element. */
export function tooFaint(page: Page): Promise<string[]> {
  return check(page, { type: 'rule', values: ['color-contrast-enhanced'] });
}

async function check(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(file, 'utf8'));
  }
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`,
      ),
    );
  }, runOnly);
}
