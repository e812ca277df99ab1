import type { Background } from './era-content';
import type { Report } from './fault';
import { backgroundHtml } from './html';
import { blocksOf, headingText, isHeading } from './markdown';

/** Reads a background: its title as a first-level heading, then sections below second-level ones. */
export function readBackground(
  text: string,
  report: Report,
): Background & { readonly line: number } {
  const [title, ...blocks] = blocksOf(text);
  const line = 1;
  if (title === undefined || !isHeading(title, 1)) {
    report(line, 'the background has no title: begin with a heading, as "# England in 1242"');
    return { title: '', content: '', line };
  }
  if (blocks.length === 0) report(line, 'the background has no text below its title');
  return {
    title: headingText(title),
    content: backgroundHtml(blocks, report),
    line: title.position?.start.line ?? line,
  };
}
