import { withTimeLimit } from './time-limit';

/** Returns a function that loads something once for all callers; after a failure the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

/** Loads what presses on the bars need once eras fade. Never rejects: without it, such a press may be lost. */
export function loadBarPresses(): Promise<void> {
  return import('./bar-presses').then(
    ({ keepBarPresses }) => keepBarPresses(),
    () => {},
  );
}

/** How long a module may take, in milliseconds, before it counts as failed: enough for a slow phone. */
const MODULE_PATIENCE_MS = 20_000;

/** Code of the page that is loaded later, with its stylesheet. */
export interface LazyModule<Exports> {
  /** Resolves with its exports once code and styles are loaded. Loads them once; a call after a failure tries again. */
  readonly load: () => Promise<Exports>;
}

/**
 * Creates a lazy module from the address of its stylesheet and the import of its code. `apply` makes the stylesheet
 * apply, which without it applies as soon as it has loaded.
 */
export function createLazyModule<Exports>(
  style: string,
  code: () => Promise<Exports>,
  apply?: (link: HTMLLinkElement) => Promise<void>,
): LazyModule<Exports> {
  const loadStyle = loadOnce(() => addStylesheet(style, apply));
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
        Promise.all([loadCode(), loadStyle()]),
        MODULE_PATIENCE_MS,
      );
      return exports;
    }),
  };
}

/** Returns the address that a failed import names, or null in browsers that do not report it. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/\S+\.js/.exec(String(error))?.[0] ?? null;
}

/** Adds a stylesheet to the page and waits until it applies; removes it again if it fails. */
async function addStylesheet(
  address: string,
  apply?: (link: HTMLLinkElement) => Promise<void>,
): Promise<void> {
  // Stylesheets that arrive in another order than they stand in the page make Chromium lay out the whole page. A preload
  // that has failed once may be remembered.
  await addLink({ rel: 'preload', as: 'style', href: address }).catch(() => {});
  // A stylesheet for paper can be read, and changes nothing on the screen.
  const link = await addLink({ rel: 'stylesheet', href: address, media: apply ? 'print' : '' });
  await apply?.(link);
}

/** Adds a link to the page and waits until its file has loaded; removes it again if that fails. */
export function addLink(properties: Partial<HTMLLinkElement>): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), properties);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Failed to load ${link.href}`));
    });
    document.head.append(link);
  });
}
