import { useLayoutEffect } from 'react';
import { hasLaterStyles } from '../services/later-styles';

/** Gives the document its title. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Puts the era's theme class on `<html>`, in place of any other, so that portals wear it too (SPEC §2). An era
 * whose theme did not come keeps the classes before it, so that it wears the first era's dress.
 */
export function useThemeClass(slug: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    if (hasLaterStyles()) {
      classList.remove(...[...classList].filter((name) => name.endsWith('-theme')));
    }
    classList.add(`${slug}-theme`);
    // A page that was held back now shows its own scene.
    delete document.documentElement.dataset['held'];
  }, [slug]);
}
