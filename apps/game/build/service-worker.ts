import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds `worker/sw.ts` into `sw.js`, with the list of the game's files and their hashes. Runs after the pages
 * have been written. The page registers the worker, and its manifest is a public file.
 */
export function serviceWorker(): Plugin[] {
  let config: ResolvedConfig | undefined;
  const readConfig: Plugin = {
    name: 'service-worker-folder',
    configResolved(resolved) {
      config = resolved;
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    integration: { closeBundleOrder: 'post' },
    injectManifest: {
      minify: true,
      globPatterns: [
        'index.html',
        'assets/*.{js,css,woff2}',
        'images/*.avif',
        'audio/*.mp3',
        'favicon.svg',
        'manifest.webmanifest',
      ],
      manifestTransforms: [
        async (entries) => {
          if (config === undefined) throw new Error('The plugin has not been configured');
          const folder = path.resolve(config.root, config.build.outDir);
          const page = await readFile(path.join(folder, 'index.html'));
          return { manifest: entries.map((entry) => asPage(entry, page)) };
        },
      ],
    },
  });
  return [readConfig, ...plugins];
}

/**
 * Sets the page's address to the one that visitors open, and adds a hash that the browser checks: a page of another build,
 * published while the worker installs, must not come in.
 */
function asPage<Entry extends { url: string }>(entry: Entry, page: Uint8Array): Entry {
  if (entry.url !== 'index.html') return entry;
  const integrity = `sha384-${createHash('sha384').update(page).digest('base64')}`;
  return { ...entry, url: './', integrity };
}
