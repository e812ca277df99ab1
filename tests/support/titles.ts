import type { Page } from '@playwright/test';

/** Records the title of the story in each frame in which it is visible, from the next load on. */
export async function filmTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    const look = () => {
      const title = document.querySelector('main h2');
      if (title?.checkVisibility({ visibilityProperty: true })) titles.add(title.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
}
