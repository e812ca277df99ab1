import { expect, it } from 'vitest';
import { filesNamed, read } from './files';
import { findPhrases, phrasesUnder } from './words';

/** The folders and documents whose words are held to the guide. */
const roots = ['.github', '.storybook', 'apps', 'art', 'docs', 'packages', 'tests', 'tools'];
const documents = [
  '.ci/run',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'README.md',
  'SECURITY.md',
  'compose.yaml',
  'eras/README.md',
  'pnpm-workspace.yaml',
];

/** Reports that a tool writes. */
const skipped = /\.api\.md$/;

const GUIDE = 'docs/writing.md';
const HEADING = 'Words to replace';

const phrases = phrasesUnder(HEADING, read(GUIDE));

it('the guide lists phrases', () => {
  expect(phrases.length).toBeGreaterThan(10);
  expect(phrases).toEqual(expect.arrayContaining(['gives', 'of its own', 'nor']));
});

it.each([
  ['a.ts', '/** Has a list\n * of its own. */'],
  ['a.ts', 'run(); // Has a list of its\n// own.'],
  ['a.tsx', 'const a = <p>{/* It is of its own. */}</p>;'],
  ['a.mjs', "const url = 'https://here'; // of its own"],
  ['a.css', 'p {\n  /* A rule of its own. */\n}'],
  ['a.md', 'A list of its\nown.'],
  ['a.py', 'x = 1\n# A list of its\n# own.'],
])('finds a phrase in the prose of %s: %j', (file, text) => {
  expect(findPhrases(file, text, ['of its own'])).toHaveLength(1);
});

it.each([
  ['a.ts', "const words = '// of its own';"],
  ['a.ts', '// Says "of its own".'],
  ['a.ts', '// A part of\nconst its = 1; // own'],
  ['a.tsx', 'const a = <p>// of its own</p>;'],
  ['a.tsx', 'const a = <p>{1} // of its own</p>;'],
  ['a.css', 'p::before {\n  content: "of its own";\n}'],
  ['a.md', '`of its own`'],
  ['a.yaml', 'words: of its own'],
  ['a.md', '```\nof its own\n```'],
  ['a.md', '[a link](of-its-own.md)'],
])('does not take the code or the quotations of %s for prose: %j', (file, text) => {
  expect(findPhrases(file, text, ['of its own'])).toEqual([]);
});

it('no comment and no document contains a phrase that the guide replaces', () => {
  const files = [
    ...documents,
    ...roots.flatMap((folder) => filesNamed(/\.(?:tsx?|mjs|css|mdx?|py|ya?ml)$/, folder)),
  ].filter((file) => !skipped.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = file === GUIDE ? read(file).replace(/^\|.*$/gm, '') : read(file);
    return findPhrases(file, text, phrases).map(
      ({ phrase, line, words }) => `${file}:${line}: ${phrase}: ${words}`,
    );
  });
  expect(found).toEqual([]);
});
