import { DocsContext } from '@storybook/addon-docs/blocks';
import { builtInEras } from '@time-traveler/game-core';
import { useContext } from 'react';
import { StoryFrame } from '../preview/StoryFrame';
import type { StoryPicture } from './guides/guide';

const none = {};

/** Props of {@link FramedStory}. */
export interface FramedStoryProps extends StoryPicture {
  /** What the story is an example of, for the name of the frame. */
  label: string;
}

/** A story in a separate page, in the era of the toolbar. It can be looked at but not used. */
export function FramedStory({ id, width, height, args = none, label }: FramedStoryProps) {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [first] = componentStories();
  const era: unknown = first && getStoryContext(first).globals['era'];
  const known = builtInEras.find(({ period }) => period.slug === era) ?? builtInEras[0];
  const slug = known?.period.slug ?? '';
  return (
    <div inert>
      <StoryFrame
        edited={args}
        globals={`era:${slug}`}
        initialArgs={none}
        key={slug}
        name={`${label} in ${known?.period.name}`}
        size={{ width, height }}
        storyId={id}
      />
    </div>
  );
}
