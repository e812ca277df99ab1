import { STORY_FRAME } from './shared-focus';

/**
 * Stops a story in a frame from scrolling the pages around its frame. A browser scrolls a focused element into view in
 * every page of the same origin, so a story that loads late would scroll the reader's page to its frame.
 */
export function keepScrollInside(): void {
  if (window.name !== STORY_FRAME) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(options) {
    withoutScrollingAround(() => focus.call(this, options));
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInside(options) {
    withoutScrollingAround(() => scrollIntoView.call(this, options));
  };
}

function withoutScrollingAround(act: () => void): void {
  const places = [...elementsAround()].map((element) => {
    const { scrollLeft: left, scrollTop: top } = element;
    return { element, left, top };
  });
  act();
  for (const { element, left, top } of places) {
    if (element.scrollLeft !== left || element.scrollTop !== top) {
      element.scrollTo({ behavior: 'instant', left, top });
    }
  }
}

/** Yields every element around this window's frame, and around the frames of the pages above. */
function* elementsAround(): Generator<Element> {
  for (let page: Window = window; page.frameElement !== null; page = page.parent) {
    for (let each: Element | null = page.frameElement; each; each = each.parentElement) yield each;
  }
}
