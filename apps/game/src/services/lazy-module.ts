import { loadLaterStyles } from './later-styles';
import { loadOnce } from './loading';
import { LOAD_PATIENCE_MS, withTimeLimit } from './time-limit';

/** Code of the page that is loaded later. */
export interface LazyModule<Exports> {
  /** Resolves with its exports once code and styles are loaded. Loads them once; a call after a failure tries again. */
  readonly load: () => Promise<Exports>;
}

/** Creates a lazy module from the import of its code. It waits for the later styles, because its own are among them. */
export function createLazyModule<Exports>(code: () => Promise<Exports>): LazyModule<Exports> {
  let failedAddress: string | null = null;

  async function loadCode(): Promise<Exports> {
    try {
      return await code();
    } catch (error) {
      const before = failedAddress;
      failedAddress = addressIn(error);
      if (before === null) throw error;
      // A browser may repeat a failed import's error without a new request for as long as the page is open.
      return (await import(/* @vite-ignore */ `${before}?again=${Date.now()}`)) as Exports;
    }
  }

  return {
    load: loadOnce(async () => {
      const [exports] = await withTimeLimit(
        Promise.all([loadCode(), loadLaterStyles()]),
        LOAD_PATIENCE_MS,
      );
      return exports;
    }),
  };
}

/** Returns the address that a failed import names, or null in browsers that do not report it. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/\S+\.js/.exec(String(error))?.[0] ?? null;
}
