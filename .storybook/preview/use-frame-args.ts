import { type RefObject, useEffect, useRef } from 'react';
import { type Args, type StoryWindow, hasPlayed } from './story-window';

/** How long an edit waits for a frame that still loads, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Returns the args that Controls or a link have changed. Functions are never edited. */
export function editedArgs(args: Args, initialArgs: Args): Args {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) => typeof value !== 'function' && value !== initialArgs[name],
    ),
  );
}

/** Passes edited args to the story in a frame, without a reload, as soon as the story has played. */
export function useFrameArgs(
  frame: RefObject<HTMLIFrameElement | null>,
  loads: boolean,
  storyId: string,
  edited: Args,
  initialArgs: Args,
): void {
  const passed = useRef<Args>({});
  useEffect(() => {
    const { current } = frame;
    if (!loads || current === null) return;
    // An arg that was edited before and is not any longer has been reset.
    const reset = Object.keys(passed.current).filter((name) => !(name in edited));
    const wanted: Args = {
      ...Object.fromEntries(reset.map((name) => [name, initialArgs[name]])),
      ...edited,
    };
    const isNew = Object.entries(wanted).some(([name, value]) => passed.current[name] !== value);
    if (!isNew) return;
    passed.current = wanted;
    void passArgs(current, storyId, wanted);
  });
}

/** Calls the preview itself: an event on its channel would come back to this window. */
async function passArgs(frame: HTMLIFrameElement, storyId: string, updatedArgs: Args) {
  const page = frame.contentWindow as StoryWindow | null;
  if (!(await hasPlayed(page, PATIENCE_MS))) return;
  await page?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs });
}
