import { readBackground } from './background';
import { readCards } from './cards';
import { readCarried } from './carried';
import { readChoices, readFormerChoices } from './choices';
import { readDocument } from './document';
import { readEpilogues } from './epilogues';
import type { Colors, Ending, EraContent, WrittenChoice } from './era-content';
import { readEraPage } from './era-page';
import { type Fault, type Report, inOrder } from './fault';
import { type Files, checkFolder, numbered, unwritten } from './folder';
import { readFollowUps } from './follow-ups';
import type { FrontMatter } from './front-matter';
import { readGlossary } from './glossary';
import { checkLengths } from './longest';
import { blocksOf, divide } from './markdown';
import { readOutcomes } from './outcomes';
import { readReckonings } from './reckonings';
import { checkSources } from './sources';

/** What else is in an era's folder, and how much of it there has to be. */
export interface CompileOptions {
  /** False if the game may tell in general words what the folder leaves out. Default: true, as for a built-in era. */
  readonly whole?: boolean;
  /** The name of the folder's own picture, such as `picture.webp`. */
  readonly picture?: string | undefined;
  /** True if the folder has a tune.mp3. */
  readonly tune?: boolean;
}

/** An era's content, or every fault of its folder. */
export type CompiledEra =
  | { readonly content: EraContent; readonly faults: readonly [] }
  | { readonly content: undefined; readonly faults: readonly Fault[] };

/**
 * Compiles the folder of an era: `slug` is its name, and `files` are the texts of its Markdown files by their path in it.
 * Reads everything before it returns, so that all faults are reported together.
 */
export function compileEra(slug: string, files: Files, options: CompileOptions = {}): CompiledEra {
  const { whole = true } = options;
  const faults: Fault[] = [];
  const reportOf =
    (file: string): Report =>
    (line, message) => {
      faults.push({ file: `${slug}/${file}`, line, message });
    };
  checkFolder(slug, files, reportOf, whole);
  checkLengths(files, reportOf);
  const read = <Read>(file: string, reader: (text: string, report: Report) => Read): Read => {
    const text = files.get(file);
    // A missing file is one fault; what it would have said is not reported one by one.
    return reader(text ?? '', text === undefined ? () => {} : reportOf(file));
  };

  const readIf = <Read>(file: string, reader: (text: string, report: Report) => Read) =>
    files.has(file) ? read(file, reader) : undefined;

  const page = read('era.md', readEraPage);
  const { matter } = page;
  const pictures = {
    addresses: picturesOf(slug, matter, options),
    opening: openingOf(slug, matter, options),
  };
  const choices = read('choices.md', (text, report) =>
    readChoices(text, report, whole ? pictures : undefined),
  );
  const background = read('background.md', readBackground);
  const outcomes = read('outcomes.md', (text, report) => readOutcomes(text, report, pictures));
  const followUps = read('follow-ups.md', readFollowUps);
  const epilogues = read('epilogues.md', readEpilogues);
  const reckonings = readIf('reckonings.md', (text, report) =>
    readReckonings(text, report, pictures),
  );
  const words = choices.map(({ text }) => text);
  const cards = readIf('cards.md', (text, report) => readCards(text, report, words));
  const carried = readIf('carried.md', readCarried);
  const glossary = readIf('glossary.md', readGlossary);
  const document = readIf('document.md', readDocument);
  const former =
    readIf('former-choices.md', (text, report) => readFormerChoices(text, report, pictures)) ?? [];
  const sets = numbered(files, 'sets').map((file) =>
    read(file, (text, report) => readChoices(text, report)),
  );
  const backgrounds = numbered(files, 'backgrounds').map((file) => read(file, readBackground));
  checkTwice(files, reportOf);
  read('sources.md', (text, report) => checkSources(text, [background, ...backgrounds], report));

  if (matter !== undefined) checkOwnFiles(matter, options, reportOf('era.md'));
  if (faults.length > 0 || matter === undefined)
    return { content: undefined, faults: inOrder(faults) };
  const plain = ({ title, content }: typeof background) => ({ title, content });
  return {
    faults: [],
    content: {
      timeline: matter.timeline ?? idOf(matter),
      unwritten: unwritten(files),
      era: {
        ...eraOf(slug, matter, page, choices, options),
        context: plain(background),
      },
      story: {
        endings: endingsOf(choices, former),
        outcomes,
        followUps,
        epilogues,
        ...(matter.memento !== undefined && { memento: matter.memento }),
        ...(reckonings && { reckonings }),
        ...(cards && { cards }),
        ...(carried && { carried }),
        ...(glossary && { glossary }),
        ...(document && { document }),
      },
      sets: {
        slug,
        choices: sets,
        contexts: backgrounds.map(plain),
        images: picturesOf(slug, matter, options),
        ...(matter.search !== undefined && { search: matter.search }),
      },
    },
  };
}

