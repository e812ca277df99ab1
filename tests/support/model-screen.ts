import type { Page } from '@playwright/test';

/** What a visitor can see of the game, and what it has asked for, in the same form on the screen and in the model. */
export interface Seen {
  readonly title: string;
  /** The texts that may be below the title: an era's own story may not have arrived. */
  readonly story: readonly string[];
  readonly cards: readonly string[];
  readonly impact: string;
  readonly picture: string | null;
  readonly era: string;
  readonly theme: string;
  readonly dialog: string | null;
  /** What the music button says. */
  readonly music: string;
  /** The buttons below the Current Impact. */
  readonly journey: readonly string[];
  /** The decisions that an open journal lists. */
  readonly decisions: readonly string[];
  /** The place in the browser's history, from 0, and how many entries it has. */
  readonly history: readonly [place: number, length: number];
  /** How many lists of eras and how many parts of scenes this page has requested. */
  readonly calls: readonly [periods: number, parts: number];
}

/** Returns what is on the screen of a page; the screen does not show what the page has requested. */
export async function shownOn(
  page: Page,
): Promise<Omit<Seen, 'story' | 'calls'> & { readonly story: string }> {
  const shown = await page.evaluate(() => {
    const textOf = (element: Element | null) =>
      (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const text = (selector: string) => textOf(document.querySelector(selector));
    const link = document.querySelector('article a[aria-haspopup]');
    const image = document.querySelector('article img');
    const paragraphs = [...document.querySelectorAll('article p')].filter(
      (p) => link?.parentElement?.contains(p) && !p.closest('aside'),
    );
    const dialog = document.querySelector('[role=dialog]:not([data-state=closed])');
    const returns = dialog?.querySelectorAll('button[aria-label^="Return here"]') ?? [];
    const { navigation } = window as unknown as {
      navigation: { currentEntry: { index: number }; entries(): unknown[] };
    };
    return {
      title: text('article h2'),
      story: paragraphs
        .map((p) => p.textContent)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      cards: [...document.querySelectorAll('main li button')].map(textOf),
      impact: text('main section section p'),
      picture: image === null ? null : image.getAttribute('src'),
      era: text('nav [aria-current] span span'),
      theme: [...document.documentElement.classList].join(' '),
      dialog: dialog === null ? null : textOf(dialog.querySelector('h2')),
      music: document.querySelector('[role=group] button')?.getAttribute('aria-label') ?? '',
      // The line above the story is there on a phone only.
      journey: [...document.querySelectorAll('main button')]
        .filter((button) => button.checkVisibility())
        .map(textOf)
        .filter((name) => /^(?:Continue: |Your journey|Undo choice)/.test(name)),
      decisions: [...returns].map((button) => button.getAttribute('aria-label') ?? ''),
      place: navigation.currentEntry.index,
      length: navigation.entries().length,
    };
  });
  const { place, length, ...rest } = shown;
  return { ...rest, history: [place, length] };
}

/** Returns a text with single spaces. */
export function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
