import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** The styles of a page, parted by when they are needed. */
export interface PageStyles {
  /** What the first paint needs: everything but `later`. */
  readonly first: string;
  /** The themes of other eras, the files of all typefaces, and the styles of what the page does not show. */
  readonly later: string;
}

/** What a page shows first. */
export interface FirstView {
  /** The slug of the era that it opens with. */
  readonly slug: string;
  /** Names of components that it never shows before the later styles are there, as in `NotFoundPage`. */
  readonly unused: readonly string[];
}

/**
 * Parts the styles of the whole game for one page. Each rule is in one of the two, inside its own layers and
 * media queries. Only whole themes and whole components move, so no rule changes its order among those that
 * apply to the same element.
 */
export function partStyles(css: string, { slug, unused }: FirstView): PageStyles {
  const root = postcss.parse(css);
  const firstFamilies = familiesOf(root, slug);
  const isLate = (node: ChildNode) =>
    node.type === 'rule'
      ? node.selectors.every((selector) => isOfOtherTheme(selector, slug) || isOf(unused, selector))
      : node.type === 'atrule' && node.name === 'font-face' && !standsIn(node, firstFamilies);
  return { first: keep(root, (node) => !isLate(node)), later: keep(root, isLate) };
}

/** Returns a copy of the styles with those rules and faces only. */
function keep(root: Root, wanted: (node: ChildNode) => boolean): string {
  const copy = root.clone();
  const prune = (node: ChildNode): void => {
    if (node.type === 'comment') {
      node.remove();
    } else if (isGroup(node)) {
      node.each(prune);
      if (node.nodes.length === 0) node.remove();
    } else if (node.type === 'rule' || node.type === 'atrule') {
      if (!wanted(node)) node.remove();
    }
  };
  copy.each(prune);
  return copy.toString().trim();
}

/** True for a block of other rules; false for `@font-face`, `@keyframes` and statements like `@layer a, b;`. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return (
    node.type === 'atrule' &&
    node.nodes !== undefined &&
    /^(?:layer|media|supports|container)$/.test(node.name)
  );
}

function isOfOtherTheme(selector: string, slug: string): boolean {
  const [, theme] = /^\.([\w-]+)-theme$/.exec(selector) ?? [];
  return theme !== undefined && theme !== slug;
}

function isOf(components: readonly string[], selector: string): boolean {
  return components.some((name) => selector.includes(`.${name}_`));
}

/** Returns the families that the theme of an era names. */
function familiesOf(root: Root, slug: string): string {
  let text = '';
  root.walkRules(`.${slug}-theme`, (rule: Rule) => {
    text += rule.toString();
  });
  if (text === '') throw new Error(`The styles have no .${slug}-theme`);
  return text;
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
