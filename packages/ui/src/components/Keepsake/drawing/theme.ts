/** Reads the tokens of an era's theme. */
export interface Theme {
  /** Returns the value of a custom property, with every variable in it replaced. */
  readonly token: (name: string) => string;
  /** Removes what reading the theme needs. */
  readonly release: () => void;
}

/**
 * Returns the theme of an era as the page's stylesheets set it, whichever theme the page wears. `look` is the slug of the era
 * whose look it has.
 */
export function readTheme(slug: string, look = slug): Theme {
  const probe = document.createElement('span');
  probe.className = `${look}-theme ${slug}-theme`;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  return {
    token: (name) => style.getPropertyValue(name).trim(),
    release: () => probe.remove(),
  };
}
