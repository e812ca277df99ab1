import type { Page } from '@playwright/test';
import { TRANSLATED, startTranslator } from './start-translator';

/** Translates a page from now on, and after each load again. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(startTranslator as (mark: string) => unknown, TRANSLATED);
  await page.evaluate(startTranslator as (mark: string) => unknown, TRANSLATED);
}

/** Returns the words on a page as they were before the translation. */
export async function wordsOn(page: Page): Promise<string> {
  const words = await page.evaluate(() => document.body.innerText);
  return words.replaceAll(TRANSLATED, '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the words on a page that no translation has reached. */
export async function untranslatedOn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => document.body.innerText);
  return words.match(new RegExp(`\\p{L}+(?![\\p{L}${TRANSLATED}])`, 'gu')) ?? [];
}
