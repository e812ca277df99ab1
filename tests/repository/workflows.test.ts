import { expect, it } from 'vitest';
import { filesNamed, read } from './files';

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
