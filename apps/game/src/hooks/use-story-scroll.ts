import { type RefObject, useEffect } from 'react';

/** How far a key moves the story, from the height of what is in sight; a page keeps a line of the last one. */
const steps: Readonly<Record<string, (page: number) => number>> = {
  ArrowDown: () => 40,
  ArrowUp: () => -40,
  PageDown: (page) => page * 0.9,
  PageUp: (page) => page * -0.9,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Lets wheel and keys that no one else wants scroll the story where its panel scrolls by itself. */
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

/** Returns whether the element with the focus has a use of its own for a key that scrolls. */
function usesKey(focused: Element | null, key: string): boolean {
  if (focused?.matches('input, select, textarea, [contenteditable], [tabindex="0"]')) return true;
  return key === ' ' && focused?.matches('button, summary') === true;
}

/** The story's scroller, or null where the page scrolls instead or a modal stands before it. */
function reachable(scroller: HTMLElement | null): HTMLElement | null {
  if (scroller === null || !canScroll(scroller)) return null;
  return scroller.closest('[aria-hidden="true"], [inert]') === null ? scroller : null;
}

/** Whether the place of an event can be scrolled up or down without us. */
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
