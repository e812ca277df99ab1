// @ts-check
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Returns the path of something below tests/performance. */
const below = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The folder of the page in plain HTML. */
export const htmlFloor = below('floors/html');

/** Builds the page drawn by React, and returns the folder of what was built. */
export async function buildReactFloor() {
  const outDir = below('../../node_modules/.cache/performance/react-floor');
  // Vite keeps an environment that is set, and the rules' benchmark sets "test", which would build React for development.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: below('floors/react'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outDir;
}
