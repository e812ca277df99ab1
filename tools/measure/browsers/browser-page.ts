/** One page of a browser that a test drives. A method rejects if what it waits for does not come in time. */
export interface BrowserPage {
  /** Opens an address. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Its arguments and its result must survive JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element that matches a selector, once it is there. */
  click(selector: string): Promise<void>;
  /** Clicks the button with this name, once it is there. */
  press(name: string): Promise<void>;
  /** Presses a key. */
  key(name: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Returns the uncaught errors and the violations of the Content-Security-Policy so far. */
  errors(): Promise<readonly string[]>;
  /** Closes the page and forgets all that its device has stored. */
  close(): Promise<void>;
}

/** A browser of which the tests open pages. */
export interface TestBrowser {
  /** Opens an empty page of 1366 × 768 on a device of its own. */
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}
