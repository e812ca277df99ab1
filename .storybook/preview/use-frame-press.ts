import { type RefObject, useEffect } from 'react';
import { type StoryWindow, hasPlayed } from './story-window';

/** How long a press waits for a frame that still loads, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Presses an element of the story in a frame once the story has loaded. */
export function useFramePress(
  frame: RefObject<HTMLIFrameElement | null>,
  loads: boolean,
  selector: string | undefined,
): void {
  useEffect(() => {
    const page = frame.current?.contentWindow as StoryWindow | null | undefined;
    if (!loads || !page || selector === undefined) return;
    void pressIn(page, selector);
  }, [frame, loads, selector]);
}

async function pressIn(page: StoryWindow, selector: string) {
  if (!(await hasPlayed(page, PATIENCE_MS))) return;
  page.document.querySelector<HTMLElement>(selector)?.click();
}
