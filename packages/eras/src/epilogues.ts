import type { Telling } from './era-content';
import { checkOpening } from './choices';
import type { Report } from './fault';
import { blocksOf, divide } from './markdown';
import { readTelling } from './telling';

const EPILOGUES = 4;

/** Reads epilogues.md: the texts in turn for every decision after the fourth. Their headings are free. */
export function readEpilogues(
  text: string,
  report: Report,
): readonly [Telling, Telling, Telling, Telling] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  if (sections.length !== EPILOGUES) {
    report(
      sections[EPILOGUES]?.line ?? sections.at(-1)?.line ?? 1,
      `found ${sections.length} epilogues: an era has ${EPILOGUES}, each below a heading such as "## First"`,
    );
  }
  const told = sections.map(({ heading, line, blocks }) =>
    readTelling(blocks, `the epilogue '${heading}'`, line, report, ['{first}']),
  );
  // Too few of them have been reported.
  return told as unknown as readonly [Telling, Telling, Telling, Telling];
}
