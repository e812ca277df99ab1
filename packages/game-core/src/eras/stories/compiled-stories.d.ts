import type { EraStory } from './era-story';

/** The stories of the folders of `eras/`, compiled by the build: each is a file of its own, loaded on demand. */
export const stories: ReadonlyMap<string, () => Promise<EraStory>>;
