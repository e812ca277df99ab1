import { useCallback, useState } from 'react';

/** A token's name and its value on an element. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Returns the names of all tokens, in the order of the stylesheet that declares them. */
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

/** Returns the tokens that pass the filter, with their values on an element. */
export function readTokens(element: Element, wanted: (name: string) => boolean): readonly Token[] {
  const style = getComputedStyle(element);
  return tokenNames()
    .filter(wanted)
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** Returns a ref, and what `read` returned for the element of that ref. `read` must stay the same function. */
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

/** Returns a function that reads the tokens that pass the filter from an element. */
export function tokensWhere(wanted: (name: string) => boolean) {
  return (element: Element) => readTokens(element, wanted);
}
