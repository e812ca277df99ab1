import { LineCounter, parseDocument } from 'yaml';
import * as v from 'valibot';
import type { Report } from './fault';
import { checkColors, colorsField, iconField, lookField } from './look';

const year = v.pipe(
  v.number('a year as a number, such as 1242 or -44'),
  v.integer('a year without a fraction'),
);
const words = v.pipe(v.string('words'), v.trim(), v.nonEmpty('words'));
const picture = v.pipe(
  v.string('the name of a picture without its ending, such as medieval-2'),
  v.regex(
    /^[a-z]+(?:-[a-z]+)*(?:-\d+)?$/,
    'the name of a picture without its ending, such as medieval-2',
  ),
);

const fields = v.strictObject({
  id: v.optional(
    v.pipe(
      v.number('a whole number from 1'),
      v.integer('a whole number'),
      v.minValue(1, 'a number from 1'),
    ),
  ),
  timeline: v.optional(v.number('a number')),
  name: words,
  startYear: year,
  endYear: year,
  description: v.pipe(words, v.regex(/^[^.!?]+\.$/, 'one sentence with a full stop')),
  color: v.pipe(
    v.string("a colour in quotation marks, such as '#2f4a8c'"),
    v.regex(/^#[0-9a-f]{6}$/, "a colour in quotation marks, such as '#2f4a8c'"),
  ),
  icon: iconField,
  look: v.optional(lookField),
  colors: v.optional(colorsField),
  year,
  location: v.pipe(
    words,
    v.regex(
      /^(?!in )\p{L}.*[^.\s]$/iu,
      'a place that reads well after "in", such as Bedfordshire, England',
    ),
  ),
  picture: v.optional(picture),
  fallback: v.optional(picture),
  tune: v.optional(
    v.strictObject({ title: words, credit: words }, 'the two fields title and credit'),
  ),
  search: v.optional(words),
  memento: v.optional(words),
});

/** The fields of era.md's front matter. */
export type FrontMatter = v.InferOutput<typeof fields>;

const known = Object.keys(fields.entries);

/**
 * Reads the YAML between two lines "---" at the start of a file. Returns the fields, or undefined if they have faults,
 * and the file's text with blank lines in their place, so that the lines of faults stay the same.
 */
export function readFrontMatter(
  text: string,
  report: Report,
): { readonly matter: FrontMatter | undefined; readonly body: string } {
  const block = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text);
  if (!block) {
    report(
      1,
      'found no front matter: begin the file with a line "---", the fields of the era, and another line "---"',
    );
    return { matter: undefined, body: text };
  }
  const body = text.replace(block[0], block[0].replace(/[^\n]/g, ''));
  return { matter: readFields(block[1] ?? '', report), body };
}

function readFields(yaml: string, report: Report): FrontMatter | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The block begins on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    for (const { pos, message } of document.errors)
      report(lineAt(pos[0]), `the front matter is not valid YAML: ${message}`);
    return undefined;
  }
  const result = v.safeParse(fields, document.toJS() ?? {});
  const lineOfPath = (path: readonly string[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      const range = (node as { range?: readonly number[] | null } | undefined)?.range;
      if (range?.[0] !== undefined) return lineAt(range[0]);
    }
    return 1;
  };
  if (result.success) {
    checkYears(result.output, (field, message) => report(lineOfPath([field]), message));
    checkColors(result.output.colors ?? {}, (color, message) =>
      report(lineOfPath(['colors', color]), message),
    );
    return result.output;
  }
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    report(lineOfPath(path), messageOf(path.join('.'), issue));
  }
  return undefined;
}

function messageOf(
  field: string,
  { kind, type, expected, received, message }: v.BaseIssue<unknown>,
): string {
  if (type === 'strict_object' && expected === 'never') {
    const names = field.startsWith('colors.') ? Object.keys(colorsField.entries) : known;
    return `found the field "${field}", which is not known: the fields are ${names.join(', ')}`;
  }
  if (kind === 'schema' && received === 'undefined')
    return `the field "${field}" is missing: write ${wordsFor(field, message)}`;
  return `the field "${field}" is ${received}: write ${wordsFor(field, message)}`;
}

function wordsFor(field: string, message: string): string {
  return message.startsWith('Invalid') ? `it as "${field}: …"` : message;
}

function checkYears(
  { startYear, endYear, year: scene }: FrontMatter,
  report: (field: keyof FrontMatter, message: string) => void,
): void {
  if (endYear < startYear) {
    report('endYear', `the era ends in ${endYear}, before it starts in ${startYear}`);
  } else if (scene < startYear || scene > endYear) {
    report(
      'year',
      `the scene is in ${scene}: write a year from ${startYear} to ${endYear}, in which the era is`,
    );
  }
}
