import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesNamed, manifestOf, read, root } from './files';

const { packageManager, scripts = {} } = manifestOf('.');
const packages = ['packages', 'apps'].flatMap((folder) =>
  filesNamed(/^package\.json$/, folder).map((file) => manifestOf(path.posix.dirname(file))),
);

/** pnpm's own commands that the documents use. */
const ownCommands = new Set(['exec', 'fetch', 'install']);

const documents = filesNamed(/\.mdx?$/).map((file) => ({ file, text: read(file) }));

/** Returns a document's code: its fenced blocks and inline spans. */
function codeIn(text: string): string[] {
  return text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
}

/** Returns the anchors of a document's headings, in GitHub's format. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('finds the documents', () => {
  const names = documents.map(({ file }) => file);
  expect(names).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']),
  );
});

it('links to files and headings that exist', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.replace(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:https?:|mailto:)/.test(target))
      .filter((target) => {
        const [place = '', anchor] = target.split('#');
        const linked = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
        if (!existsSync(path.join(root, linked))) return true;
        return anchor !== undefined && !anchorsIn(read(linked)).includes(anchor);
      })
      .map((target) => `${file} links to ${target}`),
  );
  expect(broken).toEqual([]);
});

it('names scripts that exist, and the pinned pnpm', () => {
  const command = /\b(pnpm(?:@[\d.]+)?) (?:run )?(?:--filter (\S+) )?([a-z][\w:-]*)/g;
  const wrong = documents.flatMap(({ file, text }) =>
    codeIn(text)
      .flatMap((code) => [...code.matchAll(command)])
      .filter(([, pnpm = '', workspace, script = '']) => {
        if (pnpm !== 'pnpm' && pnpm !== packageManager) return true;
        if (workspace === undefined) return !(script in scripts) && !ownCommands.has(script);
        const named = packages.find(({ name }) => name === workspace);
        return !(script in (named?.scripts ?? {}));
      })
      .map(([call]) => `${file} says ${call}`),
  );
  expect(wrong).toEqual([]);
});

it('names files that exist', () => {
  const ours = /^(?:apps|art|docs|packages|tests|\.storybook|\.github)\/[\w./-]+$/;
  const missing = documents.flatMap(({ file, text }) =>
    codeIn(text)
      .filter((code) => !code.startsWith('```'))
      .map((code) => code.slice(1, -1).replace(/^node /, ''))
      // Build output and .env files are not in a fresh clone.
      .filter((code) => ours.test(code) && !/\/(?:dist|\.env)(?:\/|$)/.test(code))
      .filter((code) => !existsSync(path.join(root, code)))
      .map((code) => `${file} names ${code}`),
  );
  expect(missing).toEqual([]);
});

it('README.md explains every script', () => {
  const code = codeIn(read('README.md')).join('\n');
  const silent = Object.keys(scripts).filter(
    (script) => !new RegExp(`[\`\\s]${script}[\`\\s]`).test(code),
  );
  expect(silent).toEqual([]);
});

it('README.md names every package', () => {
  const text = read('README.md');
  const silent = ['packages', 'apps']
    .flatMap((folder) => filesNamed(/^package\.json$/, folder))
    .map((file) => path.posix.dirname(file))
    .filter((folder) => !text.includes(`\`${folder}\``));
  expect(silent).toEqual([]);
});

it('lists every record of a decision in their table, with its date', () => {
  const folder = 'docs/decisions';
  const table = read(`${folder}/README.md`);
  const records = filesNamed(/^\d\d-.*\.md$/, folder);
  expect(records.length).toBeGreaterThan(30);
  const unlisted = records.filter((file) => {
    const name = path.posix.basename(file);
    const date = /^Date: ([\d-]+)/m.exec(read(file))?.[1];
    const line = table.split('\n').find((row) => row.includes(`](${name})`));
    return line?.includes(`| ${date} |`) !== true;
  });
  expect(unlisted).toEqual([]);
});
