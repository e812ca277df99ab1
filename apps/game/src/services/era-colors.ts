import {
  type EraColors,
  type Game,
  type Period,
  knownPeriods,
  lookOf,
} from '@time-traveler/game-core';
import { colorTokens } from '@time-traveler/ui/look';

/** An era and the colours in which it differs from its look. */
export interface ColouredEra {
  readonly slug: string;
  readonly colors: EraColors;
}

let sheet: CSSStyleSheet | undefined;

/** Returns the styles of eras that differ from their look: tokens of their themes, which outweigh those of the looks. */
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

/** Sets the colours of the eras that differ from their look, in place of those that were set before. */
export function setEraColors(periods: readonly Period[]): void {
  const eras = periods.flatMap(({ slug }) => {
    const { colors } = lookOf(slug, periods);
    return colors ? [{ slug, colors }] : [];
  });
  if (!('adoptedStyleSheets' in document) || (eras.length === 0 && sheet === undefined)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    // Adopted sheets come after those of the page, also after stylesheets that load later.
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(stylesOf(eras));
}

/** Sets the colours of a game's eras, now and whenever its list of eras changes. */
export function followEraColors({
  getSnapshot,
  subscribe,
}: Pick<Game, 'getSnapshot' | 'subscribe'>): void {
  let shown: readonly Period[] = [];
  const show = () => {
    const { periods, visit } = getSnapshot();
    if (shown === periods) return;
    shown = periods;
    setEraColors(knownPeriods({ periods, visit }));
  };
  show();
  subscribe(show);
}
