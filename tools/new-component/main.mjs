/** Writes a new component of packages/ui: `pnpm new-component NAME [PLACE]`. Asks nothing, and overwrites nothing. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { root } from '../packages.mjs';
import { folderOf, guideOf, reportOf } from './files.mjs';
import { places, readComponent } from './name.mjs';

const ui = path.join(root, 'packages/ui');

async function main() {
  const index = await readFile(path.join(ui, 'src/index.ts'), 'utf8');
  const folders = await readdir(path.join(ui, 'src/components'));
  const exported = [...index.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);
  const component = readComponent(process.argv.slice(2), [...folders, ...exported]);
  const { name, place } = component;
  const folder = path.join(ui, 'src/components', name);
  await mkdir(folder);
  for (const [file, text] of Object.entries(folderOf(component))) {
    await write(path.join(folder, file), text);
  }
  await change(path.join(ui, 'src/index.ts'), (text) => withExport(text, name));
  await change(path.join(root, `.storybook/docs/guides/${place}.tsx`), (text) =>
    withImport(text, name).replace(/\};\n$/, `${guideOf(component)}};\n`),
  );
  await change(path.join(ui, 'api/index.api.md'), (text) => withReport(text, reportOf(component)));
  console.log(`The component ${name} is in packages/ui/src/components/${name}, and in Storybook below
Components → ${places[place].chapter} → ${name}. Its guide is in .storybook/docs/guides/${place}.tsx.

Its text and its look are placeholders; How to → Add a component in Storybook names the next steps.`);
}

async function change(file, next) {
  await write(file, next(await readFile(file, 'utf8')));
}

async function write(file, text) {
  // The report is written by a tool that formats it.
  const isReport = file.endsWith('.api.md');
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, isReport ? text : await format(text, options));
}

/** Adds an export before the first one of a component that comes later in the alphabet. */
function withExport(text, name) {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}';\n`;
  return insert(
    text,
    [...text.matchAll(/^export \{[^;]*'\.\/components\/(\w+)\/\w+';\n/gm)],
    name,
    line,
  );
}

/** Adds each part of a report before the first one with a later name. */
function withReport(text, parts) {
  return parts.reduce((report, part) => {
    const [, name] = /export \w+ (\w+)/.exec(part) ?? [];
    const known = [...report.matchAll(/\/\/ @public\nexport (?:declare )?\w+ (\w+)[\s\S]*?\n\n/g)];
    return insert(report, known, name, part);
  }, text);
}

function insert(text, known, name, part) {
  const before = known.findLast(([, other]) => order(other, name) < 0);
  const place = before === undefined ? (known[0]?.index ?? 0) : before.index + before[0].length;
  return text.slice(0, place) + part + text.slice(place);
}

const order = (one, other) => one.toLowerCase().localeCompare(other.toLowerCase());

function withImport(text, name) {
  const found = /import \{([^}]*)\} from '@time-traveler\/ui';\n/.exec(text);
  if (found === null) return `import { ${name} } from '@time-traveler/ui';\n${text}`;
  const names = [...found[1].split(',').map((one) => one.trim()), name].filter(Boolean);
  return text.replace(
    found[0],
    `import { ${names.toSorted(order).join(', ')} } from '@time-traveler/ui';\n`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
