import { useEffect, useState } from 'react';

/** The part of an element that must be inside the window, so that somebody may be looking at it. */
const LEAST_PART = 0.15;

/** Returns whether an element is outside the window, or inside it with a small part only. True until that is known. */
export function useOffScreen(element: Element | null): boolean {
  const [offScreen, setOffScreen] = useState(true);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setOffScreen((entries.at(-1)?.intersectionRatio ?? 0) < LEAST_PART),
      { threshold: LEAST_PART },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return offScreen;
}
