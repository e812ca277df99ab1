import { type ReactNode, useCallback, useState } from 'react';
import { hasPlayed } from '../preview/story-window';
import { FramedStory } from './FramedStory';
import { InGround } from './InGround';
import { WithLinks } from './PageName';
import type { Guide } from './guides/guide';
import { type Place, placesOf } from './part-places';

/** How long the numbers wait for the story of a frame, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Shows a component with a number at each of its parts, and the list of the parts. */
export function Anatomy({ name, guide }: { name: string; guide: Guide }) {
  const { ground, example, parts, story } = guide;
  return (
    <>
      {example === undefined ? null : (
        <Numbered parts={parts}>
          <InGround ground={ground}>{example}</InGround>
        </Numbered>
      )}
      {story === undefined ? null : (
        <Numbered parts={parts}>
          <FramedStory {...story} label="Anatomy" />
        </Numbered>
      )}
      <ol className="guide-parts">
        {parts.map(([words]) => (
          <li key={words}>
            <WithLinks page={name}>{words}</WithLinks>
          </li>
        ))}
      </ol>
    </>
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
