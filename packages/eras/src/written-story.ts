import type { EraContent } from './era-content';

type Story = EraContent['story'];

/** The part of the story that each file tells; the others are left out if their file is. */
const parts: readonly (readonly [string, keyof Story])[] = [
  ['outcomes.md', 'outcomes'],
  ['follow-ups.md', 'followUps'],
  ['epilogues.md', 'epilogues'],
];

/** Returns what an era's folder tells after a decision, without the parts whose files are not written. */
export function writtenStory({
  story,
  unwritten,
}: Pick<EraContent, 'story' | 'unwritten'>): Partial<Story> {
  const left = new Set<string>(
    parts.flatMap(([file, part]) => (unwritten.includes(file) ? [part] : [])),
  );
  return Object.fromEntries(Object.entries(story).filter(([part]) => !left.has(part)));
}
