const KEY = 'picture-motion';

/** Returns true if the visitor has stopped the motion of pictures on this device. */
export function recallStopped(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    // If storage is disabled, pictures move until they are stopped again.
    return false;
  }
}

/** Stores whether the motion of pictures is stopped; does nothing if storage is disabled or full. */
export function rememberStopped(stopped: boolean): void {
  try {
    if (stopped) localStorage.setItem(KEY, 'off');
    else localStorage.removeItem(KEY);
  } catch {
    // See recallStopped.
  }
}
