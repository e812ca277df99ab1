import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** The styles of a page, split by when they are needed. */
export interface PageStyles {
  /** What the first paint needs: everything but `later`. */
  readonly first: string;
  /**
   * What the first paint does not need. These are the themes of other eras and all typefaces; the looks after a choice,
   * of hover and focus, of a change of era, of print and of very narrow panels; the styles of components that the page does not show; the
   * defaults of tokens that its theme sets; and the tokens that only later styles or lazy modules read.
   */
  readonly later: string;
}

/** What a page shows first. */
export interface FirstView {
  /** The slug of the era that it opens with. */
  readonly slug: string;
  /** The slug of the era for which the later styles that it shares were made, with `themeless`; its own if not set. */
  readonly sharedWith?: string | undefined;
  /** True for later styles that pages of all other eras share: the theme of this era is among them. */
  readonly themeless?: boolean | undefined;
  /** Names of components that it never shows before the later styles are there, as in `NotFoundPage`. */
  readonly unused: readonly string[];
  /** Names of components that change nothing unless the theme sets a token: each token with its component. */
  readonly optional?: Readonly<Record<string, string>> | undefined;
  /** The class of a part that one column shows only after scrolling, and its usual height there. */
  readonly belowFold?: { readonly className: string; readonly height: string };
}

/**
 * Splits the styles of the whole game for one page. Each rule is in exactly one of the two, inside its own layers and
 * media queries. The order of rules for the same element stays the same, because only whole themes, whole components
 * and tokens that only themes override are moved.
 */
export function partStyles(
  css: string,
  { slug, sharedWith = slug, themeless = false, unused, optional = {}, belowFold }: FirstView,
): PageStyles {
  const root = postcss.parse(css);
  const slugs = [slug, sharedWith];
  const idle = Object.entries(optional)
    .filter(([token]) => !slugs.some((of) => themeSets(root, of, token)))
    .map(([, component]) => component);
  const absent = [...unused, ...idle];
  const families = themeless ? '' : familiesOf(root, slug);
  const worn = themeless ? undefined : slug;
  const isLateRule = (node: Rule) =>
    node.selectors.every(
      (selector) =>
        isOfOtherTheme(selector, worn) ||
        isOf(absent, selector) ||
        answersVisitor(selector) ||
        comesWithScript(selector) ||
        changesEra(selector),
    ) ||
    isForForcedColors(node) ||
    isForLargeText(node);
  const motions = readMotions(root, isLateRule);
  const isLate = (node: ChildNode): boolean => {
    if (isForPaper(node)) return true;
    if (isKeyframes(node.parent)) return isLate(node.parent as AtRule);
    if (isKeyframes(node)) return !motions.has((node as AtRule).params);
    if (node.type === 'rule') return isLateRule(node);
    if (node.type !== 'atrule') return false;
    return node.name === 'property' || (node.name === 'font-face' && !standsIn(node, families));
  };
  const read = readTokens(root, isLate);
  // What the shared later styles leave out is in this page too.
  const spares = slugs.map((of) => spareTokens(root, of, read, isLate));
  const isSpare = (node: ChildNode) => spares.every((spare) => spare.has(node));
  const isParted = (node: ChildNode): node is Rule =>
    isDefaults(node) || isForContrast(node) || (isTheme(node) && !isLate(node));
  const putOff = belowFold ? putOffLayout(belowFold) : { first: '', later: '' };
  return {
    first:
      keep(root, isParted, (node) => (node.type === 'decl' ? !isSpare(node) : !isLate(node))) +
      putOff.first,
    later:
      keep(root, isParted, (node) => (node.type === 'decl' ? isSpare(node) : isLate(node))) +
      putOff.later,
  };
}

