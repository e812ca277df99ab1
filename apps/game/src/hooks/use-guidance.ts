import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { GuidanceSnapshot } from '../services/guidance';
import { useServices } from '../services/services-context';

/** What follows a request for the focus: the scene's heading, and what scrolls around it. */
export interface GuidanceTargets {
  heading: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** The announcement to make; moves the focus to the scene's heading, and the scene to its top, when asked. */
export function useGuidance({ heading, scroller }: GuidanceTargets): GuidanceSnapshot {
  const { guidance } = useServices();
  const snapshot = useSyncExternalStore(
    guidance.subscribe,
    guidance.getSnapshot,
    guidance.getSnapshot,
  );
  const { focusTurn } = snapshot;
  const followed = useRef(focusTurn);
  useEffect(() => {
    if (followed.current === focusTurn) return;
    followed.current = focusTurn;
    heading.current?.focus({ preventScroll: true });
    scrollToTop(scroller.current);
  }, [focusTurn, heading, scroller]);
  return snapshot;
}

/** Puts the scene back to its top whenever the era changes. */
export function useSceneTop(scroller: RefObject<HTMLElement | null>, activeSlug: string): void {
  const shown = useRef(activeSlug);
  useEffect(() => {
    if (shown.current === activeSlug) return;
    shown.current = activeSlug;
    scrollToTop(scroller.current);
  }, [activeSlug, scroller]);
}

/** The panel scrolls by itself on large screens, with the page on small ones. */
function scrollToTop(scroller: HTMLElement | null): void {
  scroller?.scrollTo({ top: 0 });
  scroller?.scrollIntoView({ block: 'start' });
}
