import type { EraStory } from './era-story';

/** The stories of the folders of `eras/`, compiled by the build: each is a separate file, loaded on demand. */
export const stories: ReadonlyMap<string, () => Promise<EraStory>>;
