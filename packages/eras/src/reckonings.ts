import { checkOpening } from './choices';
import { readConsequences } from './consequences';
import { type Pictures, readPicture } from './ending-picture';
import { type Consequence, type Reckoning, consequences } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { type Section, blocksOf, divide } from './markdown';
import { checkPlaces } from './plain-text';
import { namedSections } from './named-sections';
import { readTelling } from './telling';

const FEWEST = 5;
const labels = { when: 'When', why: 'Why', memento: 'Memento', picture: 'Picture' } as const;

/** Reads reckonings.md: the ends of a visit, of which the first whose consequences all stand is selected. */
export function readReckonings(
  text: string,
  report: Report,
  pictures: Pictures,
): readonly Reckoning[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  if (sections.length < FEWEST) {
    report(
      sections.at(-1)?.line ?? 1,
      `found ${sections.length} reckonings: an era has at least ${FEWEST}, each below a heading such as "## The cow stays"`,
    );
  }
  const read = sections.map((section, place) =>
    readReckoning(section, place === sections.length - 1, report, pictures),
  );
  checkReached(
    sections,
    read.map(({ when }) => when),
    report,
  );
  const names = sections.map(({ heading }) => heading);
  sections.forEach(({ heading, line }, place) => {
    if (names.indexOf(heading) < place)
      report(line, `found the reckoning '${heading}' twice: give it another name`);
  });
  return read;
}

function readReckoning(
  { heading, line, blocks }: Section,
  isLast: boolean,
  report: Report,
  pictures: Pictures,
): Reckoning {
  const where = `the reckoning '${heading}'`;
  const [list, ...others] = blocks;
  const isList = list?.type === 'list';
  const optional = ['when', 'picture'] as const;
  const found = readLabels(isList ? list : undefined, labels, optional, line, where, report);
  const { when, why, memento, picture } = found;
  if (when && isLast) {
    report(when.line, `${where} is the last and is told when no other fits: leave its When out`);
  }
  if (!when && !isLast) {
    report(
      line,
      `${where} has no when: write a line "- **When:** helped, public"; only the last has none`,
    );
  }
  for (const said of [why, memento]) {
    checkPlaces(said?.words ?? '', [], (message) =>
      report(said?.line ?? line, `${where}: ${message}`),
    );
  }
  const { before, sections } = divide(isList ? others : blocks, 3);
  const [entry] = namedSections(sections, { afterwards: 'Afterwards' }, line, where, report);
  const [, afterwards, exists] = entry ?? [];
  return {
    name: heading,
    when: when ? readConsequences(when, consequences.length, where, report) : [],
    why: why?.words ?? '',
    memento: memento?.words ?? '',
    ...(picture && { picture: readPicture(picture, pictures, where, report) }),
    ...readTelling(before, where, line, report, ['{first}']),
    afterwards: readTelling(
      afterwards?.blocks ?? [],
      `'Afterwards' of ${where}`,
      afterwards?.line ?? line,
      exists ? report : () => {},
      ['{first}'],
    ),
  };
}

/** Reports a list in disorder: a reckoning before which another one always fits. */
export function checkReached(
  sections: readonly Pick<Section, 'heading' | 'line'>[],
  whens: readonly (readonly Consequence[])[],
  report: Report,
): void {
  whens.forEach((when, place) => {
    const before = whens.findIndex(
      (other, at) => at < place && other.every((name) => when.includes(name)),
    );
    const section = sections[place];
    if (before === -1 || !section) return;
    report(
      section.line,
      `'${section.heading}' is never told, because '${sections[before]?.heading}' above it fits whenever it does: the most special come first`,
    );
  });
}
