import { stories } from '../eras/stories/compiled-stories';
import type { EraStory, LastPage } from '../eras/stories/era-story';
import type { Story } from '../rules/telling';

export type { Consequence, Deed, HistoricalRecord, RecordMark, Telling } from '../eras/era';
export type { Story } from '../rules/telling';
export type {
  Carried,
  DeedTelling,
  Ending,
  EraStory,
  FollowUpKey,
  FollowUpStory,
  GlossaryWord,
  LastPage,
  OutcomeKind,
  Reckoning,
  SourceDocument,
} from '../eras/stories/era-story';

const loadGeneralStory = (): Promise<EraStory> =>
  import('../eras/stories/general').then(({ generalStory }) => generalStory);

/** Loads the story of an era by its slug: the general one for an era that only a server knows. */
export async function loadStory(slug: string): Promise<Story> {
  const [story, { withTelling }] = await Promise.all([
    (stories.get(slug) ?? loadGeneralStory)(),
    import('./story-telling'),
  ]);
  return withTelling(story);
}

/** Loads the versions of the page that closes the journal, in the order in which they are tried. */
export async function loadLastPages(): Promise<readonly LastPage[]> {
  const { lastPages } = await import('../eras/stories/compiled-last-page');
  return lastPages;
}
