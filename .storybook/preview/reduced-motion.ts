const asked = '(prefers-reduced-motion: reduce)';
const rules = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
const changed = new Map<CSSMediaRule, string>();
let systemMatchMedia: typeof window.matchMedia | undefined;

/** Makes the page behave as for a visitor who asked for less movement, in styles and in scripts, or not. */
export function emulateReducedMotion(reduced: boolean): void {
  for (const [rule, text] of changed) rule.media.mediaText = text;
  changed.clear();
  if (systemMatchMedia) window.matchMedia = systemMatchMedia;
  systemMatchMedia = undefined;
  if (!reduced) return;

  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  const system = window.matchMedia.bind(window);
  systemMatchMedia = system;
  window.matchMedia = (query) => system(query === asked ? 'all' : query);
}

function visit(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rules.test(rule.media.mediaText)) {
      const text = rule.media.mediaText;
      changed.set(rule, text);
      rule.media.mediaText = text.replace(rules, (_, wish: string) =>
        wish === 'reduce' ? 'all' : 'not all',
      );
    }
    if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
  }
}
