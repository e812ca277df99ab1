import { pictures } from './pictures.mjs';
import { registers } from './places.mjs';

/** Returns the changed text of every register that a new era is written into, by path from the root. */
export function registered(read, { slug, name, identifier }) {
  const changed = {
    [registers.eras]: (text) =>
      withItem(
        withImport(text, `import { ${identifier} } from './${slug}';`),
        `  ${identifier},\n];`,
      ),
    [registers.curated]: (text) =>
      withItem(
        withImport(text, `import { ${identifier} } from './${slug}';`),
        `  ${identifier},\n];`,
      ),
    [registers.stories]: (text) =>
      replaceOnce(
        text,
        /\n\]\);/,
        `\n  ['${slug}', () => import('./${slug}').then(({ ${identifier}Story }) => ${identifier}Story)],\n]);`,
      ),
    [registers.focus]: (text) => withFields(text, slug, () => 60),
    [registers.descriptions]: (text) =>
      withFields(
        text,
        slug,
        ({ light }) =>
          `A placeholder: four rows of hills lie behind each other ${light}, with nobody to be seen on any of them.`,
      ),
    [registers.sources]: (text) =>
      replaceOnce(
        text,
        /(\n\|[^\n]*\.md\)[^\n]*\|)(?!\n\|)/,
        `$1\n| ${name} | [${slug}.md](${slug}.md) |`,
      ),
  };
  return Object.fromEntries(
    Object.entries(changed).map(([place, change]) => {
      try {
        return [place, change(read(place))];
      } catch {
        throw new Error(`${place} is not laid out as expected; the era cannot be added to it.`);
      }
    }),
  );
}

function withImport(text, line) {
  const imports = text.match(/^import [^\n]*;$/gm);
  return replaceOnce(text, imports.at(-1), `${imports.at(-1)}\n${line}`);
}

/** Adds to the list that ends the file. */
function withItem(text, end) {
  return replaceOnce(text, /\n\];(?=\s*$)/, `\n${end}`);
}

/** Adds a field for each of the new era's pictures. */
function withFields(text, slug, valueOf) {
  const added = pictures.map((picture) => [`${slug}${picture.number}`, valueOf(picture)]);
  return `${JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(added) }, null, 2)}\n`;
}

function replaceOnce(text, what, by) {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error('Nothing to replace');
  return changed;
}
