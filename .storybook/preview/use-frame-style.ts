import { type RefObject, useEffect } from 'react';

const ID = 'style-from-outside';

/** Adds a stylesheet to the page in a frame, after the page's other ones, and keeps it up to date. */
export function useFrameStyle(frame: RefObject<HTMLIFrameElement | null>, css: string): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const apply = () => {
      const page = current.contentDocument;
      if (page === null) return;
      const style = page.getElementById(ID) ?? page.createElement('style');
      style.id = ID;
      style.textContent = css;
      page.head.append(style);
    };
    apply();
    current.addEventListener('load', apply);
    return () => current.removeEventListener('load', apply);
  }, [frame, css]);
}
