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

/** Loads the story of an era by its slug: the general one for an era that only a server knows. */
export function loadStory(slug: string): Promise<EraStory> {
  return (stories.get(slug) ?? loadGeneralStory)();
}
