import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultText } from '../fault';
import { compileFolder, compileFolders, readFiles } from '../read-folders';
import { proofEra } from './texts';
import { warningsOf } from './warnings';

const root = path.join(import.meta.dirname, '../../../..');
const folders = readdirSync(path.join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(folders)('the example %s', (name) => {
  const folder = path.join(root, 'examples', name);

  it('has no fault and no warning', async () => {
    const { content, faults } = await compileFolder(folder);
    expect(faults.map(faultText)).toEqual([]);
    expect(content && warningsOf(proofEra(content))).toEqual([]);
  });

  it('is not on the timeline', async () => {
    const { eras } = await compileFolders();
    expect(eras.map(({ era }) => era.period.slug)).not.toContain(name);
  });
});

it('every piece of a file in docs/write-an-era.md is from the example', async () => {
  const page = readFileSync(path.join(root, 'docs/write-an-era.md'), 'utf8');
  const files = await readFiles(path.join(root, 'examples/alderwick'));
  const lines = [...page.matchAll(/```md\n([\s\S]*?)```/g)].flatMap(([, piece = '']) =>
    piece.split('\n').filter((line) => line !== ''),
  );
  expect(lines.length).toBeGreaterThan(30);
  const whole = [...files.values()].join('\n');
  expect(lines.filter((line) => !whole.includes(line))).toEqual([]);
});