/** Leaves a part below the first screen of one column out of the first layout, until the later styles are there. */
function putOffLayout({ className, height }: NonNullable<FirstView['belowFold']>): PageStyles {
  const off = `content-visibility:auto;contain-intrinsic-size:auto ${height}`;
  return {
    first: `@media not (min-width:56.25em){.${className}{${off}}}`,
    later: `.${className}{content-visibility:visible}`,
  };
}

/** Returns the styles with those rules and faces only, and of a parted rule with those tokens only. */
function keep(
  root: Root,
  isParted: (node: ChildNode) => node is Rule,
  wanted: (node: ChildNode) => boolean,
): string {
  const copy = (node: ChildNode): ChildNode[] => {
    if (node.type === 'comment') return [];
    if (!isGroup(node) && !isParted(node)) return wanted(node) ? [node.clone()] : [];
    const nodes = node.nodes.flatMap(copy);
    return nodes.length === 0 ? [] : [node.clone({ nodes })];
  };
  return root
    .clone({ nodes: root.nodes.flatMap(copy) })
    .toString()
    .trim();
}

/** Returns the words with which the rules of the first paint name their animations. */
function readMotions(root: Root, isLateRule: (node: Rule) => boolean): ReadonlySet<string> {
  const words = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value, parent }) => {
    if (parent?.type === 'rule' && isLateRule(parent as Rule)) return;
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return words;
}

/** Returns the names of the tokens that the rules of the first paint read, themselves or through other tokens. */
function readTokens(root: Root, isLate: (node: ChildNode) => boolean): ReadonlySet<string> {
  const readBy = new Map<string, string[]>();
  const read = new Set<string>();
  root.walkDecls(({ prop, value, parent }) => {
    if (isLate(parent as ChildNode)) return;
    const names = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name as string);
    if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...names]);
    else for (const name of names) read.add(name);
  });
  // A set also visits what is added to it meanwhile.
  for (const name of read) for (const other of readBy.get(name) ?? []) read.add(other);
  return read;
}

/**
 * Returns the tokens that the first paint does not need and whose order among others does not matter, because only
 * themes override them: the defaults that the first era overrides, and all that nothing reads. Those may also be set
 * for contrast, where selectors outweigh any order.
 */
function spareTokens(
  root: Root,
  slug: string,
  read: ReadonlySet<string>,
  isLate: (node: ChildNode) => boolean,
): ReadonlySet<ChildNode> {
  const setBy = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (token) => {
    // What comes later, other than a theme, keeps its order among the later tokens.
    const rule = token.parent as Rule;
    if (isLate(rule) && !isTheme(rule)) return;
    setBy.set(token.prop, [...(setBy.get(token.prop) ?? []), token]);
  });
  const plain = ({ parent }: Declaration) =>
    parent?.type === 'rule' && parent.parent?.type === 'atrule' && isLayer(parent.parent)
      ? (parent as Rule)
      : undefined;
  const spare = new Set<ChildNode>();
  for (const [name, tokens] of setBy) {
    const isDefault = ({ parent }: Declaration) => isDefaults(parent as ChildNode);
    const themes = tokens
      .filter((token) => !isDefault(token))
      .filter(({ parent }) => read.has(name) || !isForContrast(parent as ChildNode))
      .map((token) => themeOf(plain(token)?.selector ?? ''));
    if (themes.includes(undefined)) continue;
    const overridden = themes.includes(slug);
    for (const token of tokens)
      if (!read.has(name) || (overridden && isDefault(token))) spare.add(token);
  }
  return spare;
}

