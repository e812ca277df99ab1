import type { Draft } from './draft';

type Texts = Readonly<Record<string, string>>;

const template: Texts = import.meta.glob('../../../../packages/eras/template/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const builtIn: Texts = import.meta.glob('../../../../eras/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const example: Texts = import.meta.glob('../../../../examples/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const eras = { ...example, ...builtIn };

/** The name of the folder that a writer begins with. */
export const TEMPLATE = 'new-era';

/** The files of the template by their path in the folder. */
export const templateFiles: Texts = filesIn(template, 'template');

/** The folders that a writer can begin with, by their names: the template, the example, and every built-in era. */
export const exampleNames: readonly string[] = [
  TEMPLATE,
  ...new Set(
    Object.keys(eras).flatMap((path) => /\/(?:eras|examples)\/([^/]+)\//.exec(path)?.[1] ?? []),
  ),
];

/** Returns a draft with the files of the template, the example or a built-in era. */
export function exampleDraft(name: string): Draft {
  const files = name === TEMPLATE ? templateFiles : filesIn(eras, name);
  return { name, files, tune: false, unread: [] };
}

function filesIn(texts: Texts, folder: string): Texts {
  const inside = `/${folder}/`;
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([path]) => path.includes(inside))
      .map(([path, text]) => [path.slice(path.indexOf(inside) + inside.length), text]),
  );
}
