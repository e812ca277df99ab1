import type { Report } from './fault';

/** The texts of a folder's files by their path in it, such as `sets/1.md`. */
export type Files = ReadonlyMap<string, string>;

const required = [
  'era.md',
  'choices.md',
  'outcomes.md',
  'follow-ups.md',
  'epilogues.md',
  'background.md',
  'sources.md',
];

/** Files that an era may do without. */
const optional = [
  'cards.md',
  'reckonings.md',
  'carried.md',
  'glossary.md',
  'document.md',
  'former-choices.md',
];

/** What a folder has at least, if the game may tell the rest in general words. */
const essential = ['era.md', 'choices.md', 'background.md'];

/** Returns the files that a folder may have and has not. */
export function unwritten(files: Files): readonly string[] {
  return required.filter((file) => !files.has(file));
}

/**
 * Reports a bad name of the folder, files that are missing or unknown, and files that are not UTF-8. Only a built-in era
 * has to be whole.
 */
export function checkFolder(
  slug: string,
  files: Files,
  reportOf: (file: string) => Report,
  whole = true,
): void {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(slug)) {
    reportOf('era.md')(
      1,
      `the folder is called "${slug}": use lower-case letters a to z, with single hyphens between words`,
    );
  }
  const wanted = whole ? required : essential;
  for (const file of wanted) {
    if (!files.has(file)) reportOf(file)(1, `the file is missing: an era has ${wanted.join(', ')}`);
  }
  for (const [file, text] of files) {
    if (
      ![...required, ...optional].includes(file) &&
      !/^(?:sets|backgrounds)\/\d+\.md$/.test(file)
    ) {
      reportOf(file)(
        1,
        `the file is not known: an era has ${required.join(', ')}, sets/1.md and backgrounds/1.md, and so on, and may have ${optional.join(', ')}`,
      );
    }
    const line = text.split('\n').findIndex((words) => words.includes('\uFFFD')) + 1;
    if (line > 0)
      reportOf(file)(line, 'found a letter that cannot be read: save the file as UTF-8');
  }
}

/** Returns the numbered files of a folder inside the era's, in the order of their numbers. */
export function numbered(files: Files, folder: 'sets' | 'backgrounds'): readonly string[] {
  const numberOf = (file: string) => Number(/\d+/.exec(file)?.[0]);
  return [...files.keys()]
    .filter((file) => new RegExp(`^${folder}/\\d+\\.md$`).test(file))
    .sort((a, b) => numberOf(a) - numberOf(b));
}
