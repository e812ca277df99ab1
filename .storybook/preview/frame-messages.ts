/**
 * Ignores what the stories in frames tell Storybook. They have the id of the story below, and each of them would clear
 * the list of its interactions.
 */
export function ignoreFrameMessages(): void {
  window.addEventListener(
    'message',
    (event) => {
      const frames = [...document.querySelectorAll('iframe')];
      if (frames.some(({ contentWindow }) => contentWindow === event.source)) {
        event.stopImmediatePropagation();
      }
    },
    // Storybook's own listener is older, but does not capture.
    { capture: true },
  );
}
