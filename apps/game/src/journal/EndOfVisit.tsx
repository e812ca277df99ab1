import {
  DECISIONS_IN_A_VISIT,
  type Period,
  type Scene,
  type StoryOf,
} from '@time-traveler/game-core';
import { type JournalEra, reckoningOf } from '@time-traveler/game-core/journey';
import { END, STORY } from '@time-traveler/ui/data-attributes';
import { Colophon, ReckoningNote } from '@time-traveler/ui/journey';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../hooks/use-media';
import { nextEra } from './next-era';

/** Props of {@link EndOfVisit}. */
export interface EndOfVisitProps {
  /** The slug of the era on screen. */
  slug: string;
  /** The scene on screen. */
  scene: Scene;
  /** The eras on the timeline. */
  periods: readonly Period[];
  /** The same eras with their places and years. */
  eras: readonly JournalEra[];
  /** The slugs of the eras that the visitor has closed. */
  closed: readonly string[];
  /** True if the visitor has opened the last page since the page was loaded. */
  hasRead: boolean;
  /** Finds the story of the era on screen. */
  storyOf: StoryOf;
  /** Called with the slug of the era that the visitor enters next. */
  onGoOn: (slug: string) => void;
  /** Called with the button when the visitor wants to read the last page. */
  onLastPage: (button: HTMLButtonElement) => void;
}

/** Where the choices are beside the story, and therefore in view with its first words. */
const TWO_COLUMNS = '(width >= 56.25em)';

const noPlaces = { story: null, choices: null };

/**
 * The end of a closed visit: below its text its decisions, and above the choices the thing that is kept and the way on, which
 * one column has below the text too. Renders nothing until the visit is closed.
 */
export function EndOfVisit({
  slug,
  scene,
  periods,
  eras,
  closed,
  hasRead,
  storyOf,
  onGoOn,
  onLastPage,
}: EndOfVisitProps) {
  const hasColumns = useMedia(TWO_COLUMNS);
  // The panels render the places in the same step, so that they can only be found after it.
  const [places, setPlaces] = useState<Places>(noPlaces);
  // oxlint-disable-next-line react/set-state-in-effect -- the places belong to other components
  useLayoutEffect(() => setPlaces(placesOnScreen()), [scene]);
  const { decisions, deeds } = scene;
  const isClosed = decisions.length >= DECISIONS_IN_A_VISIT;
  const story = isClosed ? storyOf(slug) : undefined;
  const own = story && reckoningOf(story, deeds.slice(0, DECISIONS_IN_A_VISIT));
  if (story === undefined || own === undefined) return null;
  const next = nextEra(eras, slug, closed);
  const lastPage = hasRead ? 'Read the last page again' : 'Read the journal’s last page';
  const icon = periods.find((period) => period.slug === slug)?.icon ?? '';
  const ending = (
    <Colophon
      ending={places.story === null ? own.name : null}
      memento={story.memento ?? null}
      onWay={(button) => (next ? onGoOn(next.slug) : onLastPage(button))}
      sentence={own.memento}
      slug={slug}
      way={next ? `Go on to ${next.place}, ${next.year}` : lastPage}
    />
  );
  // The text of a later decision has no place for it.
  const isBeside = hasColumns || places.story === null;
  return (
    <>
      {places.story &&
        createPortal(
          <>
            <ReckoningNote decisions={decisions} icon={icon} slug={slug} />
            {isBeside ? null : ending}
          </>,
          places.story,
        )}
      {places.choices && isBeside ? createPortal(ending, places.choices) : null}
    </>
  );
}

/** The elements that the two panels have for the end of a visit, or null. */
interface Places {
  readonly story: Element | null;
  readonly choices: Element | null;
}

function placesOnScreen(): Places {
  const all = [...document.querySelectorAll(END)];
  return {
    story: all.find((place) => place.closest(STORY)) ?? null,
    choices: all.find((place) => !place.closest(STORY)) ?? null,
  };
}
