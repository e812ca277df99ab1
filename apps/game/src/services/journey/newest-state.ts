const KEY = 'newest-states';

/** The most entries of a tab whose newest versions are kept. */
const MOST_ENTRIES = 20;

let versions: Map<string, unknown> | undefined;

/** Returns the state of the page's history entry in its newest version, also after a reload. */
export function newestState(): unknown {
  const state = history.state as unknown;
  return read().get(JSON.stringify(state)) ?? state;
}

/**
 * Keeps a newer version of the state of the page's history entry, for this tab. The history is not changed, because
 * Safari refuses changes after 100 in 30 seconds. Returns false if the entry is bare: those of all visits are alike.
 */
export function amendState(newer: unknown): boolean {
  if (history.state === null) return false;
  const key = JSON.stringify(history.state);
  // The newest is the last one.
  read().delete(key);
  read().set(key, newer);
  return true;
}

function read(): Map<string, unknown> {
  if (versions === undefined) {
    versions = new Map(stored());
    addEventListener('pagehide', store);
  }
  return versions;
}

/** Returns what an earlier page of this tab has stored. Anything else that is stored there is ignored. */
function stored(): [string, unknown][] {
  try {
    const pairs: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

function store(): void {
  const pairs = [...read()].slice(-MOST_ENTRIES);
  if (pairs.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pairs));
  } catch {
    // If storage is blocked, a reload shows a scene as it was when its entry was added.
  }
}
