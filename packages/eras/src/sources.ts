import type { Report } from './fault';
import { blocksOf, divide } from './markdown';

/** Reports every background without a section of its sources in sources.md. */
export function checkSources(
  text: string,
  backgrounds: readonly { readonly title: string }[],
  report: Report,
): void {
  const { sections } = divide(blocksOf(text), 2);
  for (const { title } of backgrounds) {
    const section = sections.find(({ heading }) => heading === title);
    if (title !== '' && !section) {
      report(
        1,
        `the background '${title}' has no sources: write them below a heading "## ${title}"`,
      );
    } else if (section?.blocks.length === 0) {
      report(section.line, `the sources of '${title}' are missing below this heading`);
    }
  }
}
