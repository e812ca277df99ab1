import { useCallback, useState } from 'react';
import { InGround } from './InGround';
import type { Guide } from './guides/guide';

/** Where a number stands, in CSS pixels from the corner of the picture. */
interface Place {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Shows a component with a number at each of its parts, and the list of the parts. */
export function Anatomy({ guide: { ground, example, parts } }: { guide: Guide }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const measure = useCallback(
    (picture: HTMLElement | null) => {
      if (picture === null) return;
      // Typefaces and pictures change the size of parts when they arrive, and move others.
      const sizes = new ResizeObserver(() => setPlaces(placesOf(picture, parts)));
      for (const each of [picture, ...picture.querySelectorAll('*')]) sizes.observe(each);
      return () => sizes.disconnect();
    },
    [parts],
  );
  return (
    <>
      {example === undefined ? null : (
        <div className="guide-anatomy" ref={measure}>
          <InGround ground={ground}>{example}</InGround>
          {places.map(({ number, left, top }) => (
            <span aria-hidden="true" className="guide-number" key={number} style={{ left, top }}>
              {number}
            </span>
          ))}
        </div>
      )}
      <ol className="guide-parts">
        {parts.map(([words]) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </>
  );
}

function placesOf(picture: HTMLElement, parts: Guide['parts']): readonly Place[] {
  const corner = picture.getBoundingClientRect();
  return parts.flatMap(([, selector], index) => {
    const part = selector === undefined ? null : picture.querySelector(selector);
    if (part === null) return [];
    const { left, top } = part.getBoundingClientRect();
    return [{ number: index + 1, left: left - corner.left, top: top - corner.top }];
  });
}
