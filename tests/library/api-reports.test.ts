import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReports } from '../../tools/api/reports.mjs';
import { root } from '../../tools/packages.mjs';

const reports: readonly { file: string; text: string }[] = await apiReports();

describe.each(reports)('$file', ({ file, text }) => {
  it('shows the current public API: run "pnpm api:update", and review what changed', () => {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  });

  it('exports every type that it uses', () => {
    expect(text.match(/\(ae-forgotten-export\).*/g) ?? []).toEqual([]);
  });

  it('has a sentence of documentation for every export', () => {
    expect(text.match(/@public \(undocumented\)\n.*/g) ?? []).toEqual([]);
  });
});