/** Reports what the folder's own picture and tune need in era.md, and a number that is missing. */
function checkOwnFiles(
  { id, tune }: FrontMatter,
  { whole = true, tune: hasFile = false }: CompileOptions,
  report: Report,
): void {
  if (whole && id === undefined)
    report(1, 'the field "id" is missing: write a whole number that no other era has');
  if (hasFile && tune === undefined)
    report(1, 'found tune.mp3, but no field "tune": write its title and its credit');
  if (!whole && tune !== undefined && !hasFile)
    report(1, 'found the field "tune", but no file tune.mp3: add the file, or leave the field out');
}

/** A server numbers its eras itself. */
function idOf({ id = 0 }: FrontMatter): number {
  return id;
}

/** Returns the endings of the built-in choices, then of those that were built in once and are not any more. */
function endingsOf(
  choices: readonly WrittenChoice[],
  former: readonly WrittenChoice[],
): readonly Ending[] {
  const gone = former.filter(({ text }) => !choices.some((choice) => choice.text === text));
  return [...choices, ...gone].map((written) => {
    const { text: choice, outcome: text, record, memory, answer, consequences, picture } = written;
    return {
      choice,
      text,
      record,
      ...(memory !== undefined && { memory }),
      ...(answer !== undefined && { answer }),
      ...(consequences && { consequences }),
      ...(picture && { picture }),
    };
  });
}

/** The number of a built-in choice. */
function choiceId(era: number, place: number): number {
  return era * 10 + place + 1;
}

/** Returns the addresses of an era's pictures by their numbers: its own one, the three of a built-in era, or none. */
function picturesOf(
  slug: string,
  matter: FrontMatter | undefined,
  { picture: own, whole = true }: CompileOptions,
): readonly string[] {
  const shared = matter?.picture;
  if (own !== undefined) return [`/images/${slug}${own.slice(own.lastIndexOf('.'))}`];
  if (shared === undefined && !whole) return [];
  const name = shared?.replace(/-\d+$/, '') ?? slug;
  return ['', '-2', '-3'].map((suffix) => `/images/${name}${suffix}.avif`);
}

/** Returns the address of the picture with which an era opens: its first, or the one that era.md names. */
function openingOf(slug: string, matter: FrontMatter | undefined, options: CompileOptions): string {
  const [first = ''] = picturesOf(slug, matter, options);
  const named = options.picture === undefined ? matter?.picture : undefined;
  return named === undefined ? first : `/images/${named}.avif`;
}

function eraOf(
  slug: string,
  matter: FrontMatter,
  { title, description }: ReturnType<typeof readEraPage>,
  choices: readonly WrittenChoice[],
  options: CompileOptions,
): Omit<EraContent['era'], 'context'> {
  const { name, startYear, endYear, color, icon, year, location, tune, look, colors } = matter;
  const id = idOf(matter);
  const imageUrl = openingOf(slug, matter, options);
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
    ...(tune && { tune }),
    ...(look && { look }),
    ...(colors && { colors: colorsOf(colors) }),
  };
}

function colorsOf({ 'bar-text': barText, ...colors }: NonNullable<FrontMatter['colors']>): Colors {
  // Without the fields that are not set: a module is written as JSON.
  return JSON.parse(JSON.stringify({ ...colors, barText })) as Colors;
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
