import { type RefObject, useEffect } from 'react';

/** Returns how far a key scrolls the story, from its visible height; a page key keeps one line visible. */
const steps: Readonly<Record<string, (page: number) => number>> = {
  ArrowDown: () => 40,
  ArrowUp: () => -40,
  PageDown: (page) => page * 0.9,
  PageUp: (page) => page * -0.9,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Lets the wheel and keys scroll the story if its panel scrolls and nothing else handles them. */
export function useStoryScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const story = reachable(scroller.current);
      const { deltaX, deltaY, deltaMode, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.shiftKey) return;
      if (story === null || Math.abs(deltaX) > Math.abs(deltaY) || scrollsItself(target)) return;
      const unit = [1, 16, story.clientHeight][deltaMode] ?? 1;
      story.scrollTop += deltaY * unit;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { activeElement } = document;
      if (usesKey(activeElement, event.key) || scrollsItself(activeElement)) return;
      const story = reachable(scroller.current);
      const key = event.key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : event.key;
      const step = steps[key];
      if (story === null || step === undefined) return;
      event.preventDefault();
      const { scrollTop, scrollHeight, clientHeight } = story;
      const top = Math.min(Math.max(scrollTop + step(clientHeight), 0), scrollHeight);
      story.scrollTo({ top });
    };
    window.addEventListener('wheel', onWheel, { passive: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', onKey);
    };
  }, [scroller]);
}

/** Returns whether the focused element handles a scrolling key itself. */
function usesKey(focused: Element | null, key: string): boolean {
  if (focused?.matches('input, select, textarea, [contenteditable], [tabindex="0"]')) return true;
  return key === ' ' && focused?.matches('button, summary') === true;
}

/** Returns the story's scroller, or null if the page scrolls instead or a modal is open. */
function reachable(scroller: HTMLElement | null): HTMLElement | null {
  if (scroller === null || !canScroll(scroller)) return null;
  return scroller.closest('[aria-hidden="true"], [inert]') === null ? scroller : null;
}

/** Returns whether the browser itself can scroll where an event happened. */
function scrollsItself(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && !canScroll(element)) element = element.parentElement;
  return element !== null;
}

function canScroll(element: Element): boolean {
  return (
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY)
  );
}
