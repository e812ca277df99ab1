import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';

/** Drawn in place of every photograph, so that the baselines stay small. The end-to-end tests load the photographs. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024">
<path fill="#7f97a8" d="M0 0h1536v1024H0z"/><path fill="#59695c" d="M0 660l500-220 400 200 636-240v624H0z"/></svg>`;

/**
 * Serves the built Storybook from a path below the root, as any plain file host may. With `STORYBOOK_URL` the tests open
 * a Storybook that runs already, which shows a change without a build.
 */
export function startStorybookHost(folder: string): Promise<StaticHost> {
  const running = process.env['STORYBOOK_URL'];
  if (running !== undefined) return Promise.resolve({ url: running, stop: async () => {} });
  const base = '/some/folder/';
  return startStaticHost({
    folder,
    base,
    // Every picture loads the same files again; their names change with their content.
    cacheBelow: `${base}assets/`,
    replace: { '.avif': { type: 'image/svg+xml', text: drawing } },
  });
}
