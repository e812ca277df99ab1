import { builtInPeriods, eraInAddress } from '@time-traveler/game-core';
import { EARLY_KEY } from '../leave-early';
import { navigationType } from '../navigation-type';
import { whenIdle } from '../when-idle';
import type { Device } from './device';
import { amendState, newestState } from './newest-state';
import { keepPlace, returnToPlace } from './reading-place';

const KEY = 'journey';

/** Returns the browser as a device. History and storage may refuse: the game then plays on without them. */
export function browserDevice(): Device {
  scrollByOurselves();
  keepPlace();
  // One listener from the start: those that another listener adds while the page goes are not called any more.
  const waiting = new Set<() => void>();
  addEventListener('pagehide', () => waiting.forEach((run) => run()));
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
    whenIdle(job) {
      const run = () => {
        waiting.delete(run);
        callOff();
        job();
      };
      const callOff = whenIdle(run);
      waiting.add(run);
    },
  };
}

/**
 * Leaves the place in a scene to the game, which opens each at its top. Only a page that is loaded again is scrolled
 * by the browser, which finds the place in the first scene of a new visit.
 */
function scrollByOurselves(): void {
  const restore = (how: ScrollRestoration) => attempt(() => (history.scrollRestoration = how));
  restore('manual');
  addEventListener('pagehide', () => restore('auto'));
  addEventListener('pageshow', () => restore('manual'));
}

const slugs = builtInPeriods.map(({ slug }) => slug);

/** Returns the page's address without the era that it opened with, which a new scene need not be of. */
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

/** Runs something that a browser may refuse. Returns whether it has worked. */
function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
