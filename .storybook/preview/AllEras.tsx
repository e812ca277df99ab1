import { builtInEras } from '@time-traveler/game-core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StoryFrame, type StoryFrameProps } from './StoryFrame';
import { useSyncedScroll } from './use-synced-scroll';
import { playHereFirst } from './use-turn';

/** The least width of an era, in CSS pixels before the sheet is made smaller. */
const COLUMN = 400;

const sheet: CSSProperties = {
  alignContent: 'start',
  background: 'var(--studio-ground)',
  color: 'var(--studio-ink)',
  display: 'grid',
  font: '600 1rem/1.4 "EB Garamond Variable", Georgia, serif',
  gap: '1.25rem',
  minHeight: '100%',
  padding: '1.25rem',
  // Smaller, so that three eras are beside each other on a laptop and all five on a large screen, each as wide as usual.
  zoom: 0.75,
};

/** Props of {@link AllEras}. */
export interface AllErasProps extends Omit<StoryFrameProps, 'name' | 'lane'> {
  /** True if the story continues in other eras. */
  travels: boolean;
}

/** Shows a story once for each era, each in a separate page, so that dialogs and tooltips have the theme too. */
export function AllEras({ travels, globals, size, ...story }: AllErasProps) {
  const column = `${Math.min(size?.width ?? COLUMN, COLUMN)}px`;
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`;
  const frames = useRef<HTMLDivElement>(null);
  useSyncedScroll(frames);
  return (
    <div ref={frames} style={{ ...sheet, gridTemplateColumns }}>
      {builtInEras.map(({ period: { name, slug } }) => (
        <figure key={slug} style={{ margin: 0, minWidth: 0 }}>
          <figcaption style={{ marginBottom: '0.375rem' }}>
            {travels ? `Begins in: ${name}` : name}
          </figcaption>
          <StoryFrame {...story} globals={`era:${slug};${globals}`} name={name} size={size} />
        </figure>
      ))}
    </div>
  );
}

/** Covers the window with a story in all eras. */
export function AllErasSheet(props: AllErasProps) {
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    document.documentElement.append(host);
    // A frame that takes the focus would fail what this page's story does with it.
    playHereFirst();
    return () => host.remove();
  }, [host]);
  return createPortal(<AllEras {...props} />, host);
}

/**
 * Creates the scroller of the sheet. It is outside the body, because an open dialog of the story below hides
 * everything else in the body from pointers and screen readers.
 */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  // Excluded from the accessibility check, because it is not part of the story.
  host.dataset['workspace'] = '';
  Object.assign(host.style, { inset: '0', overflow: 'auto', position: 'fixed', zIndex: '1000' });
  // Such a dialog also stops the scrolling of everything around it, by listening at the document.
  for (const type of ['wheel', 'touchmove']) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  return host;
}
