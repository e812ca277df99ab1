import type { Report } from './fault';
import type { Section } from './markdown';

/**
 * Finds the section of each key by its heading. Reports headings that are missing, unknown or used twice. A missing
 * section is returned without blocks, and without a report if it is `optional`.
 */
export function namedSections<Key extends string>(
  sections: readonly Section[],
  headings: Readonly<Record<Key, string>>,
  line: number,
  where: string,
  report: Report,
  optional: readonly NoInfer<Key>[] = [],
): readonly (readonly [Key, Section, boolean])[] {
  const entries = Object.entries(headings) as [Key, string][];
  const wanted = entries.map(([, heading]) => heading);
  const seen = new Set<string>();
  for (const section of sections) {
    const name = sameWords(section.heading);
    if (!wanted.some((heading) => sameWords(heading) === name)) {
      report(
        section.line,
        `found the heading "${section.heading}" in ${where}: the headings are ${wanted.join(', ')}`,
      );
    } else if (seen.has(name)) {
      report(
        section.line,
        `found the heading "${section.heading}" twice in ${where}: write it once`,
      );
    }
    seen.add(name);
  }
  return entries.map(([key, heading]) => {
    const section = sections.find((found) => sameWords(found.heading) === sameWords(heading));
    if (!section && !optional.includes(key)) report(line, `${where} has no heading "${heading}"`);
    return [key, section ?? { heading, line, blocks: [] }, section !== undefined] as const;
  });
}

function sameWords(heading: string): string {
  return heading.trim().toLowerCase();
}
