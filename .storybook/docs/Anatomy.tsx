import { DocsContext } from '@storybook/addon-docs/blocks';
import { builtInEras } from '@time-traveler/game-core';
import { type ReactNode, useCallback, useContext, useState } from 'react';
import { StoryFrame } from '../preview/StoryFrame';
import { hasPlayed } from '../preview/story-window';
import { InGround } from './InGround';
import type { Guide } from './guides/guide';
import { type Place, placesOf } from './part-places';

/** How long the numbers wait for the story of a frame, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Shows a component with a number at each of its parts, and the list of the parts. */
export function Anatomy({ guide: { ground, example, parts, story } }: { guide: Guide }) {
  return (
    <>
      {example === undefined ? null : (
        <Numbered parts={parts}>
          <InGround ground={ground}>{example}</InGround>
        </Numbered>
      )}
      {story === undefined ? null : (
        <Numbered parts={parts}>
          <FramedStory {...story} />
        </Numbered>
      )}
      <ol className="guide-parts">
        {parts.map(([words]) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </>
  );
}

/** A story in a separate page, in the era of the toolbar. It can be looked at but not used. */
function FramedStory({ id, width, height }: NonNullable<Guide['story']>) {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [first] = componentStories();
  const era: unknown = first && getStoryContext(first).globals['era'];
  const known = builtInEras.find(({ period }) => period.slug === era) ?? builtInEras[0];
  const slug = known?.period.slug ?? '';
  return (
    <div inert>
      <StoryFrame
        edited={{}}
        globals={`era:${slug}`}
        initialArgs={{}}
        key={slug}
        name={`Anatomy in ${known?.period.name}`}
        size={{ width, height }}
        storyId={id}
      />
    </div>
  );
}

/** Puts a number at each part of a picture, and follows the parts when they move. */
function Numbered({ parts, children }: { parts: Guide['parts']; children: ReactNode }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const measure = useCallback(
    (picture: HTMLElement | null) => {
      if (picture === null) return;
      // Typefaces and pictures change the size of parts when they arrive, and move others.
      const sizes = new ResizeObserver(() => setPlaces(placesOf(picture, parts)));
      for (const each of [picture, ...picture.querySelectorAll('*')]) sizes.observe(each);
      const measureFrame = async ({ target }: Event) => {
        if (!(target instanceof HTMLIFrameElement)) return;
        if (!(await hasPlayed(target.contentWindow, PATIENCE_MS))) return;
        setPlaces(placesOf(picture, parts));
      };
      // A load event does not bubble.
      picture.addEventListener('load', measureFrame, true);
      return () => {
        picture.removeEventListener('load', measureFrame, true);
        sizes.disconnect();
      };
    },
    [parts],
  );
  return (
    <div className="guide-anatomy" ref={measure}>
      {children}
      {places.map(({ number, left, top }) => (
        <span aria-hidden="true" className="guide-number" key={number} style={{ left, top }}>
          {number}
        </span>
      ))}
    </div>
  );
}
