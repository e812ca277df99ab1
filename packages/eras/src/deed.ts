import { readConsequences } from './consequences';
import { type Pictures, readPicture } from './ending-picture';
import type { Deed } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { type Block, lineOf } from './markdown';
import { checkPlaces } from './plain-text';

const MOST_CONSEQUENCES = 3;
const labels = {
  memory: 'Memory',
  answer: 'Answer',
  consequences: 'Consequences',
  picture: 'Picture',
} as const;

/**
 * Reads the list above an ending: what is remembered of the deed, what became of its question, its consequences and its
 * picture. Returns the deed and the blocks below the list. A folder that has no such list yet has no deed. `pictures` are
 * those that it may name; without them it may name none.
 */
export function readDeed(
  blocks: readonly Block[],
  where: string,
  report: Report,
  pictures: Pictures | undefined,
  mayAnswer = true,
): { readonly deed: Deed; readonly others: readonly Block[] } {
  const [list, ...others] = blocks;
  if (list?.type !== 'list') return { deed: {}, others: blocks };
  const { memory, answer, consequences, picture } = readLabels(
    list,
    labels,
    ['answer', 'picture'],
    lineOf(list),
    where,
    report,
  );
  if (answer && !mayAnswer) {
    report(answer.line, `found an answer in ${where}: only an ending of a choice has one`);
  }
  if (picture && !pictures) {
    report(
      picture.line,
      `found a picture in ${where}: it is shown with that of its first word in outcomes.md`,
    );
  }
  for (const said of [memory, answer]) {
    checkPlaces(said?.words ?? '', [], (message) =>
      report(said?.line ?? 1, `${where}: ${message}`),
    );
  }
  return {
    deed: {
      ...(memory && { memory: memory.words }),
      ...(answer && { answer: answer.words }),
      ...(consequences && {
        consequences: readConsequences(consequences, MOST_CONSEQUENCES, where, report),
      }),
      ...(picture && pictures && { picture: readPicture(picture, pictures, where, report) }),
    },
    others,
  };
}
