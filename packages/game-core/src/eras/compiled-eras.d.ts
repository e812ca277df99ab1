import type { Era } from './era';

/** The folders of `eras/`, compiled by the build, in the order of the timeline. */
export const eras: readonly Era[];
