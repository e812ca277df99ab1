import { stories } from './compiled-stories';
import type { EraStory } from './era-story';

export type { Consequence, Deed, HistoricalRecord, RecordMark, Telling } from '../era';
export type {
  Carried,
  DeedTelling,
  Ending,
  EraStory,
  FollowUpKey,
  FollowUpStory,
  GlossaryWord,
  OutcomeKind,
  Reckoning,
  SourceDocument,
} from './era-story';

const loadGeneralStory = (): Promise<EraStory> =>
  import('./general').then(({ generalStory }) => generalStory);

/**
 * Loads the story of an era by its slug: the general one for an era that only a server knows. In development an era may
 * leave out parts of its story, in whose place the general ones are told.
 */
export async function loadStory(slug: string): Promise<EraStory> {
  const story = await (stories.get(slug) ?? loadGeneralStory)();
  return 'epilogues' in story && 'followUps' in story && 'outcomes' in story
    ? story
    : { ...(await loadGeneralStory()), ...(story as Partial<EraStory>) };
}
