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
