import { expect, it } from 'vitest';
import { suites } from '../run/suites.mjs';
import { filesNamed, manifestOf, read } from './files';

const workflows = filesNamed(/\.ya?ml$/, '.github/workflows');

const uses = workflows.flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line))
    .map((line) => ({ file, line: line.trim() })),
);

it('finds the actions of the workflows', () => {
  expect(uses.length).toBeGreaterThan(0);
});

it.each(uses)('$file pins actions to a commit: $line', ({ line }) => {
  expect(line).toMatch(/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('the CI workflow tests every supported version of Node', () => {
  expect(read('.github/workflows/ci.yml')).toContain('node: [20, 22, 24]');
});

const testScripts = Object.keys(manifestOf('.').scripts ?? {}).filter((script) =>
  /^test:[\w-]+$/.test(script),
);

it.each(testScripts)('runs %s, in the suites of "pnpm test" or in a job of its own', (script) => {
  // A suite may run only the second half of a script, such as "test:visual:built".
  const inSuites = suites.some(({ script: [name] }) => name?.replace(/:built$/, '') === script);
  const inWorkflow = read('.github/workflows/ci.yml').includes(` ${script}\n`);
  expect(inSuites || inWorkflow).toBe(true);
});

it('keeps the built Storybook for designers', () => {
  expect(read('.github/workflows/ci.yml')).toMatch(/name: storybook\n\s+path: storybook-static/);
});

it('hosts a preview of each pull request, by a job that runs nothing of the pull request', () => {
  const [, build = '', publish = ''] = read('.github/workflows/preview.yml').split(
    /^ {2}(?:build|publish):$/m,
  );
  expect(build).toContain('build-storybook');
  expect(build).not.toContain('contents: write');
  expect(publish).toContain('contents: write');
  expect(publish).not.toMatch(/checkout|pnpm|node /);
});