/** True for the rule of every token's default. */
function isDefaults(node: ChildNode): node is Rule {
  return (
    node.type === 'rule' &&
    node.parent !== undefined &&
    isLayer(node.parent) &&
    /^:where\(:root,\s*\[class\*=["']?-theme["']?\]\)$/.test(node.selector)
  );
}

/** True for the rules of the reader's contrast setting, which outweigh every theme by a repeated selector. */
function isForContrast(node: ChildNode): node is Rule {
  return (
    node.type === 'rule' && /^:root:root,\s*(\[class\*=["']?-theme["']?\])\1$/.test(node.selector)
  );
}

/** True for the rule of an era's tokens. */
function isTheme(node: ChildNode): node is Rule {
  return node.type === 'rule' && themeOf(node.selector) !== undefined;
}

function isKeyframes(node: ChildNode | ChildNode['parent']): boolean {
  return node?.type === 'atrule' && (node as AtRule).name === 'keyframes';
}

function isLayer(node: unknown): boolean {
  return (node as AtRule).type === 'atrule' && (node as AtRule).name === 'layer';
}

/** True for a block of other rules; false for `@font-face`, `@keyframes` and statements like `@layer a, b;`. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return (
    node.type === 'atrule' &&
    node.nodes !== undefined &&
    /^(?:layer|media|supports|container|starting-style)$/.test(node.name)
  );
}

function isOfOtherTheme(selector: string, slug: string | undefined): boolean {
  const theme = themeOf(selector);
  return theme !== undefined && theme !== slug;
}

/** Returns the slug of the era whose theme a selector names. */
function themeOf(selector: string): string | undefined {
  return /^\.([\w-]+)-theme$/.exec(selector)?.[1];
}

/**
 * True for the look of what the pointer is over or presses, of what cannot be pressed, for the place of a component's
 * focus ring and for what only the focus shows. The first paint has none of them.
 */
function answersVisitor(selector: string): boolean {
  return /:(?:hover|active|disabled)\b|.:focus-visible\b|\w:focus-within\b/.test(selector);
}

/**
 * True for the look of a chosen card, of music that plays, of a scene after a choice, of the mark that there is more below, of
 * a picture that has not come for long, of a page behind a dialog and of one that a translation has mirrored.
 */
function comesWithScript(selector: string): boolean {
  return /\[(?:data-(?:changed|chosen|closed|late|playing|scroll-locked|shown|told)|dir=rtl)\]/.test(
    selector,
  );
}

/** True for what a change of era shows, which waits for the later styles. */
function changesEra(selector: string): boolean {
  return /view-transition/.test(selector);
}

/** True for a rule of the printed page, which is not printed before the later styles are there. */
function isForPaper({ parent }: ChildNode): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === 'print';
}

/** True for what a component adds to the system's own colours. The first paint has the colours, and nothing moves later. */
function isForForcedColors(node: Rule): boolean {
  const { parent } = node;
  return (
    parent?.type === 'atrule' &&
    (parent as AtRule).params === '(forced-colors:active)' &&
    !isForContrast(node)
  );
}

/** True for the look of a part in a very narrow panel. With text that large, a phone's first screen shows no panel's part. */
function isForLargeText({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === '(width<15rem)';
}

function isOf(components: readonly string[], selector: string): boolean {
  return components.some((name) => selector.includes(`.${name}_`));
}

/** True if the theme of an era sets a token. */
function themeSets(root: Root, slug: string, token: string): boolean {
  let sets = false;
  root.walkRules(`.${slug}-theme`, (rule) => {
    sets ||= rule.some((node) => node.type === 'decl' && node.prop === token);
  });
  return sets;
}

/** Returns the families that the theme of an era names, or the defaults if it has no theme. */
function familiesOf(root: Root, slug: string): string {
  let own = '';
  let defaults = '';
  root.walkRules((rule) => {
    if (themeOf(rule.selector) === slug) own += rule.toString();
    if (isDefaults(rule)) defaults += rule.toString();
  });
  return own === '' ? defaults : own;
}

/** True for a local face that stands in for one of these families until its file has come. */
function standsIn(face: AtRule, families: string): boolean {
  const value = (name: string) =>
    face.nodes?.find((node) => node.type === 'decl' && node.prop === name)?.toString() ?? '';
  const family = value('font-family')
    .replace(/^font-family:\s*/, '')
    .replaceAll(/["']/g, '');
  return !value('src').includes('url(') && families.includes(family);
}
