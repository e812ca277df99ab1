/**
 * How long a restored scene waits for what it needs, such as the story of its era, in milliseconds. After that
 * it is shown without: in general words, or in plain styles.
 */
export const RESTORE_PATIENCE_MS = 4_000;
