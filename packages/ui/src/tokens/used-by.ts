const sheets = import.meta.glob<string>('../components/*/*.module.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Returns the names of the components whose stylesheet reads a token, such as `--color-surface`. */
export function componentsThatUse(token: string): readonly string[] {
  return Object.entries(sheets)
    .filter(([, css]) => new RegExp(`var\\(\\s*${token}\\s*[,)]`).test(css))
    .map(([file]) => nameOf(file))
    .sort();
}

/** Returns the tokens that a component's stylesheet reads, in alphabetical order. */
export function tokensUsedBy(component: string): readonly string[] {
  const css = Object.entries(sheets).find(([file]) => nameOf(file) === component)?.[1] ?? '';
  const names = [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.module.css'.length);
}
