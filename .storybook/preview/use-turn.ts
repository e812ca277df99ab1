import { type RefObject, useEffect, useState } from 'react';

/** How long the next story waits for this one at most, in milliseconds. */
const PATIENCE_MS = 6000;

/** A story's window, with Storybook's state of the story. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

let lastTurn: Promise<void> = Promise.resolve();

/** True once the frame is visible and earlier ones have finished, because only one window at a time has the focus. */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    let gone = false;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      lastTurn = lastTurn.then(() => {
        if (gone) return;
        setMine(true);
        return hasPlayed(current);
      });
    });
    sight.observe(current);
    return () => {
      gone = true;
      sight.disconnect();
    };
  }, [frame]);
  return mine;
}

async function hasPlayed({ contentWindow }: HTMLIFrameElement): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const page = contentWindow as StoryWindow | null;
  while (Date.now() < end) {
    await new Promise((done) => setTimeout(done, 50));
    if (page?.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished') return;
  }
}
