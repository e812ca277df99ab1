import { useLayoutEffect } from 'react';

/** Gives the document its title. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/** Puts the era's theme class on `<html>`, in place of any other, so that portals wear it too (SPEC §2). */
export function useThemeClass(slug: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove(...[...classList].filter((name) => name.endsWith('-theme')));
    classList.add(`${slug}-theme`);
  }, [slug]);
}
