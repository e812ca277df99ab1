import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import type { TestProject } from 'vitest/node';
import { dependencies } from '../../package.json';
import config from '../../tsup.config';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the server's bundle, built as for `play` from the sources under test. */
    serverBundle: string;
  }
}

/** Builds the server for the tests that start it as a process. */
export default async function setup(project: TestProject): Promise<void> {
  if (typeof config !== 'object' || Array.isArray(config))
    throw new Error('Unexpected tsup config');
  // Next to the installed packages, so that the bundle finds them.
  const folder = fileURLToPath(new URL('../../node_modules/.cache/server-tests', import.meta.url));
  await build({
    ...config,
    entry: [fileURLToPath(new URL('../main.ts', import.meta.url))],
    config: false,
    // tsup finds these in the folder in which it runs, but the tests may run in another one.
    external: Object.keys(dependencies),
    outDir: folder,
    silent: true,
  });
  project.provide('serverBundle', `${folder}/main.js`);
}
