import contractCss from '../styles/tokens.css?raw';

const themes = import.meta.glob<string>('../themes/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The text of the stylesheet that declares all tokens. */
export { contractCss };

/** The slugs of the eras that have a theme. */
export const themedEras = Object.keys(themes).map(
  (file) => /(\w[\w-]*)\.css$/.exec(file)?.[1] ?? file,
);

/** Returns the text of an era's theme, or nothing if the era has none. */
export function themeCssOf(slug: string): string {
  return themes[`../themes/${slug}.css`] ?? '';
}

// Without this, a changed theme renders every story again, although its styles are already replaced. Only the page of
// tokens shows these texts, and reads them when it loads.
import.meta.hot?.accept(() => {
  if (document.querySelector('[data-token]')) location.reload();
});
