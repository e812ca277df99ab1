import { builtInPeriods, eraInAddress } from '@time-traveler/game-core';
import { EARLY_KEY } from '../leave-early';
import { navigationType } from '../page';
import { afterPaint, whenIdle } from '../timing';
import type { Device } from './device';
import { amendState, newestState } from './newest-state';
import { keepPlace, returnToPlace } from './reading-place';

const KEY = 'journey';

/** Returns the browser as a device. If it refuses history or storage, the game works without them. */
export function browserDevice(): Device {
  scrollByOurselves();
  keepPlace();
  // One early listener: a listener that is added during `pagehide` is not called.
  const waiting = new Set<() => void>();
  addEventListener('pagehide', () => waiting.forEach((run) => run()));
  const onceWithin = (schedule: (run: () => void) => unknown) => (job: () => void) => {
    const run = () => {
      if (waiting.delete(run)) job();
    };
    waiting.add(run);
    schedule(run);
  };
  return {
    history: {
      state: newestState,
      push: (state) => attempt(() => history.pushState(state, '', address())),
      replace: (state) => attempt(() => history.replaceState(state, '')),
      amend: amendState,
      back: () => history.back(),
      isShared: () => parent !== window,
      hasFragment: () => location.hash !== '',
      isLoadedByMove: () => navigationType() === 'back_forward',
      onMove: (listener) => addEventListener('popstate', listener),
    },
    storage: {
      read: storedJourney,
      write: (text) => attempt(() => localStorage.setItem(KEY, text)),
      takeEarly() {
        const text = stored(EARLY_KEY);
        attempt(() => localStorage.removeItem(EARLY_KEY));
        return text ?? '';
      },
      onCleared: (listener) =>
        addEventListener('storage', ({ key, newValue }) => {
          if (key === null || (key === KEY && newValue === null)) listener();
        }),
    },
    returnToPlace: () => returnToPlace('panels'),
    now: () => Date.now(),
    afterPaint: onceWithin(afterPaint),
    whenIdle: onceWithin(whenIdle),
  };
}

/**
 * Turns the browser's scroll restoration off, because the game opens each scene at its top. While the page is left, it
 * is on again: after a reload the browser then scrolls a page that begins with the first scene.
 */
function scrollByOurselves(): void {
  const restore = (how: ScrollRestoration) => attempt(() => (history.scrollRestoration = how));
  restore('manual');
  addEventListener('pagehide', () => restore('auto'));
  addEventListener('pageshow', () => restore('manual'));
}

const slugs = builtInPeriods.map(({ slug }) => slug);

/** Returns the page's address without the era that it names: the next scene may be of another one. */
function address(): string {
  const { pathname, search } = location;
  const others = [...new URLSearchParams(search)].filter(
    ([name, value]) => name !== 'era' && eraInAddress(`?${name}=${value}`, slugs) === undefined,
  );
  return others.length === 0 ? pathname : `${pathname}?${new URLSearchParams(others)}`;
}

/** Returns the stored journey as text, or null if there is none or storage is blocked. */
export function storedJourney(): string | null {
  return stored(KEY);
}

/** Returns what is stored under a key, or null if there is nothing or storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Runs something that a browser may refuse by throwing. Returns false if it has. */
function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
