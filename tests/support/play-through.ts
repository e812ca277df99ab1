import type { Page } from '@playwright/test';

/** What a visit to every era found. */
export interface PlayThrough {
  /** The number of eras that were played to an aftermath. */
  readonly aftermaths: number;
  /** What was wrong, as sentences. */
  readonly problems: readonly string[];
}

/** How to play. */
export interface PlayOptions {
  /** True if pictures may still be loading at the end, because the test stalls them. */
  readonly picturesStall?: boolean;
}

/**
 * Plays every era on the timeline to an aftermath, inside the page so that it takes milliseconds, and
 * looks for what a fault must never leave behind: placeholders, second copies, empty texts.
 */
export function playThrough(
  page: Page,
  { picturesStall = false }: PlayOptions = {},
): Promise<PlayThrough> {
  return page.evaluate(async (mayStall) => {
    const problems: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const title = () => document.querySelector('article h2')?.textContent ?? '';
    // Real frames: the clock of the page may be the test's.
    const frame = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    const until = async (holds: () => boolean, patience = 4_000) => {
      const end = Date.now() + patience;
      for (let turn = 0; !holds(); turn += 1) {
        if (Date.now() > end || turn > 100_000) return false;
        await (turn < 50 ? frame() : new Promise((resolve) => setTimeout(resolve, 20)));
      }
      return true;
    };
    const inspect = (when: string) => {
      const say = (what: string) => problems.push(`${when}: ${what}`);
      const single = {
        header: 1,
        main: 1,
        nav: 1,
        h1: 1,
        article: 1,
        'article h2': 1,
        'main > section': 2,
        '[role=status][aria-live=polite]': 1,
        'nav [aria-current]': 1,
      };
      for (const [selector, count] of Object.entries(single)) {
        const found = all(selector).length;
        if (found !== count) say(`${found} of ${selector}, not ${count}`);
      }
      const atMostOne = ['article img', 'canvas', '[role=dialog]', 'li[data-variant]'];
      // What fades out is leaving: a former picture may do so while the next one is covered.
      const staying = (part: Element) =>
        part.localName !== 'canvas' || !part.getAnimations().length;
      for (const selector of atMostOne)
        if (all(selector).filter(staying).length > 1) say(`more than one ${selector}`);
      const repeated = (values: string[]) =>
        values.filter((value, index) => value !== '' && values.indexOf(value) !== index);
      const ids = repeated(all('[id]').map(({ id }) => id));
      if (ids.length > 0) say(`an id is there twice: ${ids.join()}`);
      const sheets = repeated(
        all('link[rel=stylesheet]').map((link) => (link as HTMLLinkElement).href),
      );
      if (sheets.length > 0) say(`a stylesheet is there twice: ${sheets.join()}`);
      const cards = all('main li button').map((card) => card.textContent?.trim() ?? '');
      if (cards.length < 2 || cards.includes('')) say('a choice is empty or missing');
      if (all('article p').some((text) => text.textContent?.trim() === ''))
        say('a paragraph is empty');
      const text = document.body.textContent ?? '';
      for (const word of ['undefined', '[object Object]', 'NaN', 'Loading the eras'])
        if (text.includes(word)) say(`the screen says "${word}"`);
    };
    const names = () => all('nav button').map((button) => button.textContent ?? '');
    if (!(await until(() => names().length > 0))) problems.push('The timeline has no era');
    let aftermaths = 0;
    for (const [index, name] of names().entries()) {
      const button = all('nav button')[index];
      button?.click();
      const entered = await until(
        () => button?.getAttribute('aria-current') === 'true' && !title().startsWith('Aftermath'),
      );
      if (!entered) problems.push(`${name} does not open`);
      inspect(`${name} opened`);
      // Choices that have just come ignore presses for half a second.
      const decided = await until(() => {
        if (title().startsWith('Aftermath: ')) return true;
        all('main li button')[0]?.click();
        return title().startsWith('Aftermath: ');
      });
      if (decided) aftermaths += 1;
      else problems.push(`${name} has no aftermath`);
      await frame();
      inspect(`${name} decided`);
      const shown = () => {
        const image = document.querySelector<HTMLImageElement>('article img');
        if (image === null) return document.body.textContent?.includes('No picture') === true;
        return image.complete && image.naturalWidth > 0;
      };
      if (!mayStall && !(await until(shown))) problems.push(`${name} shows no picture`);
    }
    // The sound of a choice may still be heard over the theme.
    const themes = [...window.mediaElements].filter(({ src }) => src.endsWith('-theme.mp3'));
    const playing = themes.filter(({ paused }) => !paused);
    if (playing.length > 1) problems.push(`${playing.length} tracks play at once`);
    return { aftermaths, problems };
  }, picturesStall);
}
