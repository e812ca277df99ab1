import { useLayoutEffect } from 'react';
import { whenStyled } from '../services/later-styles';

/** Gives the document its title. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Puts the era's theme class on `<html>`, so that portals wear it too (SPEC §2). Any other theme class is removed
 * once the styles of every era are there: until then an era wears the first era's dress.
 */
export function useThemeClass(slug: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const theme = `${slug}-theme`;
    classList.add(theme);
    // A page that was held back now shows its own scene.
    delete document.documentElement.dataset['held'];
    return whenStyled(() => {
      const others = [...classList].filter((name) => name.endsWith('-theme') && name !== theme);
      classList.remove(...others);
    });
  }, [slug]);
}
