import type { Era } from '@time-traveler/game-core';
import { StoryFrame, type Size } from '../../preview/StoryFrame';

const none = {};

/** Props of {@link ScreenCell}. */
export interface ScreenCellProps {
  storyId: string;
  era: Era;
  size: Size;
  /** The toolbar's other switches, as `name:value` pairs. */
  globals?: string;
  /** A stylesheet that the story's page has too. */
  css?: string;
}

/** A story in an era, in a separate small window, which loads beside those of the other eras. */
export function ScreenCell({ storyId, era, size, globals = '', css = '' }: ScreenCellProps) {
  const { slug, name } = era.period;
  return (
    <StoryFrame
      css={css}
      edited={none}
      globals={[`era:${slug}`, globals].filter(Boolean).join(';')}
      initialArgs={none}
      lane={slug}
      key={`${size.width} ${globals}`}
      name={`${storyId}: ${name}`}
      size={size}
      // All these plays would take their time, and the focus from each other.
      still
      storyId={storyId}
    />
  );
}
