/** The mark at the end of each translated word. Playwright's locators pass it by, so they find the words all the same. */
export const TRANSLATED = '\u200B';

/**
 * Translates the page as Chrome does: each text is replaced by two `<font>` elements, again after every change, and
 * `<html>` gets another language and a class. Marks the end of each word. It uses nothing from outside, so that it
 * can be sent to a page. Returns a function that stops it and restores the page.
 */
export function startTranslator(mark: string): () => void {
  const done = new WeakSet<Node>();
  const originals = new Map<Element, Text>();
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text);
    for (const text of found) {
      const code = text.parentElement?.closest('script, style, noscript, template');
      if (code || done.has(text)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const words = document.createTextNode(text.data.replaceAll(/\p{L}+/gu, `$&${mark}`));
      done.add(words);
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
      originals.set(outer, text);
    }
  };
  const changes = new MutationObserver(translate);
  let lang = '';
  const start = () => {
    const page = document.documentElement;
    lang = page.lang;
    page.lang = 'de';
    page.classList.add('translated-ltr');
    translate();
    changes.observe(document.body, { characterData: true, childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
  return () => {
    changes.disconnect();
    for (const [translated, text] of originals) translated.replaceWith(text);
    document.documentElement.lang = lang;
    document.documentElement.classList.remove('translated-ltr');
  };
}
