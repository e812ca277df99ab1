import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { StoryEntry, StoryWindow } from '../preview/story-window';
import { guides } from './guides';

/** True if the sidebar shows an entry below this name: a chapter, a page of it, or a story of a page. */
function isNamed({ title, name }: StoryEntry, words: readonly string[]): boolean {
  const path = [...title.split('/'), name];
  const start = path.indexOf(words[0] ?? '');
  // A single word is a chapter or a page: each component has a story with the name “States”.
  if (words.length === 1) return start === 0 || (start > 0 && start === path.length - 2);
  return start >= 0 && words.every((word, index) => path[start + index] === word);
}

/** Returns the address of what the sidebar shows below a name such as `Foundations → Tokens`. A test run has no sidebar. */
function addressOf(name: string): string | undefined {
  const { storyStoreValue } = (window as StoryWindow).__STORYBOOK_PREVIEW__ ?? {};
  const words = name.split(' → ');
  const entry = Object.values(storyStoreValue?.storyIndex.entries ?? {}).find(
    (each) => !each.tags?.includes('test-only') && isNamed(each, words),
  );
  return entry && `./?path=/${entry.type === 'docs' ? 'docs' : 'story'}/${entry.id}`;
}

/** Words in bold, as a link if they are the name of a page of the sidebar. */
export function PageName({ children }: { children?: ReactNode }) {
  // Markdown outside of MDX passes a list.
  const address = addressOf([children].flat().join(''));
  const words = <strong>{children}</strong>;
  return address === undefined ? (
    words
  ) : (
    <AnchorMdx href={address} target="_parent">
      {words}
    </AnchorMdx>
  );
}

/** A text in which each name of another component is a link to its page. */
export function WithLinks({ children, page }: { children: string; page: string }) {
  const names = new RegExp(`\\b(${Object.keys(guides).join('|')})\\b`);
  return children.split(names).map((words, index) => {
    const address = index % 2 === 1 && words !== page ? addressOf(words) : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- the words of a text do not move
    return address === undefined ? (
      words
    ) : (
      <AnchorMdx href={address} key={index} target="_parent">
        {words}
      </AnchorMdx>
    );
  });
}
