import { addLink } from './loading';

/** Returns the rules of a stylesheet's typefaces that contain the Latin letters. */
export function latinFaces({ cssRules }: CSSStyleSheet): CSSStyleDeclaration[] {
  return [...cssRules].flatMap((rule) =>
    rule instanceof CSSFontFaceRule && isLatin(rule.style.getPropertyValue('unicode-range'))
      ? rule.style
      : [],
  );
}

/** Returns whether a range of characters contains the Latin letters. */
export function isLatin(unicodeRange: string): boolean {
  return /^U\+0+-0*FF\b/i.test(unicodeRange);
}

/** Returns the absolute address of the file that a typeface's rule names. */
export function fileOf(face: CSSStyleDeclaration, sheet: CSSStyleSheet): string {
  const [, file = ''] = /url\(["']?([^"')]+)/.exec(face.getPropertyValue('src')) ?? [];
  return new URL(file, sheet.href ?? location.href).href;
}

/**
 * Loads the typefaces of the page's texts that a stylesheet names, before it applies: a browser uses them at once then, and
 * otherwise lays out the whole page for each.
 */
export async function preloadOwnFaces(sheet: CSSStyleSheet): Promise<void> {
  const theme = getComputedStyle(document.documentElement);
  const token = (name: string) => theme.getPropertyValue(name).trim();
  const texts = [
    ['display', token('--title-style'), token('--title-weight')],
    ['label', 'normal', token('--label-weight')],
    ['text', 'normal', '400'],
  ] as const;
  const own = latinFaces(sheet).filter((face) => {
    const said = (name: string) => face.getPropertyValue(name);
    const [least = 0, most = least] = said('font-weight').split(' ').map(Number);
    return texts.some(
      ([name, style, weight]) =>
        nameIn(token(`--font-${name}`)) === nameIn(said('font-family')) &&
        style === said('font-style') &&
        least <= Number(weight) &&
        most >= Number(weight),
    );
  });
  await Promise.allSettled(
    own.map((face) =>
      addLink({ rel: 'preload', as: 'font', crossOrigin: '', href: fileOf(face, sheet) }),
    ),
  );
}

/** Returns the first family of a list, without quotes. */
function nameIn(families: string): string {
  return /[^"',]+/.exec(families)?.[0] ?? '';
}
