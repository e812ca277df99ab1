import type { Page } from '@playwright/test';
import { test } from '../support/test';

const written = (level: 'warn' | 'error') => (page: Page) =>
  // oxlint-disable-next-line no-console -- what this test is about
  page.evaluate((name) => console[name]('A surprise'), level);

/** What a page may write to its console without being allowed to. */
const lines: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a warning': written('warn'),
  'an error': written('error'),
  'an error that nobody catches': async (page) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('A surprise');
      }),
    );
    await thrown;
  },
  'a file that is missing': async (page) => {
    const answered = page.waitForEvent('console');
    await page.evaluate(() => fetch('/no-such-file.js'));
    await answered;
  },
};

for (const [what, write] of Object.entries(lines))
  test(`${what} on the console fails the test that does not allow it`, async ({ page }) => {
    await page.goto('/favicon.svg');
    test.fail();
    await write(page);
  });

test('a call that the specification does not name fails the test', async ({ page }) => {
  await page.goto('/favicon.svg');
  test.fail();
  await page.evaluate(() => fetch('/api/surprise').catch(() => {}));
});
