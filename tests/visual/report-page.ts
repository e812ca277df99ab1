import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One story that does not match its baseline. */
export interface Finding {
  readonly title: string;
  readonly words: string;
  /** The named pictures: expected, actual, difference. */
  readonly pictures: readonly {
    readonly name: string;
    readonly type: string;
    readonly body: Buffer;
  }[];
}

/** Writes all differences to one self-contained HTML page; writes none if nothing differs. */
export default class ReportPage implements Reporter {
  private readonly findings: Finding[] = [];
  private readonly notes = new Set<string>();
  private readonly file: string;

  constructor({ file }: { file: string }) {
    this.file = path.resolve(import.meta.dirname, '../..', file);
    rmSync(this.file, { force: true });
  }

  onTestEnd({ title }: TestCase, { status, attachments, error, annotations }: TestResult): void {
    for (const { description } of annotations) if (description) this.notes.add(description);
    if (status === 'passed' || status === 'skipped') return;
    const pictures = attachments.flatMap(({ name, contentType: type, body }) =>
      body ? [{ name, type, body }] : [],
    );
    this.findings.push({ title, words: firstLine(error?.message ?? status), pictures });
  }

  onEnd(): void {
    for (const note of this.notes) process.stdout.write(`\n${note}\n`);
    if (this.findings.length === 0) return;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, reportPage(this.findings, [...this.notes]));
    process.stdout.write(`\nThe differences are in ${path.relative(process.cwd(), this.file)}\n`);
  }
}

function firstLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- terminal colours
  return (text.split('\n')[0] ?? '').replace(/\u001b\[\d+m/g, '').replace(/^Error: /, '');
}

/** Returns a page with the notes, the findings and their embedded pictures. */
export function reportPage(findings: readonly Finding[], notes: readonly string[]): string {
  const sections = findings.map(
    ({ title, words, pictures }) => `<section><h2>${escape(title)}</h2><p>${escape(words)}</p>
<div class="row">${pictures.map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;background:#f4f2ee;color:#1d1d1f}
section{background:#fff;border:1px solid #d8d4cb;padding:1rem 1.25rem;margin-block:1.5rem}
h2{font-size:1.125rem;margin:0}.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}
figure{margin:0}figcaption{font-weight:600}img{max-width:100%;border:1px solid #d8d4cb;background:#fff}
aside{background:#fff3cd;padding:1rem}
</style>
<h1>${findings.length} ${findings.length === 1 ? 'story does not match its baseline' : 'stories do not match their baselines'}</h1>
<p>Expected is the baseline, actual is the new screenshot, and the third picture shows differences in red. The
tests stop after 25 stories. If you want the new look, run <code>test:visual:update</code> and commit the pictures.</p>
${notes.map((note) => `<aside>${escape(note)}</aside>`).join('')}${sections.join('\n')}</html>`;
}

function figure({ name, type, body }: Finding['pictures'][number]): string {
  const address = `data:${type};base64,${body.toString('base64')}`;
  return `<figure><figcaption>${escape(name)}</figcaption><a href="${address}"><img alt="${escape(name)}" src="${address}"></a></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
