/** What a device remembers of something that a visitor can switch off. */
export interface SwitchMemory {
  /** Returns false if the visitor has switched it off on this device. */
  readonly recall: () => boolean;
  /** Stores whether it is on; does nothing if storage is disabled or full. */
  readonly remember: (on: boolean) => void;
}

/** Creates the memory of a switch that is on unless the visitor has switched it off. `key` is its name in the storage. */
export function createSwitchMemory(key: string): SwitchMemory {
  return {
    recall() {
      try {
        return localStorage.getItem(key) !== 'off';
      } catch {
        // The page is rendered where there is no storage too, and storage may be blocked.
        return true;
      }
    },
    remember(on) {
      try {
        if (on) localStorage.removeItem(key);
        else localStorage.setItem(key, 'off');
      } catch {
        // See recall.
      }
    },
  };
}
