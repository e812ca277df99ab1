import { STORY_FRAME } from './shared-focus';

/**
 * Ignores what the frames of this page send to it. They show the same story, and what they report about it would
 * clear the Interactions panel, which tells about the story of this page.
 */
export function ignoreFrames(): void {
  const isFromFrame = ({ source }: MessageEvent) =>
    [...document.querySelectorAll<HTMLIFrameElement>(`iframe[name='${STORY_FRAME}']`)].some(
      ({ contentWindow }) => contentWindow === source,
    );
  // Storybook listens without `capture`, so this runs first.
  window.addEventListener(
    'message',
    (event) => {
      if (isFromFrame(event)) event.stopImmediatePropagation();
    },
    true,
  );
}
