import { whenIdle } from '../when-idle';
import type { Device } from './device';

const KEY = 'journey';

/** Returns the browser as a device. History and storage may refuse: the game then plays on without them. */
export function browserDevice(): Device {
  scrollByOurselves();
  return {
    history: {
      state: () => history.state as unknown,
      push: (state) => attempt(() => history.pushState(state, '', address())),
      replace: (state) => attempt(() => history.replaceState(state, '')),
      back: () => history.back(),
      hasFragment: () => location.hash !== '',
      isLoadedByMove,
      onMove: (listener) => addEventListener('popstate', listener),
    },
    storage: {
      read() {
        try {
          return localStorage.getItem(KEY);
        } catch {
          return null;
        }
      },
      write: (text) => attempt(() => localStorage.setItem(KEY, text)),
    },
    now: () => Date.now(),
    whenIdle(job) {
      const run = () => {
        removeEventListener('pagehide', run);
        callOff();
        job();
      };
      const callOff = whenIdle(run);
      addEventListener('pagehide', run);
    },
  };
}

/**
 * Leaves the place in a scene to the game, which opens each at its top. Only a reload scrolls to where the
 * visitor was.
 */
function scrollByOurselves(): void {
  const restore = (how: ScrollRestoration) => attempt(() => (history.scrollRestoration = how));
  restore('manual');
  addEventListener('pagehide', () => restore('auto'));
  addEventListener('pageshow', () => restore('manual'));
}

/** Returns the page's address without the era that it opened with, which a new scene need not be of. */
function address(): string {
  const { pathname, search } = location;
  const parameters = new URLSearchParams(search);
  parameters.delete('era');
  const rest = parameters.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

function isLoadedByMove(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Returns whether something that a browser may refuse has worked. */
function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
