/** Replaces a condition in the page's media rules. Returns a function that restores them. */
export function rewriteMedia(found: RegExp, instead: (wish: string) => string): () => void {
  const changed = new Map<CSSMediaRule, string>();
  const visit = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSMediaRule && found.test(rule.media.mediaText)) {
        const text = rule.media.mediaText;
        changed.set(rule, text);
        rule.media.mediaText = text.replace(found, (_, wish: string) => instead(wish));
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return () => {
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}
