import { readContract } from './contract';
import { contractCss } from './token-texts';

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

const stories = import.meta.glob<string>('../components/*/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The ids of the documentation pages, by component. */
const pages = new Map(
  Object.values(stories).flatMap((code) => {
    const [, title] = /title: '([\w/]+)'/.exec(code) ?? [];
    if (title === undefined) return [];
    const id = title.toLowerCase().replaceAll('/', '-');
    return [[title.slice(title.lastIndexOf('/') + 1), `${id}--docs`] as const];
  }),
);

/** Returns the id of a component's documentation page, or undefined if it has none. */
export function docsOf(component: string): string | undefined {
  return pages.get(component);
}

/** Returns the names of the components whose stylesheets read a token, such as `--color-surface`. */
export function componentsThatUse(token: string): readonly string[] {
  return users.get(token) ?? [];
}

/** Returns the tokens that a component's own stylesheets read, shared ones included, in alphabetical order. */
function tokensUsedBy(component: string): readonly string[] {
  return tokensIn([component]);
}

/** What a component shows although it does not import it: one for the whole page draws every tooltip. */
const drawnElsewhere: Readonly<Record<string, string>> = { Tooltip: 'Tooltips' };

const declared = new Set(
  readContract(contractCss).flatMap(({ tokens }) => tokens.map(({ name }) => name)),
);

/** Returns the tokens that a component and all parts inside it read, in alphabetical order. */
export function tokensShownBy(component: string): readonly string[] {
  const parts = new Set([component, drawnElsewhere[component] ?? component]);
  // A part that is added is visited too.
  for (const part of parts) {
    const code = components.get(part) ?? '';
    for (const [, name = ''] of code.matchAll(/ from '\.[^']*?\/(\w+)'/g)) {
      if (components.has(name)) parts.add(name);
    }
  }
  const around = component === 'Icon' ? tokensOfDrawings() : [];
  // Stylesheets have other custom properties too, which no theme sets.
  return [...new Set([...tokensIn([...parts]), ...around])]
    .filter((name) => declared.has(name))
    .sort();
}

/** Returns the tokens that components read for the drawings in them: an icon has no styles, and has those of its place. */
function tokensOfDrawings(): readonly string[] {
  const rules = [...sheets.values()].flatMap((css) => [
    ...css.matchAll(/[^{}]*\bsvg\b[^{}]*\{([^{}]*)\}/g),
  ]);
  return rules.flatMap(([, text = '']) => namesIn(text));
}

function tokensIn(parts: readonly string[]): readonly string[] {
  const codes = parts.map((part) => components.get(part) ?? '');
  const css = [...codes.join('\n').matchAll(/\/(\w+)\.module\.css'/g)].map(
    ([, name = '']) => sheets.get(name) ?? '',
  );
  return [...new Set([...codes, ...css].flatMap(namesIn))].sort();
}

function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
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
