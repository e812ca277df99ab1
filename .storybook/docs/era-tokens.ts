import { useCallback, useState } from 'react';

/** A token as an element has it: its name and what it comes to there. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** The names of all semantic tokens, in the order of the stylesheet that declares them. */
function tokenNames(): readonly string[] {
  const names = new Set<string>();
  const visit = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule && rule.selectorText.startsWith(':where(:root')) {
        for (const name of rule.style) if (name.startsWith('--')) names.add(name);
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return [...names];
}

/** Takes an element and which tokens are wanted; gives them with what they come to there. */
export function readTokens(element: Element, wanted: (name: string) => boolean): readonly Token[] {
  const style = getComputedStyle(element);
  return tokenNames()
    .filter(wanted)
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** Gives a ref for an element and what was read from it as soon as it was there; the function must not change. */
export function useReading<T>(read: (element: Element) => readonly T[]) {
  const [reading, setReading] = useState<readonly T[]>([]);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) setReading(read(element));
    },
    [read],
  );
  return [ref, reading] as const;
}

/** Takes which tokens are wanted and gives the function that reads them from an element. */
export function tokensWhere(wanted: (name: string) => boolean) {
  return (element: Element) => readTokens(element, wanted);
}
