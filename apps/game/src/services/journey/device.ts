/** One tab's history, and what the device keeps from visit to visit. */
export interface Device {
  readonly history: {
    /** Returns the state of the current entry in its newest version. */
    readonly state: () => unknown;
    /** Adds an entry after the current one. Returns false if the browser refuses, as some do after many changes. */
    readonly push: (state: unknown) => boolean;
    /** Replaces the state of the current entry. Returns false if the browser refuses. */
    readonly replace: (state: unknown) => boolean;
    /** Keeps a newer version of the current entry's state beside the history, which is not changed: browsers count changes. */
    readonly amend: (state: unknown) => boolean;
    /** Goes back by one entry, soon. */
    readonly back: () => void;
    /** Returns true if the page is in a frame, so that a move back may be one of the page around it. */
    readonly isShared: () => boolean;
    /** Returns true if the page's address has a fragment, which opens a dialog without a press. */
    readonly hasFragment: () => boolean;
    /** Returns true if a move through the history has loaded the page, not a reload or an address. */
    readonly isLoadedByMove: () => boolean;
    /** Adds a listener that is called after each move to another entry. */
    readonly onMove: (listener: () => void) => void;
  };
  readonly storage: {
    /** Returns the stored text, or null if there is none or storage is blocked. */
    readonly read: () => string | null;
    /** Stores a text; returns false if storage is blocked or full. */
    readonly write: (text: string) => boolean;
    /** Returns what pages have stored that were left before their journey was loaded, and removes it; '' if there is nothing. */
    readonly takeEarly: () => string;
    /** Adds a listener that is called when another tab, or the visitor in the browser's settings, has removed the text. */
    readonly onCleared: (listener: () => void) => void;
  };
  /** Returns to the visitor's place in the story of a page that is loaded again. */
  readonly returnToPlace: () => void;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a job after the next frame; runs it at once if the page is about to go. */
  readonly afterPaint: (job: () => void) => void;
  /** Runs a job when the device has time; runs it at once if the page is about to go. */
  readonly whenIdle: (job: () => void) => void;
}
