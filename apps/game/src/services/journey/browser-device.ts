import { whenIdle } from '../when-idle';
import type { Device } from './device';

const KEY = 'journey';

/** Returns the browser as a device. History and storage may refuse: the game then plays on without them. */
export function browserDevice(): Device {
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
