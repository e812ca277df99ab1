import { readBackground } from './background';
import { readCarried } from './carried';
import { readChoices, readFormerChoices } from './choices';
import { readDocument } from './document';
import { readEpilogues } from './epilogues';
import type { Ending, EraContent, WrittenChoice } from './era-content';
import { readEraPage } from './era-page';
import { type Fault, type Report, inOrder } from './fault';
import { type Files, checkFolder, numbered } from './folder';
import { readFollowUps } from './follow-ups';
import type { FrontMatter } from './front-matter';
import { readGlossary } from './glossary';
import { blocksOf, divide } from './markdown';
import { readOutcomes } from './outcomes';
import { readReckonings } from './reckonings';
import { checkSources } from './sources';

/** An era's content, or every fault of its folder. */
export type CompiledEra =
  | { readonly content: EraContent; readonly faults: readonly [] }
  | { readonly content: undefined; readonly faults: readonly Fault[] };

/**
 * Compiles the folder of an era: `slug` is its name, and `files` are the texts of its Markdown files by their path in it.
 * Reads everything before it returns, so that all faults are reported together.
 */
export function compileEra(slug: string, files: Files): CompiledEra {
  const faults: Fault[] = [];
  const reportOf =
    (file: string): Report =>
    (line, message) => {
      faults.push({ file: `${slug}/${file}`, line, message });
    };
  checkFolder(slug, files, reportOf);
  const read = <Read>(file: string, reader: (text: string, report: Report) => Read): Read => {
    const text = files.get(file);
    // A missing file is one fault; what it would have said is not reported one by one.
    return reader(text ?? '', text === undefined ? () => {} : reportOf(file));
  };

  const readIf = <Read>(file: string, reader: (text: string, report: Report) => Read) =>
    files.has(file) ? read(file, reader) : undefined;

  const page = read('era.md', readEraPage);
  const choices = read('choices.md', readChoices);
  const background = read('background.md', readBackground);
  const outcomes = read('outcomes.md', readOutcomes);
  const followUps = read('follow-ups.md', readFollowUps);
  const epilogues = read('epilogues.md', readEpilogues);
  const reckonings = readIf('reckonings.md', readReckonings);
  const carried = readIf('carried.md', readCarried);
  const glossary = readIf('glossary.md', readGlossary);
  const document = readIf('document.md', readDocument);
  const former = readIf('former-choices.md', readFormerChoices) ?? [];
  const sets = numbered(files, 'sets').map((file) => read(file, readChoices));
  const backgrounds = numbered(files, 'backgrounds').map((file) => read(file, readBackground));
  checkTwice(files, reportOf);
  read('sources.md', (text, report) => checkSources(text, [background, ...backgrounds], report));

  const { matter } = page;
  if (faults.length > 0 || matter === undefined)
    return { content: undefined, faults: inOrder(faults) };
  const plain = ({ title, content }: typeof background) => ({ title, content });
  return {
    faults: [],
    content: {
      timeline: matter.timeline ?? matter.id,
      era: {
        ...eraOf(slug, matter, page, choices),
        context: plain(background),
      },
      story: {
        endings: endingsOf(choices, former),
        outcomes,
        followUps,
        epilogues,
        ...(matter.memento !== undefined && { memento: matter.memento }),
        ...(reckonings && { reckonings }),
        ...(carried && { carried }),
        ...(glossary && { glossary }),
        ...(document && { document }),
      },
      sets: {
        slug,
        choices: sets,
        contexts: backgrounds.map(plain),
        images: picturesOf(slug, matter),
        ...(matter.search !== undefined && { search: matter.search }),
      },
    },
  };
}

/** Returns the endings of the built-in choices, then of those that were built in once and are not any more. */
function endingsOf(
  choices: readonly WrittenChoice[],
  former: readonly WrittenChoice[],
): readonly Ending[] {
  const gone = former.filter(({ text }) => !choices.some((choice) => choice.text === text));
  return [...choices, ...gone].map((written) => {
    const { text: choice, outcome: text, record, memory, answer, consequences } = written;
    return {
      choice,
      text,
      record,
      ...(memory !== undefined && { memory }),
      ...(answer !== undefined && { answer }),
      ...(consequences && { consequences }),
    };
  });
}

/** The number of a built-in choice. */
function choiceId(era: number, place: number): number {
  return era * 10 + place + 1;
}

/** Returns the addresses of an era's three pictures, or of those that it shares with another era. */
function picturesOf(slug: string, { picture = slug }: FrontMatter): readonly [string, ...string[]] {
  const address = (suffix: string) => `/images/${picture}${suffix}.avif`;
  return [address(''), address('-2'), address('-3')];
}

function eraOf(
  slug: string,
  matter: FrontMatter,
  { title, description }: ReturnType<typeof readEraPage>,
  choices: readonly WrittenChoice[],
): Omit<EraContent['era'], 'context'> {
  const { id, name, startYear, endYear, color, icon, year, location, tune } = matter;
  const [imageUrl] = picturesOf(slug, matter);
  return {
    period: {
      id,
      name,
      slug,
      startYear,
      endYear,
      description: matter.description,
      color,
      icon,
      musicUrl: `/api/audio/${slug}.mp3`,
    },
    scenario: {
      id,
      timePeriodId: id,
      title,
      description,
      imageUrl,
      year,
      location,
    },
    choices: choices.map((choice, place) => ({
      id: choiceId(id, place),
      scenarioId: id,
      text: choice.text,
      description: choice.description,
    })),
    fallbackImageUrl: matter.fallback === undefined ? imageUrl : `/images/${matter.fallback}.avif`,
    tune,
  };
}

/** Reports a choice whose words another choice of the era has, in the later file. */
function checkTwice(files: Files, reportOf: (file: string) => Report): void {
  const seen = new Map<string, string>();
  for (const file of ['choices.md', ...numbered(files, 'sets')]) {
    for (const { heading, line } of divide(blocksOf(files.get(file) ?? ''), 2).sections) {
      const first = seen.get(heading);
      if (first !== undefined) {
        reportOf(file)(line, `the choice '${heading}' is also in ${first}: reword one of them`);
      }
      seen.set(heading, `${file}:${line}`);
    }
  }
}
