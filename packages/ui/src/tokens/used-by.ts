const sheets = rawFiles(
  import.meta.glob<string>('../components/*/*.module.css', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);
const components = rawFiles(
  import.meta.glob<string>(['../components/*/*.tsx', '!**/*.stories.tsx'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** Returns the names of the components whose stylesheets read a token, such as `--color-surface`. */
export function componentsThatUse(token: string): readonly string[] {
  return users.get(token) ?? [];
}

/** Returns the tokens that a component's stylesheets read, shared ones included, in alphabetical order. */
export function tokensUsedBy(component: string): readonly string[] {
  const code = components.get(component) ?? '';
  const css = [...code.matchAll(/\/(\w+)\.module\.css'/g)].map(([, name = '']) => sheets.get(name));
  const names = [...css.join('\n').matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The components that read each token, found once: the page of tokens asks at every letter of a search. */
const users = new Map<string, string[]>();
for (const component of [...components.keys()].sort())
  for (const token of tokensUsedBy(component))
    users.set(token, [...(users.get(token) ?? []), component]);

/** Returns the texts of files by their names without folder and extension. */
function rawFiles(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([file, text]) => [
      file.slice(file.lastIndexOf('/') + 1).replace(/\..*/, ''),
      text,
    ]),
  );
}
