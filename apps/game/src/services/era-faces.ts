/** A typeface that a theme names for some of its texts. */
interface Face {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
}

/** A typeface that was fetched, and the rule of the stylesheet that it replaces. */
export interface FetchedFace {
  readonly face: Face;
  readonly rule: CSSFontFaceRule;
  readonly own: FontFace;
}

/**
 * Fetches the typefaces of an era's theme that the page does not have yet, for `addFaces`. Leaves out those that cannot
 * be fetched. The page is not laid out again.
 */
export async function fetchFaces(slug: string): Promise<FetchedFace[]> {
  // Those of the scene on screen may be on their way already.
  const missing = facesOf(slug).filter((face) => !isThere(face) && !isLoading(face));
  const rules = new Map(missing.flatMap((face) => rulesOf(face).map((rule) => [rule, face])));
  const loads = await Promise.allSettled(
    Array.from(rules, async ([rule, face]) => ({ face, rule, own: await fetched(rule) })),
  );
  return loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : []));
}

/** Adds typefaces to the page, which is then laid out again. */
export function addFaces(faces: readonly FetchedFace[]): void {
  // All are looked up before the first is added: each change of a stylesheet makes the next look slow.
  for (const { rule, own } of faces.filter(({ face }) => !isThere(face))) {
    const sheet = rule.parentStyleSheet;
    if (sheet === null) continue;
    // Of two equal ones, the page would count as missing the one of the stylesheet.
    sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    document.fonts.add(own);
  }
}

/** Returns the typefaces that a theme uses for its texts. */
function facesOf(slug: string): Face[] {
  const probe = document.createElement('div');
  probe.className = `${slug}-theme`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [display, label, text] = ['display', 'label', 'text'].map(
    (name) => token(`--font-${name}`).split(',')[0] ?? '',
  ) as [string, string, string];
  const faces = [
    { family: display, style: token('--title-style'), weight: token('--title-weight') },
    { family: label, style: 'normal', weight: token('--label-weight') },
    { family: text, style: 'normal', weight: '400' },
    // The background's emphasised words.
    { family: text, style: 'italic', weight: '400' },
  ];
  probe.remove();
  return faces;
}

function isThere({ family, style, weight }: Face): boolean {
  return document.fonts.check(`${style} ${weight} 1rem ${family}`);
}

function isLoading({ family, style }: Face): boolean {
  return [...document.fonts].some(
    (face) =>
      face.status === 'loading' && face.style === style && plain(face.family) === plain(family),
  );
}

/** Returns the name of a family without quotes. */
function plain(name: string): string {
  return name.replaceAll(/["']/g, '').trim();
}

/** Returns the rules of a typeface that contain the Latin letters. */
function rulesOf({ family, style, weight }: Face): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => {
      const said = (name: string) => rule.style.getPropertyValue(name);
      const [least = 400, most = least] = said('font-weight').split(' ').map(Number);
      return (
        plain(said('font-family')) === plain(family) &&
        said('font-style') === style &&
        least <= Number(weight) &&
        most >= Number(weight) &&
        /^U\+0+-0*FF\b/i.test(said('unicode-range'))
      );
    });
}

/** Fetches the file of a rule. */
async function fetched({ style, parentStyleSheet }: CSSFontFaceRule): Promise<FontFace> {
  const said = (name: string) => style.getPropertyValue(name);
  const [, file = ''] = /url\(["']?([^"')]+)/.exec(said('src')) ?? [];
  const answer = await fetch(new URL(file, parentStyleSheet?.href ?? location.href));
  if (!answer.ok) throw new Error(`${file} was not sent: ${answer.status}`);
  return new FontFace(plain(said('font-family')), await answer.arrayBuffer(), {
    style: said('font-style'),
    weight: said('font-weight'),
    unicodeRange: said('unicode-range'),
  }).load();
}
