import { builtInEras } from '@time-traveler/game-core';
import type { CSSProperties } from 'react';
import { StoryFrame, type StoryFrameProps } from './StoryFrame';

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

/** Shows a story once for each era, each in a page of its own, so that dialogs and tooltips have the theme too. */
export function AllEras({ storyId, globals, size }: Omit<StoryFrameProps, 'name'>) {
  const column = size ? `${Math.min(size.width, 480)}px` : '30rem';
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`;
  return (
    <div style={{ ...sheet, gridTemplateColumns }}>
      {builtInEras.map(({ period: { name, slug } }) => (
        <figure key={slug} style={{ margin: 0, minWidth: 0 }}>
          <figcaption style={{ marginBottom: '0.375rem' }}>{name}</figcaption>
          <StoryFrame
            globals={`era:${slug};${globals}`}
            name={name}
            size={size}
            storyId={storyId}
          />
        </figure>
      ))}
    </div>
  );
}
