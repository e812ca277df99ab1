import { builtInEras } from '@time-traveler/game-core';
import { type CSSProperties, useRef } from 'react';
import { StoryFrame, type StoryFrameProps } from './StoryFrame';
import { useKeptScroll } from './use-kept-scroll';

const sheet: CSSProperties = {
  alignContent: 'start',
  background: '#17191d',
  color: '#f4f1ea',
  display: 'grid',
  font: '600 0.875rem/1.4 system-ui, sans-serif',
  gap: '1.25rem',
  minHeight: '100%',
  padding: '1.25rem',
};

/** Props of {@link AllEras}. */
export interface AllErasProps extends Omit<StoryFrameProps, 'name'> {
  /** True if the story goes on to other eras. */
  travels: boolean;
}

/** Shows a story once for each era, each in a page of its own, so that dialogs and tooltips have the theme too. */
export function AllEras({ travels, globals, size, ...story }: AllErasProps) {
  const column = size ? `${Math.min(size.width, 480)}px` : '30rem';
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`;
  return (
    <div style={{ ...sheet, gridTemplateColumns }}>
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
  const scroller = useRef<HTMLDivElement>(null);
  useKeptScroll(scroller);
  return (
    <div
      // Excluded from the accessibility check, because it is no part of the story.
      data-workspace=""
      ref={scroller}
      style={{ inset: 0, overflow: 'auto', position: 'fixed', zIndex: 1000 }}
    >
      <AllEras {...props} />
    </div>
  );
}
