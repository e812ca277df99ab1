import type { EraStory } from './era-story';

export type { HistoricalRecord, RecordMark, Telling } from '../era';
export type { EraStory, FollowUpKey, FollowUpStory, OutcomeKind } from './era-story';

// The register of stories: a new era adds its line. Each story is a separate file, loaded on demand.
const stories: ReadonlyMap<string, () => Promise<EraStory>> = new Map([
  ['medieval', () => import('./medieval').then(({ medievalStory }) => medievalStory)],
  ['renaissance', () => import('./renaissance').then(({ renaissanceStory }) => renaissanceStory)],
  ['industrial', () => import('./industrial').then(({ industrialStory }) => industrialStory)],
  ['modern', () => import('./modern').then(({ modernStory }) => modernStory)],
  ['future', () => import('./future').then(({ futureStory }) => futureStory)],
]);

const loadGeneralStory = (): Promise<EraStory> =>
  import('./general').then(({ generalStory }) => generalStory);

/** Loads the story of an era by its slug: the general one for an era that only a server knows. */
export function loadStory(slug: string): Promise<EraStory> {
  return (stories.get(slug) ?? loadGeneralStory)();
}
