import { type RefObject, useEffect } from 'react';

/** A place that differs by less than this is the same, in CSS pixels. */
const SAME = 2;

/** Scrolls all frames below an element to where the reader scrolls one of them, in the same part of the page. */
export function useSyncedScroll(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = around;
    if (current === null) return;
    /** Where an element was scrolled from here; its own event is no news. */
    const told = new WeakMap<Element, number>();
    const follow = (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument;
      page?.addEventListener(
        'scroll',
        ({ target }) => {
          const moved = target === page ? page.scrollingElement : (target as Element);
          if (moved === null) return;
          const known = told.get(moved);
          told.delete(moved);
          if (known !== undefined && Math.abs(known - moved.scrollTop) < SAME) return;
          const others = [...current.querySelectorAll('iframe')].filter((each) => each !== frame);
          for (const { contentDocument } of others) {
            const partner = contentDocument && partnerOf(moved, contentDocument);
            if (partner) scrollLike(moved, partner, told);
          }
        },
        { capture: true, passive: true },
      );
    };
    // Not each frame has a page yet.
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) follow(target);
    };
    current.addEventListener('load', onLoad, true);
    return () => current.removeEventListener('load', onLoad, true);
  }, [around]);
}

function scrollLike(moved: Element, partner: Element, told: WeakMap<Element, number>): void {
  const roomOf = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
  const part = moved.scrollTop / Math.max(1, roomOf(moved));
  const top = Math.round(part * roomOf(partner));
  if (Math.abs(partner.scrollTop - top) < SAME) return;
  told.set(partner, top);
  partner.scrollTo({ behavior: 'instant', top });
}

/** Returns the element in the same place of another page, which shows the same story in another era. */
function partnerOf(element: Element, page: Document): Element | null {
  if (element === element.ownerDocument.scrollingElement) return page.scrollingElement;
  const path: number[] = [];
  for (let each = element; each.parentElement !== null; each = each.parentElement) {
    path.unshift([...each.parentElement.children].indexOf(each));
  }
  return path.reduce<Element | null>(
    (at, index) => at?.children[index] ?? null,
    page.documentElement,
  );
}
