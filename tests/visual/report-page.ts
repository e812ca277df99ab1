import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Finding, reportHtml } from './report-html';

/** The type of the annotation that names the browser, if it is another one than that of the baselines. */
export const ANOTHER_BROWSER = 'another browser';

/** Writes all differences to one page, with their pictures in a folder beside it; writes none if nothing differs. */
export default class ReportPage implements Reporter {
  private readonly findings: Finding[] = [];
  private readonly notes = new Set<string>();
  private readonly file: string;
  private readonly folder: string;

  constructor({ file }: { file: string }) {
    this.file = path.resolve(import.meta.dirname, '../..', file);
    this.folder = this.file.replace(/\.html$/, '');
    rmSync(this.file, { force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  onTestEnd({ title }: TestCase, { status, attachments, error, annotations }: TestResult): void {
    const said = new Map(annotations.map(({ type, description = '' }) => [type, description]));
    const note = said.get(ANOTHER_BROWSER);
    if (note !== undefined) this.notes.add(note);
    if (status === 'passed' || status === 'skipped') return;
    const place = path.basename(this.folder);
    const pictures = attachments.flatMap(({ name, contentType, body }) => {
      if (!body) return [];
      const file = `${this.findings.length}-${name}.${contentType.split('/')[1] ?? 'png'}`;
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(path.join(this.folder, file), body);
      return [{ name, address: `${place}/${file}` }];
    });
    this.findings.push({
      title: said.get('name') ?? title,
      storyId: said.get('story'),
      test: said.has('story') ? title : undefined,
      era: said.get('era'),
      words: firstLine(error?.message ?? status),
      at: said.has('at') ? Number(said.get('at')) : undefined,
      pictures,
    });
  }

  onEnd(): void {
    for (const note of this.notes) process.stdout.write(`\n${note}\n`);
    if (this.findings.length === 0) return;
    mkdirSync(path.dirname(this.file), { recursive: true });
    const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006/';
    writeFileSync(this.file, reportHtml(this.findings, [...this.notes], storybook));
    process.stdout.write(`\nThe differences are in ${path.relative(process.cwd(), this.file)}\n`);
  }
}

function firstLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- terminal colours
  const line = (text.split('\n')[0] ?? '').replace(/\u001b\[\d+m/g, '');
  // The terminal refers to the report, which need not refer to itself.
  return line.replace(/^Error: | See test-results\S+/g, '');
}
