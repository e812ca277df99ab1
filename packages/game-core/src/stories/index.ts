import { stories } from '../eras/stories/compiled-stories';
import type { EraStory, LastPage } from '../eras/stories/era-story';
import type { Story } from '../rules/telling';

export type * from '../public-types';

const loadGeneralStory = (): Promise<EraStory> =>
  import('../eras/stories/general').then(({ generalStory }) => generalStory);

/**
 * Loads the story of an era by its slug: the general one for an era that only a server knows. In development an era may
 * leave out parts of its story, in whose place it gets the general ones.
 */
export async function loadStory(slug: string): Promise<Story> {
  const story = await (stories.get(slug) ?? loadGeneralStory)();
  const isWhole = 'epilogues' in story && 'followUps' in story && 'outcomes' in story;
  return tellable(
    isWhole ? story : { ...(await loadGeneralStory()), ...(story as Partial<EraStory>) },
  );
}

/** Returns a story from a server with the code that tells it. */
export async function tellable(story: EraStory): Promise<Story> {
  const { withTelling } = await import('./story-telling');
  return withTelling(story);
}

/** Loads the versions of the page that closes the journal, in the order in which they are tried. */
export async function loadLastPages(): Promise<readonly LastPage[]> {
  const { lastPages } = await import('../eras/stories/compiled-last-page');
  return lastPages;
}
