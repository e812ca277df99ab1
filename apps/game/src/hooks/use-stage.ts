import { SCROLLER } from '@time-traveler/ui/data-attributes';
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';
import type { StageSnapshot } from '../services/stage';

/** Returns what is on stage. */
export function useStage(): StageSnapshot {
  const { stage } = useServices();
  return useSyncExternalStore(stage.subscribe, stage.getSnapshot, stage.getSnapshot);
}

/** What moves when a scene opens: the heading that gets the focus after a choice or a return, and the scroller around it. */
export interface StageTargets {
  heading: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Scrolls a newly opened scene to its top and moves the focus there, except after a change of era. Lays out the page, so
 * it comes after what changes the page's look.
 */
export function useOpenedScene(
  opening: StageSnapshot['opening'],
  { heading, scroller }: StageTargets,
): void {
  const followed = useRef(opening);
  // In the same step in which the new scene is rendered, so that its first frame shows its top.
  useLayoutEffect(() => {
    if (opening === null || followed.current === opening) return;
    followed.current = opening;
    if (opening.by !== 'era') heading.current?.focus({ preventScroll: true });
    scrollToTop(scroller.current);
  }, [opening, heading, scroller]);
}

/** On large screens the panels scroll, on small ones the page. */
function scrollToTop(scroller: HTMLElement | null): void {
  for (const panel of document.querySelectorAll(SCROLLER)) panel.scrollTop = 0;
  scroller?.scrollIntoView({ block: 'start' });
}
