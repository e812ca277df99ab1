/** Reads the tokens of an era's theme. */
export interface Theme {
  /** Returns the value of a custom property, with every variable in it replaced. */
  readonly token: (name: string) => string;
  /** Removes what reading the theme needs. */
  readonly release: () => void;
}

/** Returns the theme of an era as the page's stylesheets set it, whichever theme the page wears. */
export function readTheme(slug: string): Theme {
  const probe = document.createElement('span');
  probe.className = `${slug}-theme`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  return {
    token: (name) => style.getPropertyValue(name).trim(),
    release: () => probe.remove(),
  };
}
