import type { Page } from '@playwright/test';

/** How much of the story is visible at the current scroll position. */
export interface WordsInSight {
  /** The number of words of the story that are fully visible. */
  seen: number;
  /** The number of words of the story. */
  total: number;
  /** The words of its first paragraph that are not visible. */
  missingFromFirst: string[];
}

/** Counts the story's words that are visible in its scroller, not behind the bars or the "more" mark. */
export function wordsInSight(page: Page): Promise<WordsInSight> {
  return page.evaluate(() => {
    const article = document.querySelector('article');
    const scroller = article?.parentElement;
    if (!article || !scroller) throw new Error('The page has no story');
    const bar = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    let ceiling = Math.max(0, bar('header')?.bottom ?? 0);
    let floor = Math.min(innerHeight, bar('nav')?.top ?? innerHeight);
    if (/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      const box = scroller.getBoundingClientRect();
      const mark = document.querySelector('[data-mark="more"]');
      const shown = mark !== null && getComputedStyle(mark).visibility === 'visible';
      ceiling = Math.max(ceiling, box.top);
      floor = Math.min(floor, shown ? mark.getBoundingClientRect().top : box.bottom);
    }
    const link = article.querySelector('a[aria-haspopup]');
    const paragraphs = [...article.querySelectorAll('p')].filter(
      (p) => link?.parentElement?.contains(p) === true,
    );
    const result = { seen: 0, total: 0, missingFromFirst: [] as string[] };
    for (const [index, paragraph] of paragraphs.entries()) {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const inSight = [...range.getClientRects()].every(
            ({ top, bottom, left, right }) =>
              top >= ceiling - 1 && bottom <= floor + 1 && left >= 0 && right <= innerWidth,
          );
          result.total += 1;
          if (inSight) result.seen += 1;
          else if (index === 0) result.missingFromFirst.push(match[0]);
        }
      }
    }
    return result;
  });
}

/** Returns the area of the largest empty rectangle of a panel, as a share of the panel's area. */
export function largestGap(page: Page, panel: 'story' | 'choices'): Promise<number> {
  return page.evaluate((which) => {
    const panels = [...document.querySelectorAll('main > section')];
    const section = panels[which === 'story' ? 0 : 1];
    if (section === undefined) throw new Error('The page has no such panel');
    const box = section.getBoundingClientRect();
    const columns = 60;
    const rows = 60;
    const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
    const mark = ({ left, right, top, bottom }: DOMRect) => {
      const cell = (value: number, start: number, size: number, count: number) =>
        ((value - start) / size) * count;
      for (
        let row = Math.max(0, Math.floor(cell(top, box.top, box.height, rows)));
        row < Math.min(rows, cell(bottom, box.top, box.height, rows));
        row += 1
      )
        taken[row]?.fill(
          true,
          Math.max(0, Math.floor(cell(left, box.left, box.width, columns))),
          Math.max(0, Math.ceil(cell(right, box.left, box.width, columns))),
        );
    };
    for (const drawn of section.querySelectorAll('img, button, h2')) {
      mark(drawn.getBoundingClientRect());
    }
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) mark(line);
    }
    let largest = 0;
    const free = Array.from({ length: columns }, () => 0);
    for (const row of taken) {
      for (const [column, full] of row.entries()) free[column] = full ? 0 : (free[column] ?? 0) + 1;
      for (let from = 0; from < columns; from += 1) {
        let height = Infinity;
        for (let to = from; to < columns && height > 0; to += 1) {
          height = Math.min(height, free[to] ?? 0);
          largest = Math.max(largest, height * (to - from + 1));
        }
      }
    }
    return largest / (columns * rows);
  }, panel);
}

/** Returns the smallest font size of a choice's description, as a share of the story's. */
export function choiceTextShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const size = (element: Element | null | undefined) =>
      element ? parseFloat(getComputedStyle(element).fontSize) : NaN;
    const link = document.querySelector('article a[aria-haspopup]');
    const descriptions = [...document.querySelectorAll('main li button')].map((card) =>
      size([...card.querySelectorAll('span')].at(-1)),
    );
    return Math.min(...descriptions) / size(link?.parentElement?.querySelector('p'));
  });
}
