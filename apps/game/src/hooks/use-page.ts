import { useLayoutEffect } from 'react';
import { whenStyled } from '../services/later-styles';

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Adds the era's theme class to `<html>`, so that it applies to portals too (SPEC §2), and before it the one of the era whose
 * look it has. Removes other theme classes once the styles of every era have loaded: until then an era is shown in the first
 * era's theme.
 */
export function useThemeClass(slug: string, look: string = slug): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const own = [`${look}-theme`, `${slug}-theme`];
    classList.add(...own);
    // A held page shows its own scene from here on.
    delete document.documentElement.dataset.held;
    return whenStyled(() => {
      const others = [...classList].filter(
        (name) => name.endsWith('-theme') && !own.includes(name),
      );
      classList.remove(...others);
    });
  }, [slug, look]);
}
