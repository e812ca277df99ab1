const KEY = 'marked-words';

/** Returns false if the visitor has switched the marks of words off on this device. */
export function recallMarks(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // The page is rendered where there is no storage too, and storage may be blocked.
    return true;
  }
}

/** Stores whether words are marked; does nothing if storage is disabled or full. */
export function rememberMarks(marked: boolean): void {
  try {
    if (marked) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // See recallMarks.
  }
}
