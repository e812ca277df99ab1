import { checkOpening } from './choices';
import { type CardSentences, type FollowUpKey, followUpHeadings } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { blocksOf, divide, lineOf, nameOf } from './markdown';

/** The heading of the sentences for every decision without its own. */
const ANY = 'Any';

/** The heading of the sentences for the last decision of a visit. */
const LAST = 'Last';

/** The heading of the sentences once the visit has ended. */
const CLOSED = 'Closed';

/** The label of each follow-up's sentence. */
const labels: Readonly<Record<FollowUpKey, string>> = {
  share: 'Share',
  keep: 'Keep',
  document: 'Document',
  change: 'Try',
};

/**
 * Reads cards.md: the sentence on the card of each of the four follow-ups, after one of the era's own choices by its
 * words, after any decision, before the last one, and once the visit has ended.
 */
export function readCards(
  text: string,
  report: Report,
  choices: readonly string[],
): readonly CardSentences[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  const seen = new Set<string>();
  const cards = sections.map(({ heading, line, blocks }) => {
    const where = `the cards of '${heading}'`;
    if (![ANY, LAST, CLOSED, ...choices].includes(heading))
      report(
        line,
        `found ${where}: write the words of a choice in choices.md, "## ${ANY}", "## ${LAST}" or "## ${CLOSED}"`,
      );
    if (seen.has(heading)) report(line, `found ${where} twice: write them once`);
    seen.add(heading);
    const [list, ...others] = blocks;
    for (const block of list?.type === 'list' ? others : blocks)
      report(lineOf(block), `found ${nameOf(block)} in ${where}: write a list of four sentences`);
    const found = readLabels(
      list?.type === 'list' ? list : undefined,
      labels,
      [],
      line,
      where,
      report,
    );
    const keys = Object.keys(followUpHeadings) as FollowUpKey[];
    return {
      ...whenOf(heading),
      sentences: keys.map((key) => found[key]?.words ?? ''),
    };
  });
  if (!seen.has(ANY)) report(1, `the heading "## ${ANY}" is missing: write its four sentences`);
  return cards;
}

function whenOf(heading: string): Pick<CardSentences, 'after' | 'last' | 'closed'> {
  if (heading === ANY) return {};
  if (heading === LAST) return { last: true };
  return heading === CLOSED ? { closed: true } : { after: heading };
}
