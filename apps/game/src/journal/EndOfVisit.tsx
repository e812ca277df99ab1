import type { Period, Scene, StoryOf } from '@time-traveler/game-core';
import type { JournalEra } from '@time-traveler/game-core/journey';
import { Colophon } from '@time-traveler/ui/journey';
import { nextEra } from './next-era';

/** Props of {@link EndOfVisit}. */
export interface EndOfVisitProps {
  /** The slug of the era on screen. */
  slug: string;
  /** The scene with the reckoning. */
  scene: Scene;
  /** The eras on the timeline. */
  periods: readonly Period[];
  /** The same eras with their places and years. */
  eras: readonly JournalEra[];
  /** The slugs of the eras that the visitor has closed. */
  closed: readonly string[];
  /** Finds the story of the era on screen. */
  storyOf: StoryOf;
  /** Called with the slug of the era that the visitor enters next. */
  onGoOn: (slug: string) => void;
  /** Called with the button when the visitor wants to read the last page. */
  onLastPage: (button: HTMLButtonElement) => void;
}

/** The colophon of the visit on screen: nothing unless its text ends with a reckoning. */
export function EndOfVisit({
  slug,
  scene: { decisions, reckoning },
  periods,
  eras,
  closed,
  storyOf,
  onGoOn,
  onLastPage,
}: EndOfVisitProps) {
  const { memento = null, reckonings = [] } = storyOf(slug) ?? {};
  const own = reckonings.find(({ name }) => name === reckoning?.name);
  if (own === undefined) return null;
  const next = nextEra(eras, slug, closed);
  return (
    <Colophon
      decisions={decisions}
      icon={periods.find((period) => period.slug === slug)?.icon ?? ''}
      memento={memento}
      onWay={(button) => (next ? onGoOn(next.slug) : onLastPage(button))}
      sentence={own.memento}
      slug={slug}
      way={next ? `Go on to ${next.place}, ${next.year}` : 'Read the journal’s last page'}
    />
  );
}
