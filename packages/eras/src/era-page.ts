import type { Report } from './fault';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { blocksOf, headingText, isHeading } from './markdown';
import { checkPlaces, plainParagraphs } from './plain-text';

/** What era.md says. */
export interface EraPage {
  readonly matter: FrontMatter | undefined;
  readonly title: string;
  readonly description: string;
}

/** Reads era.md: the period and the scene as fields, then the scene's title and its text. */
export function readEraPage(text: string, report: Report): EraPage {
  const { matter, body } = readFrontMatter(text, report);
  const [first, ...others] = blocksOf(body);
  const heading = first !== undefined && isHeading(first, 1) ? first : undefined;
  const line = first?.position?.start.line ?? body.split('\n').length;
  if (!heading)
    report(line, 'the scene has no title: write it above the text, as "# No Silver at the Gate"');
  const paragraphs = heading ? others : first ? [first, ...others] : [];
  const description = plainParagraphs(paragraphs, report);
  if (description === '')
    report(line, 'the scene has no text: write its paragraphs below the title');
  checkPlaces(description, [], (message) => report(line, `the scene: ${message}`));
  return { matter, title: heading ? headingText(heading) : '', description };
}
