import type { Page } from '@playwright/test';

/** Records a page's console warnings and errors; one that the test does not allow fails the test. */
export class ConsoleWatch {
  /** Every warning, error and uncaught exception so far, in order. */
  readonly lines: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #browserPaths: (string | RegExp)[] = [];
  readonly #records: { line: string; browserPath: string | null }[] = [];

  /** Starts to record the console and the uncaught exceptions of a page. */
  install(page: Page): void {
    page.on('pageerror', (error) => this.#record(`uncaught ${error.message}`, null));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // A hint that a stylesheet waited for its script. It depends on the speed of the machine.
      if (message.text().includes('was preloaded using link preload but not used')) return;
      const browser = message.text().startsWith('Failed to load resource');
      this.#record(message.text(), browser ? pathOf(message.location().url) : null);
    });
  }

  /** Allows lines of the game's log that match; returns a function that returns the matching lines so far. */
  allow(pattern: RegExp): () => string[] {
    this.#allowed.push(pattern);
    return () => this.lines.filter((line) => pattern.test(line));
  }

  /** Allows the browser's own line for a failed request to this path, or to paths that match. */
  allowBrowserLine(path: string | RegExp): void {
    this.#browserPaths.push(path);
  }

  /** Returns the lines that no test has allowed. */
  unexpected(): readonly string[] {
    return this.#records
      .filter(({ line, browserPath }) =>
        browserPath === null
          ? !this.#allowed.some((pattern) => pattern.test(line))
          : !this.#browserPaths.some((path) =>
              typeof path === 'string' ? path === browserPath : path.test(browserPath),
            ),
      )
      .map(({ line, browserPath }) => (browserPath === null ? line : `${line} (${browserPath})`));
  }

  #record(line: string, browserPath: string | null): void {
    this.lines.push(line);
    this.#records.push({ line, browserPath });
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
