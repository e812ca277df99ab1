import { builtInEras } from '@time-traveler/game-core';

/** In place of an era's slug: the edit is for every era. */
export const EVERY_ERA = 'all';

/** A value that somebody tries for a token. */
export interface TokenEdit {
  /** The slug of an era, or {@link EVERY_ERA}. */
  readonly era: string;
  /** The custom property, for example `--color-surface`. */
  readonly token: string;
  readonly value: string;
}

/** Returns the edits with one value changed, or without it if the value is empty. */
export function withEdit(edits: readonly TokenEdit[], edit: TokenEdit): readonly TokenEdit[] {
  const others = edits.filter(({ era, token }) => era !== edit.era || token !== edit.token);
  return edit.value.trim() === '' ? others : [...others, edit];
}

/** Returns the edits as a stylesheet, in the form that a theme has. A value that is still being typed is left out. */
export function cssOf(edits: readonly TokenEdit[]): string {
  const slugs = builtInEras.map(({ period: { slug } }) => slug);
  // An edit for one era wins over one for every era.
  return [EVERY_ERA, ...slugs]
    .map((era) => {
      const themes = (era === EVERY_ERA ? slugs : [era]).map((slug) => `.${slug}-theme`);
      const lines = edits
        .filter((edit) => edit.era === era && isWhole(edit.value))
        .map(({ token, value }) => `  ${token}: ${value.trim()};`);
      return lines.length === 0 ? '' : `${themes.join(',\n')} {\n${lines.join('\n')}\n}\n`;
    })
    .join('');
}

/** True if a value ends where its text ends: an open bracket would contain everything after it. */
function isWhole(value: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`p{--value:${value};--end:1}`);
  const [rule, ...others] = sheet.cssRules;
  return (
    others.length === 0 &&
    rule instanceof CSSStyleRule &&
    rule.style.length === 2 &&
    rule.style.getPropertyValue('--end') === '1'
  );
}

/** Returns the edits as a word of letters, digits, `-` and `_`: an address can keep no other characters. */
export function wordOf(edits: readonly TokenEdit[]): string {
  if (edits.length === 0) return '';
  const lines = edits.map(({ era, token, value }) => `${era} ${token} ${value}`);
  const ascii = encodeURIComponent(lines.join('\n'));
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the edits of a word that {@link wordOf} has written; none if it is another word. */
export function editsIn(word: string): readonly TokenEdit[] {
  try {
    const lines = decodeURIComponent(atob(word.replaceAll('-', '+').replaceAll('_', '/')));
    return lines.split('\n').flatMap((line) => {
      const [, era, token, value] = /^(\S+) (--[\w-]+) (.+)$/.exec(line) ?? [];
      return era && token && value ? [{ era, token, value }] : [];
    });
  } catch {
    return [];
  }
}
