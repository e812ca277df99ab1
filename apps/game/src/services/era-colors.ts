import type { EraColors } from '@time-traveler/game-core';
import { colorTokens } from '@time-traveler/ui/look';

/** An era with colours of its own. */
export interface ColouredEra {
  readonly slug: string;
  readonly colors: EraColors;
}

let sheet: CSSStyleSheet | undefined;

/** Returns the styles of eras with colours of their own: tokens of their themes, which outweigh those of their looks. */
export function stylesOf(eras: readonly ColouredEra[]): string {
  const rules = eras
    // A slug becomes a selector. Its form has been checked; nothing else would be safe here.
    .filter(({ slug }) => /^[a-z\d-]+$/.test(slug))
    .map(({ slug, colors }) => {
      const tokens = [...colorTokens(colors)].map(([name, value]) => `${name}:${value}`);
      return `.${slug}-theme{${tokens.join(';')}}`;
    });
  return `@layer tokens{${rules.join('')}}`;
}

/** Sets the colours of eras, in place of those that were set before. */
export function setEraColors(eras: readonly ColouredEra[]): void {
  if (!('adoptedStyleSheets' in document)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    // Adopted sheets come after those of the page, also after stylesheets that load later.
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(stylesOf(eras));
}
