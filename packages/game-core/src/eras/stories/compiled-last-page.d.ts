import type { LastPage } from './era-story';

/** `eras/last-page.md`, compiled by the build. */
export const lastPages: readonly LastPage[];
