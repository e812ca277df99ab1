/** Args of a story, by name. */
export type Args = Readonly<Record<string, unknown>>;

/** A story, as the sidebar lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** A window that shows a story, with the state that Storybook's preview publishes. */
export interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: {
      storyIndex: { entries: Readonly<Record<string, StoryEntry>> };
    };
    currentRender?: { phase?: string; renderOptions?: { autoplay?: boolean } };
    onUpdateArgs(update: { storyId: string; updatedArgs: Args }): Promise<void>;
  };
}

/** In the address of a window: its story does not play. */
export const STILL = 'still';

/** How often a window is asked, in milliseconds. */
const INTERVAL_MS = 50;

/** Looks until something is there, at most for `patienceMs` milliseconds. */
export async function until<T>(
  look: () => T | undefined,
  patienceMs: number,
): Promise<T | undefined> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    await new Promise((done) => setTimeout(done, INTERVAL_MS));
    const found = look();
    if (found !== undefined) return found;
  }
  return undefined;
}

const over = ['finished', 'errored', 'aborted'];

/** Waits until the story of a window has played, at most for `patienceMs` milliseconds. Returns true if it has. */
export async function hasPlayed(page: StoryWindow | null, patienceMs: number): Promise<boolean> {
  const phase = () => page?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return (await until(() => over.find((each) => each === phase()), patienceMs)) !== undefined;
}
