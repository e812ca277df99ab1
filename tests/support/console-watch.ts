import type { Page } from '@playwright/test';

/** Hears everything that a page complains about; what a test did not announce fails it. */
export class ConsoleWatch {
  /** Every warning, error and uncaught exception so far, in order. */
  readonly lines: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #browserPaths: (string | RegExp)[] = [];
  readonly #judged: { line: string; browserPath: string | null }[] = [];

  /** Listens to a page. */
  install(page: Page): void {
    page.on('pageerror', (error) => this.#hear(`uncaught ${error.message}`, null));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const browser = message.text().startsWith('Failed to load resource');
      this.#hear(message.text(), browser ? pathOf(message.location().url) : null);
    });
  }

  /** Announces lines of the game's own log, which is no sign of a fault in this test; gives a look at those so far. */
  allow(pattern: RegExp): () => string[] {
    this.#allowed.push(pattern);
    return () => this.lines.filter((line) => pattern.test(line));
  }

  /** Announces the lines that the browser itself writes when it cannot load this path, or paths of this shape. */
  allowBrowserLine(path: string | RegExp): void {
    this.#browserPaths.push(path);
  }

  /** The complaints that nobody announced. */
  unexpected(): readonly string[] {
    return this.#judged
      .filter(({ line, browserPath }) =>
        browserPath === null
          ? !this.#allowed.some((pattern) => pattern.test(line))
          : !this.#browserPaths.some((path) =>
              typeof path === 'string' ? path === browserPath : path.test(browserPath),
            ),
      )
      .map(({ line, browserPath }) => (browserPath === null ? line : `${line} (${browserPath})`));
  }

  #hear(line: string, browserPath: string | null): void {
    this.lines.push(line);
    this.#judged.push({ line, browserPath });
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
